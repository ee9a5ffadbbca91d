//! Sentences that we made up, and the data that they mean.

#![allow(clippy::redundant_closure_for_method_calls, reason = "the methods are not general enough")]

use crate::read::lex::Text;
use crate::read::reader::{Reader, This};
use digimon::effects::language::{
    Amount, Area, Condition, Continuous, Duration, Filter, How, Keyword, Modifier, On, Process, Restriction,
    Target, When, Whose, Word,
};
use text::{Budget, Cancel};

fn read<T>(text: &str, read: impl Fn(&mut Reader<'_>) -> Option<T>) -> Option<T> {
    let text = Text::new(text);
    let tokens = text.tokens();
    let budget = Budget::new(text::Bounds::CARD, &Cancel::never());
    let mut reader = Reader::new(&tokens, This::Digimon, &budget);
    read(&mut reader).filter(|_| reader.at_end())
}

fn holds(text: &str) -> Vec<Continuous> {
    read(text, |reader| reader.continuous()).unwrap_or_default()
}

#[test]
fn several_things_are_said_of_one_subject() {
    let statements = holds("This Digimon gains <Reboot>, gets +2000 DP, and can't be deleted in battle");
    let is = vec![
        Modifier::Keyword(Keyword::Reboot),
        Modifier::Dp(Amount::N(2000)),
        Modifier::Cannot(Restriction::BeDeleted(How::InBattle)),
    ];
    assert_eq!(statements, [Continuous { condition: None, on: On::This, is }]);
}

#[test]
fn this_with_a_quality_is_a_condition() {
    let statements = holds("This Digimon with the [Cloud] trait gets -1000 DP");
    let condition = Condition::Is(Target::This, vec![Filter::Trait(Word::new("Cloud"))]);
    let is = vec![Modifier::Dp(Amount::N(-1000))];
    assert_eq!(statements, [Continuous { condition: Some(condition), on: On::This, is }]);
}

#[test]
fn a_count_in_front_multiplies_every_number() {
    let statements =
        holds("For every 3 cards in your trash, this Digimon gets +1000 DP and gains <Security A. +1>");
    assert!(matches!(
        statements[0].is[..],
        [
            Modifier::Dp(Amount::For { every: 3, each: 1000, .. }),
            Modifier::SecurityAttack(Amount::For { every: 3, each: 1, .. }),
        ]
    ));
}

#[test]
fn players_are_told_what_they_cannot_do() {
    let statements = holds("Your opponent can't gain memory other than by Tamer effects");
    let how = How::Not(Box::new(How::ByTamersEffect));
    let is = vec![Modifier::Cannot(Restriction::GainMemory(how))];
    assert_eq!(statements, [Continuous { condition: None, on: On::Player(Whose::Opponents), is }]);
}

#[test]
fn effects_are_told_what_they_cannot_do() {
    let text = "your opponent's effects can't delete this Digimon or return it to its owner's hand or deck";
    let cannot = |restriction: fn(How) -> Restriction| Modifier::Cannot(restriction(How::ByOpponentsEffect));
    let is =
        [Restriction::BeDeleted, Restriction::BeReturnedToHand, Restriction::BeReturnedToDeck].map(cannot);
    assert_eq!(read(text, |reader| reader.restriction_sentence()), Some((Target::This, is.to_vec())));
}

#[test]
fn durations_are_told_apart() {
    let said = [
        ("for the turn", Duration::Turn),
        ("until the end of your opponent's turn", Duration::UntilEndOfTurn(Whose::Opponents)),
        ("until their turn ends", Duration::UntilEndOfTurn(Whose::Opponents)),
        ("until the end of your next turn", Duration::UntilEndOfTurn(Whose::Yours)),
        ("until the attack ends", Duration::Attack),
        ("during your opponent's next unsuspend phase", Duration::NextUnsuspendPhase),
    ];
    for (text, duration) in said {
        assert_eq!(read(text, |reader| reader.duration()), Some(duration), "{text}");
    }
}

#[test]
fn keywords_have_their_numbers_and_cards() {
    let name = |name: &str| vec![Filter::Name(Word::new(name))];
    let said = [
        ("<Security Attack -2>", Keyword::SecurityAttack(-2)),
        ("＜Fragment <3>＞", Keyword::Fragment(3)),
        ("<Link +1>", Keyword::LinkPlus(1)),
        ("<Digisorption -2>", Keyword::Digisorption(-2)),
        ("<Decoy ([Cloud] trait)>", Keyword::Decoy(vec![Filter::Trait(Word::new("Cloud"))])),
        ("<Partition ([Rain] & [Snow])>", Keyword::Partition(name("Rain"), name("Snow"))),
        ("<Blast DNA Digivolve ([Rain] + [Snow])>", Keyword::BlastDnaDigivolve(name("Rain"), name("Snow"))),
    ];
    for (text, keyword) in said {
        assert_eq!(read(text, |reader| reader.keyword()), Some(keyword), "{text}");
    }
    assert_eq!(read("<Draw 1>", |reader| reader.keyword()), None);
}

#[test]
fn effects_cannot_trash_or_play() {
    let statements = holds("Effects can't trash [Pebblemon] in this Digimon's digivolution cards");
    let [Continuous { on: On::All(noun), is, .. }] = &statements[..] else { panic!("{statements:?}") };
    assert_eq!(noun.from, [Area::Under(Box::new(Target::This))]);
    assert_eq!(is[..], [Modifier::Cannot(Restriction::BeTrashed(How::ByEffect))]);
    let statements = holds("Your opponent's effects can't trash this Digimon's stacked cards");
    let is = vec![Modifier::Cannot(Restriction::HaveStackedCardsTrashed(How::ByOpponentsEffect))];
    assert_eq!(statements, [Continuous { condition: None, on: On::This, is }]);
    let statements = holds("Your opponent's effects can't play Tamers from the trash");
    let [Continuous { on: On::Player(Whose::Opponents), is, .. }] = &statements[..] else {
        panic!("{statements:?}")
    };
    assert!(matches!(&is[..], [Modifier::Cannot(Restriction::Play(noun, How::ByEffect))]
        if noun.from == [Area::Trash] && noun.of == [Filter::Tamer]));
}

#[test]
fn a_name_is_not_joined_with_effects_of_a_timing() {
    let statements = holds(
        "While this Digimon is [Pebblemon], [Security] effects on Option cards checked by this Digimon don't activate",
    );
    let condition = Condition::Is(Target::This, vec![Filter::Name(Word::new("Pebblemon"))]);
    let is = vec![Modifier::StopsSecurityEffects(vec![Filter::Option])];
    assert_eq!(statements, [Continuous { condition: Some(condition), on: On::This, is }]);
}

#[test]
fn timings_are_attached() {
    let attached = Modifier::AlsoAt(Box::new(When::OnDeletion), Box::new(When::WhenAttacking));
    let said = [
        "Attach [When Attacking] to all of this Digimon's [On Deletion] effects",
        "This Digimon has [When Attacking] attached to all [On Deletion] effects",
    ];
    for said in said {
        assert_eq!(holds(said)[0].is, std::slice::from_ref(&attached), "{said}");
    }
}

#[test]
fn nobody_unsuspends_in_the_unsuspend_phase() {
    let statements = holds("Other than this Digimon, no Digimon can unsuspend in the unsuspend phase");
    assert_eq!(statements[0].is[..], [Modifier::Cannot(Restriction::UnsuspendInPhase)]);
    let statements = holds("Neither player's Digimon can block");
    assert!(matches!(&statements[0].on, On::All(noun) if noun.whose == Whose::Any));
}

#[test]
fn a_process_is_had_or_done() {
    let statements = holds("While this Digimon has <Blitz>, it gets +1000 DP");
    let condition = Condition::Is(Target::This, vec![Filter::HasProcess(Process::Blitz)]);
    assert_eq!(statements[0].condition, Some(condition));
    let done =
        crate::read::read_texts("[On Play] If this Digimon has the [Cloud] trait, <Blitz>.", This::Digimon);
    assert!(done.is_ok());
}
