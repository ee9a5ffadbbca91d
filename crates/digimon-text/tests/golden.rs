//! What effects read like, word for word. The effects are made up here.

use digimon::card::{Card, Category};
use digimon::effects::language::Effect;
use digimon_text::{write_card, write_effect, write_effect_of};
use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

fn read<T: DeserializeOwned>(text: &str) -> T {
    let options =
        Options::default().with_default_extension(Extensions::UNWRAP_NEWTYPES | Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Each effect and its text.
fn reads(pairs: &[(&str, &str)]) {
    for (effect, text) in pairs {
        assert_eq!(write_effect(&read::<Effect>(effect)), *text, "\n{effect}");
    }
}

/// An effect with [On Play] that does this, and its text behind the icon.
fn does(pairs: &[(&str, &str)]) {
    for (steps, text) in pairs {
        let effect: Effect = read(&format!("(when: [OnPlay], does: Run([{steps}]))"));
        assert_eq!(write_effect(&effect), format!("[On Play] {text}"), "\n{steps}");
    }
}

/// A persistent effect in all turns, and its text behind the icon.
fn holds(pairs: &[(&str, &str)]) {
    for (statement, text) in pairs {
        let effect: Effect = read(&format!("(when: [Always], does: Hold([{statement}]))"));
        assert_eq!(write_effect(&effect), format!("[All Turns] {text}"), "\n{statement}");
    }
}

#[test]
fn timings() {
    reads(&[
        (
            "(when: [OnPlay, WhenDigivolving], icons: (per_turn: 1), does: Run([Draw(Yours, N(2))]))",
            "[On Play] [When Digivolving] [Once Per Turn] <Draw 2>",
        ),
        (
            "(when: [StartOfTurn], turn: Opponents, does: Run([Memory(Yours, N(-1))]))",
            "[Start of Opponent's Turn] Lose 1 memory.",
        ),
        (
            "(when: [StartOfMainPhase], turn: Yours, does: Run([Hatch]))",
            "[Start of Your Main Phase] Hatch a Digi-Egg.",
        ),
        ("(when: [EndOfTurn], does: Run([Suspend(This)]))", "[End of All Turns] Suspend this Digimon."),
        (
            "(when: [Counter], icons: (place: Hand), does: Run([BlastDigivolve]))",
            "[Hand] [Counter] <Blast Digivolve>",
        ),
        (
            "(when: [Main], icons: (place: Trash, per_turn: 2), does: Run([Recover(Yours, N(1))]))",
            "[Trash] [Main] [Twice Per Turn] <Recovery +1 (Deck)>",
        ),
    ]);
}

#[test]
fn triggers() {
    reads(&[
        (
            "(when: [When((what: Played, subject: (whose: Yours, of: [Tamer, Color(Red)])))], turn: Yours, \
           icons: (per_turn: 1), does: Run([Give(Triggering, [Cannot(Suspend)], Turn)]))",
            "[Your Turn] [Once Per Turn] When any of your red Tamers are played, those Tamers can't suspend for the turn.",
        ),
        (
            "(when: [When((what: Deleted, subject: (of: [This]), how: InBattle))], does: Run([Draw(Opponents, N(1))]))",
            "[All Turns] When this Digimon is deleted in battle, your opponent draws 1 card.",
        ),
        (
            "(when: [When((what: Attacks, subject: (whose: Opponents, of: [Digimon]), other: (whose: Yours, of: [Digimon])))], \
           turn: Opponents, does: Run([EndAttack]))",
            "[Opponent's Turn] When any of your opponent's Digimon attack any of your Digimon, end the attack.",
        ),
        (
            "(when: [When((what: SecurityRemoved, subject: (whose: Opponents, from: [Security])))], does: Run([Unsuspend(This)]))",
            "[All Turns] When any cards are removed from your opponent's security stack, unsuspend this Digimon.",
        ),
        (
            "(when: [Would((what: Leaves, subject: (of: [This]), how: Not(ByYourEffect)))], \
           does: Run([By([Put(Choose((from: (whose: Yours, from: [Hand]))), Trash)], [Prevent(This)])]))",
            "[All Turns] When this Digimon would leave the battle area other than by your effects, by trashing 1 card in \
          your hand, prevent this Digimon from leaving the battle area.",
        ),
        (
            "(when: [When((what: Deleted, subject: (whose: Yours, of: [Digimon]))), When((what: ReturnedToHand, \
           subject: (whose: Yours, of: [Digimon])))], does: Run([Memory(Yours, N(1))]))",
            "[All Turns] When any of your Digimon are deleted or are returned to the hand, gain 1 memory.",
        ),
    ]);
}

#[test]
fn a_card_out_of_play_is_a_card() {
    let effect: Effect = read(
        "(when: [Would((what: Played, subject: (from: [Hand], of: [This])))], icons: (place: Anywhere), \
         does: Run([ChangeCost(For(count: Count((whose: Yours, of: [Tamer])), every: 1, each: -2))]))",
    );
    let text =
        "When this card would be played from your hand, reduce the play cost by 2 for each of your Tamers.";
    assert_eq!(write_effect_of(&effect, None), text);
}

#[test]
fn choices() {
    does(&[
        (
            "Delete(Choose((from: (whose: Opponents, of: [Digimon, Stat(Dp, AtMost, N(5000))]))))",
            "Delete 1 of your opponent's Digimon with 5000 DP or less.",
        ),
        (
            "Suspend(Choose((from: (whose: Opponents, of: [AnyOf([Digimon, Tamer])]), n: N(2), how_many: UpTo)))",
            "Suspend up to 2 of your opponent's Digimon or Tamers.",
        ),
        (
            "Delete(Choose((from: (whose: Opponents, of: [Digimon]), how_many: AnyNumber, total: (PlayCost, AtMost, N(7)))))",
            "Delete any number of your opponent's Digimon with a total play cost of 7 or less.",
        ),
        (
            "Put(Choose((from: (whose: Yours, from: [Trash], of: [Digimon, Stat(Level, AtMost, N(4)), \
           AnyOf([Trait(\"Beast\"), Trait(\"Bird\")])]))), Hand)",
            "Return 1 level 4 or lower Digimon card with the [Beast] or [Bird] trait from your trash to the hand.",
        ),
        (
            "Put(Choose((from: (whose: Yours, from: [Hand, Trash], of: [AnyOf([NameContains(\"Dog\"), Trait(\"Cat\")])]))), \
           SecurityBottom(Up))",
            "Place 1 card with [Dog] in its name or the [Cat] trait from your hand or trash face up as the bottom security card.",
        ),
        (
            "Put(Each([(from: (whose: Yours, from: [Under(This)], of: [Color(Red)])), (from: (whose: Yours, from: [Under(This)], \
           of: [Color(Blue)]))]), Trash)",
            "Trash 1 of this Digimon's red digivolution cards and 1 of this Digimon's blue digivolution cards.",
        ),
        (
            "Delete(All((of: [Digimon, Other, Not(Color(White)), Not(Trait(\"Holy\"))])))",
            "Delete all other non-white Digimon that don't have the [Holy] trait.",
        ),
        (
            "Delete(Choose((from: (whose: Opponents, of: [Digimon, Highest(Dp)]), by: Opponents)))",
            "Delete 1 of your opponent's Digimon with the highest DP of your opponent's choice.",
        ),
        ("Put(Top(Opponents, Security, N(2)), Trash)", "Trash your opponent's top 2 security cards."),
    ]);
}

#[test]
fn references() {
    does(&[
        (
            "Suspend(Choose((from: (whose: Opponents, of: [Digimon])))), Give(Chosen(0), [Cannot(Unsuspend)], UntilEndOfTurn(Opponents))",
            "Suspend 1 of your opponent's Digimon. Then, that Digimon can't unsuspend until your opponent's turn ends.",
        ),
        (
            "Select(Choose((from: (whose: Yours, of: [Digimon]), as: 1))), Select(Choose((from: (whose: Opponents, of: [Digimon]), \
           as: 2))), Battle(Chosen(1), Chosen(2))",
            "Choose 1 of your Digimon. Then, choose 1 of your opponent's Digimon. Then, the Digimon chosen first battles that Digimon.",
        ),
        (
            "Play(what: Choose((from: (whose: Yours, from: [Hand], of: [Digimon])))), Give(Done(Played), [Keyword(Rush)], Turn)",
            "Play 1 Digimon card from your hand without paying the cost. Then, the Digimon played by this effect gains <Rush> for the turn.",
        ),
        (
            "Delete(Choose((from: (whose: Opponents, of: [Digimon, Stat(Dp, AtMost, Of(Dp, This))]))))",
            "Delete 1 of your opponent's Digimon with as much or less DP as this Digimon.",
        ),
    ]);
}

#[test]
fn structure() {
    does(&[
        (
            "May([Put(Choose((from: (whose: Yours, from: [Hand]))), Trash), Draw(Yours, N(1))])",
            "You may trash 1 card in your hand and then <Draw 1>.",
        ),
        (
            "By([Suspend(Choose((from: (whose: Yours, of: [Tamer]))))], [Memory(Yours, N(1)), Unsuspend(This)])",
            "By suspending 1 of your Tamers, gain 1 memory. Then, unsuspend this Digimon.",
        ),
        (
            "If(Compare(Count((whose: Yours, from: [Security])), AtMost, N(3)), [Recover(Yours, N(1))], [Draw(Yours, N(1))])",
            "If you have 3 or fewer security cards, <Recovery +1 (Deck)>; otherwise, <Draw 1>.",
        ),
        (
            "AsPlayer(Opponents, [May([Put(Choose((from: (whose: Yours, from: [Hand]), n: N(2), how_many: AllOrNothing)), Trash)])]), \
           If(Not(Did(Trashed)), [Memory(Yours, N(2))])",
            "Your opponent may trash 2 cards in their hand. Then, if this effect didn't trash, gain 2 memory.",
        ),
        (
            "AsPlayer(Opponents, [Attack(who: Choose((from: (whose: Yours, of: [Digimon]))), forced: true)])",
            "Your opponent attacks with 1 of their Digimon.",
        ),
        (
            "ChooseModes(N(1), [[Draw(Yours, N(1))], [Delete(This)]])",
            "Activate 1 of the effects below:\n• <Draw 1>.\n• Delete this Digimon.",
        ),
        ("Later(EndOfTurn, [Delete(This)])", "At the end of the turn, delete this Digimon."),
        (
            "ForEach(All((whose: Yours, of: [Digimon])), 0, [May([Unsuspend(Chosen(0))])])",
            "For each of your Digimon, one after the other, you may unsuspend that Digimon.",
        ),
        (
            "Reveal(Yours, Deck, N(4)), Put(Choose((from: (from: [Revealed], of: [Is(Option)]))), Hand), PutRest(Trash)",
            "Reveal the top 4 cards of your deck. Add 1 Option card among the revealed cards to the hand. Trash the rest.",
        ),
        (
            "May([Attack(who: This, only_player: true, without_suspending: true)])",
            "This Digimon may attack a player without suspending.",
        ),
    ]);
}

#[test]
fn the_cost_of_delay_stands_above_the_effect() {
    let effect: Effect = read("(when: [Main], does: Run([By([Delay], [Memory(Yours, N(2))])]))");
    assert_eq!(write_effect_of(&effect, None), "[Main] <Delay>\n• Gain 2 memory.");
}

#[test]
fn playing_and_digivolving() {
    does(&[
        (
            "May([Digivolve(what: This, into: Choose((from: (whose: Yours, from: [Hand], of: [Digimon, Stat(Level, Exactly, N(5))]))), \
           cost: Printed(N(-2)))])",
            "This Digimon may digivolve into 1 level 5 Digimon card in your hand with the digivolution cost reduced by 2.",
        ),
        (
            "May([DnaDigivolve(into: (whose: Yours, from: [Hand], of: [Name(\"Omegamon\")]), with: ThisAndAnother)])",
            "This Digimon and 1 of your other Digimon may DNA digivolve into an [Omegamon] in your hand without paying the cost.",
        ),
        (
            "Link(what: Choose((from: (whose: Yours, from: [Trash], of: [Digimon]))), to: This, cost: Set(N(1)))",
            "Link 1 Digimon card from your trash to this Digimon for a link cost of 1.",
        ),
        (
            "Put(Choose((from: (whose: Yours, from: [Trash], of: [Digimon]))), Under(This, Bottom, Down))",
            "Place 1 Digimon card from your trash face down as this Digimon's bottom digivolution card.",
        ),
        (
            "DeDigivolve(Choose((from: (whose: Opponents, of: [Digimon]))), N(2))",
            "<De-Digivolve 2> 1 of your opponent's Digimon.",
        ),
        (
            "TrashDigivolutionCards(Choose((from: (whose: Opponents, of: [Digimon]))), Bottom, N(2))",
            "Trash the bottom 2 digivolution cards of 1 of your opponent's Digimon.",
        ),
        ("PlayToken(\"TOKEN-Pup\", N(2), Yours)", "Play 2 [Pup] Tokens."),
        (
            "PlayToken(\"TOKEN-Pup\", N(1), Opponents, Suspended)",
            "Play 1 [Pup] Token suspended to your opponent's battle area.",
        ),
        ("Activate(of: ThisCard, timing: Main)", "Activate this card's [Main] effects."),
    ]);
}

#[test]
fn what_holds() {
    holds(&[
        (
            "(while: Any((whose: Yours, of: [Tamer, Name(\"Kim\")])), is: [Dp(N(2000)), Keyword(SecurityAttack(1))])",
            "While you have a Tamer named [Kim], this Digimon gets +2000 DP and gains <Security A. +1>.",
        ),
        (
            "(on: All((whose: Opponents, of: [Digimon, NoDigivolutionCards])), is: [Cannot(Attack), Cannot(Block)])",
            "All of your opponent's Digimon with no digivolution cards can't attack or block.",
        ),
        (
            "(while: Compare(Memory, AtMost, N(-1)), is: [Unaffected(ByOpponentsEffect)])",
            "While your opponent has 1 or more memory, this Digimon can't be affected by your opponent's effects.",
        ),
        (
            "(on: Player(Opponents), is: [Cannot(Play((from: [Hand], of: [Digimon]), ByEffect))])",
            "Your opponent can't play Digimon cards from the hand by effects.",
        ),
        (
            "(is: [Effect((when: [OnDeletion], does: Run([Draw(Yours, N(1))])))])",
            "This Digimon gains \"[On Deletion] <Draw 1>\".",
        ),
        (
            "(while: Is(This, [Suspended, NameContains(\"Wolf\")]), is: [Cannot(BeDeleted(InBattle))])",
            "While this Digimon is suspended and has [Wolf] in its name, this Digimon can't be deleted in battle.",
        ),
        (
            "(is: [Dp(For(count: Of(DigivolutionCards, This), every: 2, each: 1000))])",
            "This Digimon gets +1000 DP for every 2 of this Digimon's digivolution cards.",
        ),
    ]);
}

#[test]
fn a_whole_card() {
    let card: Card = read(
        r#"(
            number: "X-1", name: "Testmon", category: Digimon, colors: [Red, Black], level: 5, dp: 7000, cost: 7,
            digivolution: [(from: [Color(Red), Stat(Level, Exactly, N(4))], cost: 3),
                           (from: [Stat(Level, Exactly, N(4)), AnyOf([NameContains("Dog"), Trait("Cat")])], cost: 2)],
            dna: [(from: [[Color(Red), Stat(Level, Exactly, N(5))], [AnyOf([Color(Blue), Color(Green)])]], cost: 0)],
            digixros: (each: 2, materials: [(of: [Name("A")]), (of: [Digimon, Trait("B")], n: 2)]),
            link: (to: [Trait("App")], cost: 1, dp: 2000, texts: (keywords: [Blocker])),
            overflow: 4,
            effects: (keywords: [SecurityAttack(-1), Decoy([Color(Black)]), Partition([Color(Red)], [Color(Black)])],
                      effects: [(when: [WhenAttacking], does: Run([Unsuspend(This)]))]),
            inherited: (effects: [(when: [Always], turn: Yours, does: Hold([(is: [Dp(N(1000))])]))]),
            security: [(when: [Security], does: Run([Play(what: ThisCard)]))],
            rules: (names: ["Dogmon"], copies: 50),
        )"#,
    );
    let text = write_card(&card);
    assert_eq!(
        text.requirements,
        [
            "[Digivolve] Red Lv.4: Cost 3",
            "[Digivolve] Lv.4 w/[Dog] in name or w/[Cat] trait: Cost 2",
            "[DNA Digivolve] Red Lv.5 + Blue/Green: Cost 0",
            "[DigiXros -2] [A] x 2 Digimon w/[B] trait",
            "[Link] [App] trait: Cost 1",
        ]
    );
    let main = [
        "<Security A. -1>",
        "<Decoy (Black)>",
        "<Partition (Red & Black)>",
        "[When Attacking] Unsuspend this Digimon.",
    ];
    assert_eq!(text.main, main);
    assert_eq!(text.inherited, ["[Your Turn] This Digimon gets +1000 DP."]);
    assert_eq!(text.link, ["+2000 DP", "<Blocker>"]);
    assert_eq!(text.security, ["[Security] Play this card without paying the cost."]);
    let rules = [
        "<Rule> Name: Also treated as [Dogmon].",
        "<Rule> Up to 50 copies of this card can be in a deck.",
        "<Overflow -4>",
    ];
    assert_eq!(text.rules, rules);
}

#[test]
fn a_tamer_is_a_tamer() {
    let effect: Effect = read("(when: [Main], does: Run([By([Suspend(This)], [Draw(Yours, N(1))])]))");
    assert_eq!(write_effect_of(&effect, Some(Category::Tamer)), "[Main] By suspending this Tamer, <Draw 1>.");
}
