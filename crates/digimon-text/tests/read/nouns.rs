//! Made-up sentences with all sorts of noun phrases, and the steps that they are read as.

use crate::all_say;

#[test]
fn what_is_said_once_of_two_kinds() {
    all_say(&[
        (
            "[On Play] Return 1 blue Tamer card or Option card from your trash to the hand.",
            "of:[AnyOf([Tamer,Option]),Color(Blue)]",
        ),
        (
            "[On Play] Return 1 Digimon card or Option card with the [Mist] trait from your trash to the hand.",
            "of:[AnyOf([Digimon,Option]),Trait(\"Mist\")]",
        ),
        (
            "[On Play] Return 1 Digimon card or 1 Option card with the [Mist] trait from your trash to the hand.",
            "of:[AnyOf([Digimon,AllOf([Option,Trait(\"Mist\")])])]",
        ),
        (
            "[On Play] Return 1 [Mist] and [Fog] trait Digimon card from your trash to the hand.",
            "of:[Digimon,Trait(\"Mist\"),Trait(\"Fog\")]",
        ),
        (
            "[On Play] Return 1 Digimon card with the [Mist] trait and 1 such Option card from your trash to the hand.",
            "from:[Trash],of:[Option,Trait(\"Mist\")]",
        ),
        (
            "[On Play] By placing this Digimon and 1 [Foo] and 1 [Bar] from your trash under 1 of your Tamers, gain 1 memory.",
            "Together([This,Choose((from:(whose:Yours,from:[Trash],of:[Name(\"Foo\")]),as:(0)))",
        ),
    ]);
}

#[test]
fn places_that_go_without_saying() {
    all_say(&[
        (
            "[On Play] 1 of your [Foo] gets +1000 DP for the turn.",
            "(whose:Yours,from:[Battle],of:[Name(\"Foo\")])",
        ),
        (
            "[On Play] Reveal the top 3 cards of your deck. You may play 1 [Foo] without paying the cost. Trash the rest.",
            "(whose:Any,from:[Revealed],of:[Name(\"Foo\")])",
        ),
        (
            "[On Play] 1 of your Digimon on the field gets +1000 DP for the turn.",
            "(whose:Yours,from:[Battle,Breeding],of:[Digimon])",
        ),
        (
            "[On Play] You may play 1 card with the same color as any of your Digimon on the field from your hand without paying the cost.",
            "(whose:Yours,from:[Hand],of:[SameColorAs(All((whose:Yours,from:[Battle,Breeding],of:[Digimon])))])",
        ),
    ]);
}

#[test]
fn what_was_counted_before() {
    all_say(&[
        (
            "[On Play] If you have 3 or more security cards, delete 1 of your opponent's Digimon. If you have 2 or fewer, gain 1 memory.",
            "If(Compare(Count((whose:Yours,from:[Security],of:[])),AtMost,N(2))",
        ),
        (
            "[On Play] You may trash up to 2 cards in your hand. For each one, gain 1 memory.",
            "Memory(Yours,For(count:Done(Trashed),every:1,each:1))",
        ),
        (
            "[On Play] If either player has 5 or more cards in their hand, gain 1 memory.",
            "AnyOf([Compare(Count((whose:Yours,from:[Hand],of:[])),AtLeast,N(5)),Compare(Count((whose:Opponents,from:[Hand],of:[])),AtLeast,N(5))])",
        ),
    ]);
}

#[test]
fn the_common_word_comes_once() {
    all_say(&[
        (
            "[On Play] Reveal the top 3 cards of your deck. Add 1 red and 1 white Tamer card among them to the hand. Trash the rest.",
            "Each([(from:(whose:Any,from:[Revealed],of:[Tamer,Color(Red)]),as:(0)),(from:(whose:Any,from:[Revealed],of:[Tamer,Color(White)]),as:(1))])",
        ),
        (
            "[On Play] Suspend 1 of your opponent's level 3, 1 of their level 4 and 1 of their level 6 Digimon.",
            "(from:(whose:Opponents,from:[Battle],of:[Digimon,Stat(Level,Exactly,N(4))]),as:(1))",
        ),
        (
            "[On Play] Reveal the top 3 cards of your deck. Add 1 [Foo] and 1 red card with [Bar] in its name among them to the hand. Trash the rest.",
            "of:[Name(\"Foo\")]",
        ),
        (
            "[On Play] Reveal the top 3 cards of your deck. Add 1 Tamer card and 1 Option card―both with the [Mist] trait―among them to the hand. Trash the rest.",
            "(from:(whose:Any,from:[Revealed],of:[Tamer,Trait(\"Mist\")]),as:(0))",
        ),
        (
            "[On Play] Return all red cards and all Option cards from your trash to the bottom of the deck.",
            "All((whose:Yours,from:[Trash],of:[AnyOf([Color(Red),Option])]))",
        ),
    ]);
}

#[test]
fn cards_under_cards() {
    all_say(&[
        (
            "[On Play] This Digimon with a [Mist] trait Tamer card in its digivolution cards gets +1000 DP for the turn.",
            "Is(This,[With((whose:Any,from:[Battle],of:[Tamer,Trait(\"Mist\")]))])",
        ),
        (
            "[On Play] If this Digimon has a digivolution card with [Foo] in its name, gain 1 memory.",
            "Is(This,[With((whose:Any,from:[Battle],of:[NameContains(\"Foo\")]))])",
        ),
        (
            "[On Play] If this Digimon has 2 or fewer cards under it, gain 1 memory.",
            "Is(This,[Stat(DigivolutionCards,AtMost,N(2))])",
        ),
        (
            "[On Play] If this Digimon has 3 or more colors in its digivolution cards, gain 1 memory.",
            "Compare(Different(Colors,(whose:Any,from:[Under(This)],of:[])),AtLeast,N(3))",
        ),
        (
            "[On Play] By deleting this Digimon with 4 or more cards with different names in its digivolution cards, gain 1 memory.",
            "If(Compare(Different(Name,(whose:Any,from:[Under(This)],of:[])),AtLeast,N(4)),[By([Delete(This)]",
        ),
        (
            "[On Play] If all of your Tamers are suspended, gain 1 memory.",
            "None((whose:Yours,from:[Battle],of:[Tamer,Unsuspended]))",
        ),
        (
            "[On Play] Use 1 Option card with [Foo] in its name or that's red and has a use cost of 2 or less from your hand without paying the cost.",
            "AnyOf([NameContains(\"Foo\"),AllOf([Color(Red),Stat(Cost,AtMost,N(2))])])",
        ),
    ]);
}

#[test]
fn what_else_a_player_has() {
    all_say(&[
        (
            "[On Play] If you have 2 or fewer security cards and a red Tamer, gain 1 memory.",
            "If(All([Compare(Count((whose:Yours,from:[Security],of:[])),AtMost,N(2)),Any((whose:Yours,from:[Battle],of:[Tamer,Color(Red)]))])",
        ),
        (
            "[On Play] If you have [Foo] and [Bar] in play, gain 1 memory.",
            "If(All([Any((whose:Yours,from:[Battle],of:[Name(\"Foo\")])),Any((whose:Yours,from:[Battle],of:[Name(\"Bar\")]))])",
        ),
        (
            "[On Play] If [Foo] and [Bar] are in this Digimon's digivolution cards, gain 1 memory.",
            "If(All([Any((whose:Any,from:[Under(This)],of:[Name(\"Foo\")])),Any((whose:Any,from:[Under(This)],of:[Name(\"Bar\")]))])",
        ),
        (
            "[When Attacking] If attacking a Digimon with DP higher than this Digimon, gain 1 memory.",
            "If(Is(AttackTarget,[Digimon,Stat(Dp,More,Of(Dp,This))])",
        ),
    ]);
}

#[test]
fn numbers_of_others() {
    all_say(&[
        (
            "[On Play] Delete 1 of your opponent's Digimon. For each level of the Digimon deleted by this effect, gain 1 memory.",
            "Memory(Yours,For(count:Of(Level,Done(Deleted)),every:1,each:1))",
        ),
        (
            "[On Play] Gain 1 memory for each digivolution card this Digimon has with the [Mist] trait.",
            "Count((whose:Any,from:[Under(This)],of:[Trait(\"Mist\")]))",
        ),
        (
            "[On Play] Delete any number of your opponent's Digimon whose total DP adds up to equal or less than this Digimon's DP.",
            "total:Some((Dp,AtMost,Of(Dp,This)))",
        ),
    ]);
}

#[test]
fn as_much_as_one_of_several() {
    all_say(&[
        (
            "[On Play] Delete 1 of your opponent's Digimon with as much or less DP as 1 of your Tamers.",
            "Stat(Dp,AtMost,Most(Dp,(whose:Yours,from:[Battle],of:[Tamer])))",
        ),
        (
            "[On Play] Delete any number of your opponent's Digimon whose combined play costs are less than or equal to the play cost of 1 of your Digimon.",
            "total:Some((PlayCost,AtMost,Most(PlayCost,(whose:Yours,from:[Battle],of:[Digimon]))))",
        ),
        (
            "[On Play] Reveal the top 3 cards of your deck. Add 1 card with [Foo] in its name, 1 [Bar], or 1 red Tamer card among them to the hand. Trash the rest.",
            "of:[AnyOf([NameContains(\"Foo\"),Name(\"Bar\"),AllOf([Tamer,Color(Red)])])]",
        ),
        (
            "[On Play] Delete 1 of your opponent's Digimon. If a Digimon with 9000 DP or more is deleted by this effect, gain 1 memory.",
            "If(Compare(Of(Dp,Done(Deleted)),AtLeast,N(9000))",
        ),
    ]);
}
