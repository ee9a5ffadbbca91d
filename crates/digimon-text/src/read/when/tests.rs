//! Made-up sentences, and what they are read as.

use super::Header;
use crate::read::lex::Text;
use crate::read::reader::{Reader, This};
use digimon::effects::language::{Condition, Happening, How, Place, TurnScope, When, Whose};
use text::{Budget, Cancel};

fn read(text: &str) -> (Header, Vec<Condition>) {
    let text = Text::new(text);
    let tokens = text.tokens();
    let budget = Budget::new(text::Bounds::CARD, &Cancel::never());
    let mut reader = Reader::new(&tokens, This::Digimon, &budget);
    let header = reader.header().unwrap();
    let header = if header.when.is_empty() { header.triggered(reader.trigger().unwrap()) } else { header };
    (header, reader.context.given.clone())
}

#[test]
fn icons_in_front() {
    let (header, _) = read("[Hand] [Main] [Once Per Turn] Draw");
    assert_eq!((header.icons.place, header.icons.per_turn), (Place::Hand, Some(1)));
    assert_eq!(header.when, [When::Main]);
    assert_eq!(read("[Security] Draw").0.when, [When::Security]);
    let (header, _) = read("[End of Opponent's Turn] Draw");
    assert_eq!((header.when, header.turn), (vec![When::EndOfTurn], TurnScope::Opponents));
    assert_eq!(read("[On Play] [End of Your Turn] Draw").0.turn, TurnScope::All);
}

#[test]
fn several_verbs_share_subject_and_way() {
    let (header, _) = read(
        "[All Turns] When one of your blue Digimon would be deleted or returned to the hand other than by your effects, x",
    );
    let ways: Vec<_> = header
        .when
        .iter()
        .map(|when| match when {
            When::Would(pattern) => (pattern.what, pattern.subject.whose, pattern.how.clone()),
            other => panic!("{other:?}"),
        })
        .collect();
    let how = How::Not(Box::new(How::ByYourEffect));
    assert_eq!(
        ways,
        [(Happening::Deleted, Whose::Yours, how.clone()), (Happening::ReturnedToHand, Whose::Yours, how)]
    );
}

#[test]
fn a_card_works_where_it_is() {
    assert_eq!(read("When this card is trashed from your deck, x").0.icons.place, Place::Anywhere);
    assert_eq!(read("When this Digimon would be deleted, x").0.icons.place, Place::Battle);
    assert_eq!(read("When you would play this card from your hand, x").0.icons.place, Place::Anywhere);
}

#[test]
fn where_it_came_from_is_a_condition() {
    let (_, given) = read("[Your Turn] When you play a red Digimon from your trash, x");
    assert_eq!(given, [Condition::CameFrom(digimon::effects::language::Origin::Trash)]);
}

fn pattern(text: &str) -> digimon::effects::language::Pattern {
    match read(text).0.when.as_slice() {
        [When::When(pattern) | When::Would(pattern)] => pattern.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn cards_return_from_under_something() {
    let one =
        pattern("When [Testmon] returns to the bottom of the deck from this Digimon's digivolution cards, x");
    let two = pattern(
        "When [Testmon] is placed from this Digimon's digivolution cards at the bottom of its owner's deck, x",
    );
    assert_eq!(one, two);
    assert_eq!(one.what, Happening::AddedToDeck);
    assert!(one.other.is_some());
}

#[test]
fn levels_before_and_after() {
    let levels = pattern("When one of your Digimon would digivolve from level 4 to level 5, x");
    let said = pattern("When one of your level 4 Digimon would digivolve into a level 5 card, x");
    assert_eq!(levels, said);
}

#[test]
fn what_this_is_like_and_what_befalls_it() {
    let text =
        "When this Digimon has [Test] in its name and an effect would delete it or return it to your hand, x";
    let when = read(text).0.when;
    let [When::Would(one), When::Would(two)] = when.as_slice() else { panic!("{when:?}") };
    assert_eq!((one.what, two.what), (Happening::Deleted, Happening::ReturnedToHand));
    assert_eq!((&one.how, one.subject.of.len()), (&How::ByEffect, 2));
}
