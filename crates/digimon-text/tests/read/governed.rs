//! Made-up sentences in which a part governs another: what "for each" multiplies, how long "instead" lasts, where the
//! condition ends, between what a player chooses.

use crate::all_say;

#[test]
fn what_is_done_is_multiplied_and_not_to_whom() {
    all_say(&[
        (
            "[On Play] For each of your Tamers, to 1 of your opponent's Digimon, give -3000 DP for the turn.",
            "[Dp(For(count:Count((whose:Yours,from:[Battle],of:[Tamer])),every:1,each:-3000))],Turn)",
        ),
        (
            "[On Play] For each of your Tamers, to 1 of your opponent's Digimon, <De-Digivolve 1>.",
            "Repeat(Count((whose:Yours,from:[Battle],of:[Tamer])),[DeDigivolve(Chosen((0)),N(1))])",
        ),
    ]);
}

#[test]
fn conditions_end_at_their_comma_and_stand_behind_their_process() {
    all_say(&[
        (
            "[On Play] If you have a Tamer, Digimon played by this effect gain <Rush> for the turn.",
            "If(Any((whose:Yours,from:[Battle],of:[Tamer])),[Give(Done(Played),[Keyword(Rush)],Turn)]",
        ),
        (
            "[On Play] Gain 1 memory if you have a Tamer, and <Draw 1> if you have a Digimon.",
            "If(Any((whose:Yours,from:[Battle],of:[Tamer])),[Memory(Yours,N(1))],[]),If(Any((whose:Yours,from:[Battle],of:[Digimon])),[Draw(Yours,N(1))],[])",
        ),
        (
            "[On Play] 1 of your opponent's Digimon gets -1000 DP for the turn. If you have a Tamer, 1 of your opponent's Digimon gets -2000 DP instead.",
            "[Dp(N(-2000))],Turn)",
        ),
        (
            "[On Play] By suspending this Digimon, <Draw 1> (Draw 1 card from your deck.) If you have a Tamer, gain 1 memory.",
            "By([Suspend(This)],[Draw(Yours,N(1)),If(Any((whose:Yours,from:[Battle],of:[Tamer])),[Memory(Yours,N(1))],[])])",
        ),
    ]);
}

#[test]
fn one_of_two_targets_as_the_player_likes() {
    all_say(&[
        (
            "[On Play] Suspend 1 of your opponent's Digimon, or 2 of your opponent's Digimon with 5000 DP or less.",
            "ChooseModes(N(1),[[Suspend(",
        ),
        (
            "[On Play] By returning 1 of your opponent's level 3 Digimon or 1 of your Digimon to the hand, gain 1 memory.",
            "By([ChooseModes(N(1),[[Put(",
        ),
        ("[On Play] Delete 1 each of your opponent's level 3 and level 4 Digimon.", "Delete(Each(["),
    ]);
}

#[test]
fn adverbials_stand_in_any_order() {
    let late = "[On Play] You may play 1 red card suspended without paying the cost from your trash.";
    let early = "[On Play] You may play 1 red card from your trash without paying the cost suspended.";
    assert_eq!(crate::read(late), crate::read(early));
    all_say(&[
        (early, "from:[Trash]"),
        (
            "[On Play] Return all of your opponent's Digimon with the fewest digivolution cards to the bottom of the deck.",
            "of:[Digimon,Lowest(DigivolutionCards)]",
        ),
    ]);
}

/// What it was before lies under it.
#[test]
fn a_digivolution_to_the_same_level() {
    let said = "[Your Turn] When one of your Digimon digivolves into a same-level Digimon, gain 1 memory.";
    let asked = "[Your Turn] When one of your Digimon digivolves into a Digimon, if it digivolved into a Digimon with the same level, gain 1 memory.";
    assert_eq!(crate::read(said), crate::read(asked));
    all_say(&[(said, "If(Compare(Of(Level,TriggeringOther),Exactly,Of(Level,TopOf(")]);
}

#[test]
fn what_is_said_before_two_kinds_is_said_of_both() {
    all_say(&[
        (
            "[On Play] Play 1 [Foo] trait Digimon card or Tamer card from your hand without paying the cost.",
            "of:[AnyOf([Digimon,Tamer]),Trait(\"Foo\")]",
        ),
        (
            "[On Play] Play 1 [Foo] trait Digimon card or 1 Tamer card from your hand without paying the cost.",
            "of:[AnyOf([AllOf([Digimon,Trait(\"Foo\")]),Tamer])]",
        ),
    ]);
}

#[test]
fn one_of_each_player_is_spared() {
    all_say(&[
        (
            "[On Play] Choose 1 of each player's Digimon with the highest level and delete all other Digimon.",
            "Delete(All((whose:Any,from:[Battle],of:[Digimon,NotAmong(Together([Chosen((0)),Chosen((1))]))])))",
        ),
        ("[On Play] Delete all other Digimon.", "Delete(All((whose:Any,from:[Battle],of:[Digimon,Other])))"),
    ]);
}

#[test]
fn it_is_what_was_called_that_one_or_this_card_last() {
    all_say(&[
        (
            "[Your Turn] When one of your Digimon digivolves, by suspending this Tamer, that Digimon gets +1000 DP for the turn. Then, it may attack.",
            "Attack(who:Triggering",
        ),
        (
            "[Your Turn] When one of your Digimon digivolves, by returning this card to the bottom of the deck, activate its [Main] effects.",
            "Activate(of:ThisCard",
        ),
    ]);
}
