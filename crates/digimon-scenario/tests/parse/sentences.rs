//! Every assertion and every event has its sentence.

use super::{facts, one, with};
use digimon::effects::language::KeywordKind;
use digimon_scenario::model::*;
use table::Seat;

const STATES: &str = "
C was suspended before the battle
C was suspended before G and C fought before the attack ended
G and C fought at 5000 and 7000
G fought C at 5000 each
G fought
G and C were deleted, by 14-2-2
G and C were deleted at once
G was not deleted
A has ST1-07, ST1-03 in trash
A has exactly 2 x ST1-07 and Agumon ST1-03 in hand
A has 5 security
A has no security
A has 3 cards in hand
A has 3 cards in hand or deck or the battle area
A has exactly 2 x ST1-07, H in hand or security
A has no cards in the trash
A has memory 3
A has -1 memory
A has ST1-03, ST1-04 on top of the deck
A has H at the bottom of the deck
A does not have H in hand
memory is 3 for A
G has 7000 DP
G has no DP
G is suspended
G is not suspended
G is unsuspended
G and C are suspended
G has Blocker
G has Security Attack
G does not have Blast DNA Digivolve
G has 2 digivolution cards
G has no digivolution cards
G has 1 link card
G is over ST1-03, ST1-01
G is in the breeding area
G is not in the battle area
G is level 5
G has no level
G is ST1-07
G is now Greymon ST1-07
G checks 2 security
G checks 1 card
X is linked to G
X is under G
X is face up
it is B's turn
it is still A's turn
it is turn 4
it is the main phase
the game is won by A
the game is a draw
the game goes on
nothing is pending
no token is in the game
A knows X
B does not know X and H
A knows X, H, G is suspended
A knows ST1-04 in security, B has 2 security
nobody knows G and everybody knows A's ST1-03
nobody knows A's deck, everybody knows B's trash
A knows 2 cards in B's security
A knows no cards in B's hand
G's effect is pending
G's effect 2 is not pending
clauses 15-4-3-5, 17-1-3-1 were followed
clause 15-4-3-5 was not followed
B is not asked to block; A can pass
G is suspended and has 7000 DP
A has 5 security and G was deleted
C is suspended, G is suspended
";

const EVENTS: &str = "
the decks were shuffled
the decks were not shuffled
the opening hands were drawn
A redrew
the security stacks were set
A's turn began
turn 4 began
the draw phase began
the breeding phase did not begin
A's turn was ending
A's turn was not ending
A's turn ended
A's turn did not end
A passed
A drew 2 cards
A drew no cards
A drew ST1-04
A did not draw
A gained 2 memory
A lost 1 memory
A did not gain memory
A paid 4
A did not pay
A could not pay for H
A announced H
H was played
A played H
H was played to the breeding area
A did not play H
G digivolved into H
A digivolved G into H
G did not digivolve
A DNA digivolved into H
H was DNA digivolved into
H was used
A used H
H was linked to G
A hatched
A hatched X
X was hatched
X moved
A moved X
C was suspended
C was unsuspended
C was deleted
X was trashed
X was put in the trash
X was returned to the hand
X was added to hand
X was put on top of the deck
X was returned at the bottom of the deck
X was put at the bottom of the Digi-Egg deck
X was placed on top of security face up
X was placed at the bottom of security
X was put under G
X was placed in the battle area
X was removed from the game
G was de-digivolved
G was de-digivolved by 2
X was flipped
X was revealed
A looked at 3 cards
A looked at X
A shuffled
G attacked the player
G attacked C
G attacked
G did not attack
the attack was switched to C
the attack was switched to the player
the attack was not switched
C blocked
C did not block
the attack ended
the attack did not end
the attack hit nothing
the attack hit something
G checked ST1-04
G checked 2 cards
G checked security
ST1-04 was checked
G did not check security
G's effect triggered
G's effect triggered twice
G's effect did not trigger
G's effect was activated
G's effect was lost
G's effect was declined
A declined G's effect
G was spared
G was unaffected
an effect was given to G
an effect was given
G was given an effect
a rule check removed G
there was a rule check
there was no battle
something was put off
nothing was put off
a loop was found
no loop was found
the loop stopped after 3 times
A won
the game was drawn
C was suspended 3 times
";

#[test]
fn every_assertion_has_its_words() {
    for line in STATES.trim().lines() {
        assert!(!facts(line).is_empty(), "{line}");
    }
    let dp = Fact::Own(DigimonFact::Cards { of: subjects("G"), fact: CardFact::Dp(Some(2000)), yes: true });
    assert_eq!(facts("G has 2000 DP"), [dp]);
    let keyword = CardFact::Keyword(KeywordKind::SecurityAttack);
    let without = Fact::Own(DigimonFact::Cards { of: subjects("G"), fact: keyword, yes: false });
    assert_eq!(facts("G does not have Security Attack"), [without]);
}

/// The reference that a sentence about it starts with.
fn subjects(alias: &str) -> Vec<Ref> {
    match facts(&format!("{alias} is suspended")).remove(0) {
        Fact::Own(DigimonFact::Cards { of, .. }) => of,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_event_has_its_sentence() {
    for line in EVENTS.trim().lines() {
        let found = facts(line);
        assert!(matches!(&found[..], [Fact::Happened { .. }]), "{line}: {found:?}");
    }
}

#[test]
fn it_can_be_said_who_knows_what() {
    let [Fact::Own(DigimonFact::Knows(one)), Fact::Own(DigimonFact::Cards { .. })] =
        &facts("A knows X, H, G is suspended")[..]
    else {
        panic!()
    };
    assert!(matches!(&one.what, Seen::Cards(cards) if cards.len() == 2) && one.yes);
    let pile = Seen::All(Seat::A, Place::Deck);
    let nobody = Knows { who: Seat::BOTH.to_vec(), what: pile, yes: false };
    assert_eq!(facts("nobody knows A's deck"), [Fact::Own(DigimonFact::Knows(nobody))]);
    let some = Seen::Some(2, Seat::B, Place::Security);
    let knows = Knows { who: vec![Seat::A], what: some, yes: true };
    assert_eq!(facts("A knows 2 cards in B's security"), [Fact::Own(DigimonFact::Knows(knows))]);
}

#[test]
fn then_may_look_back_to_the_last_choice_only() {
    let scenario =
        one(&with("A passes\nthen since the last choice\n   A did not draw\nthen B is asked to block"));
    let Step::Check(check) = &scenario.script[1] else { panic!() };
    assert_eq!(check.since, Since::LastChoice);
    assert_eq!(scenario.script.len(), 3);
}
