//! The checks can fail: a card that does something else than it says is found out.

use crate::exercise::{Options, Trial};
use crate::hold;
use crate::report::Verdict;
use crate::subject::{Section, Subject, Text};
use crate::{blank, plan};
use digimon::card::{Card, Color, Colors, Digivolution};
use digimon::effects::language::{
    Amount, Area, Cmp, Condition, Continuous, Does, Duration, Effect, Filter, Icons, Keyword, Modifier, Noun,
    On, Place, Stat, Step, Target, TurnScope, When, Whose,
};

fn card() -> Card {
    let from = vec![Filter::Stat(Stat::Level, Cmp::Exactly, Amount::N(3))];
    Card {
        colors: Colors::NONE.with(Color::Red),
        digivolution: vec![Digivolution { from, cost: digimon::card::Cost(2), condition: None }],
        ..blank::digimon("Tested", 4, 6000)
    }
}

/// What comes of a card that says the one and does the other.
fn verdict(said: &Effect, played: &Effect) -> Verdict {
    let card = card();
    let subject = Subject { card: &card, section: Section::Main, nth: 0, text: Text::Effect(said.clone()) };
    let options = Options::default();
    if said.is_persistent() {
        return hold::Trial { subject: &subject, said, played, tokens: &[], options }.run();
    }
    let mut trial = Trial::of(&subject, said, &[], options);
    trial.played = played;
    trial.run()
}

/// What is said is exercised if it is done, and found out if something else is.
fn found_out(said: &Effect, played: &Effect) {
    assert_eq!(verdict(said, said), Verdict::Exercised, "{said:?}");
    let other = verdict(said, played);
    assert!(matches!(other, Verdict::Failed { .. }), "{played:?}: {other:?}");
}

fn on_play(step: Step) -> Effect {
    blank::effect(When::OnPlay, vec![step])
}

fn digimon(whose: Whose, filters: &[Filter]) -> Noun {
    let mut of = vec![Filter::Digimon];
    of.extend(filters.iter().cloned());
    Noun { whose, from: vec![Area::Battle], of }
}

fn up_to(dp: i32) -> Target {
    plan::choose(digimon(Whose::Opponents, &[Filter::Stat(Stat::Dp, Cmp::AtMost, Amount::N(dp))]))
}

#[test]
fn a_wrong_amount() {
    let memory = |n| on_play(Step::Memory(Whose::Yours, Amount::N(n)));
    found_out(&memory(2), &memory(1));
    let draw = |n| on_play(Step::Draw(Whose::Yours, Amount::N(n)));
    found_out(&draw(1), &draw(2));
    let recover = |n| on_play(Step::Recover(Whose::Yours, Amount::N(n)));
    found_out(&recover(1), &recover(2));
}

#[test]
fn wrong_dp() {
    let give = |n| on_play(Step::Give(up_to(9000), vec![Modifier::Dp(Amount::N(n))], Duration::Turn));
    found_out(&give(2000), &give(1000));
}

#[test]
fn a_wrong_player() {
    found_out(
        &on_play(Step::Draw(Whose::Yours, Amount::N(1))),
        &on_play(Step::Draw(Whose::Opponents, Amount::N(1))),
    );
}

#[test]
fn a_target_that_does_not_fit() {
    found_out(&on_play(Step::Delete(up_to(3000))), &on_play(Step::Delete(up_to(30_000))));
}

#[test]
fn a_target_that_is_not_offered() {
    found_out(&on_play(Step::Delete(up_to(8000))), &on_play(Step::Delete(up_to(2000))));
}

#[test]
fn a_duration_that_does_not_end() {
    let target = || plan::choose(digimon(Whose::Yours, &[Filter::Other]));
    let dp = vec![Modifier::Dp(Amount::N(1000))];
    let blocker = vec![Modifier::Keyword(Keyword::Blocker)];
    for given in [dp, blocker] {
        let lasts = |duration| on_play(Step::Give(target(), given.clone(), duration));
        found_out(&lasts(Duration::Turn), &lasts(Duration::UntilEndOfTurn(Whose::Opponents)));
        found_out(&lasts(Duration::UntilEndOfTurn(Whose::Opponents)), &lasts(Duration::Turn));
    }
}

#[test]
fn a_wrong_branch() {
    let if_any = |condition| {
        on_play(Step::If(
            condition,
            blank::block(vec![Step::Draw(Whose::Yours, Amount::N(1))]),
            blank::block(Vec::new()),
        ))
    };
    let theirs = digimon(Whose::Opponents, &[Filter::Suspended]);
    found_out(&if_any(Condition::Any(theirs.clone())), &if_any(Condition::None(theirs)));
}

#[test]
fn a_limit_that_is_not_kept() {
    let icons = |per_turn| Icons { per_turn, place: Place::Battle };
    let attack = |per_turn| Effect {
        icons: icons(per_turn),
        ..blank::effect(When::WhenAttacking, vec![Step::Memory(Whose::Yours, Amount::N(1))])
    };
    found_out(&attack(Some(1)), &attack(Some(2)));
    let main = |per_turn| Effect {
        icons: icons(per_turn),
        ..blank::effect(When::Main, vec![Step::Memory(Whose::Yours, Amount::N(1))])
    };
    found_out(&main(Some(1)), &main(Some(3)));
}

fn holds(turn: TurnScope, on: On, modifier: Modifier) -> Effect {
    let statement = Continuous { condition: None, on, is: vec![modifier] };
    Effect { when: vec![When::Always], turn, icons: Icons::default(), does: Does::Hold(vec![statement]) }
}

#[test]
fn what_holds_too_much_or_in_the_wrong_turn() {
    let dp = |n| Modifier::Dp(Amount::N(n));
    found_out(&holds(TurnScope::All, On::This, dp(2000)), &holds(TurnScope::All, On::This, dp(1000)));
    found_out(&holds(TurnScope::Yours, On::This, dp(1000)), &holds(TurnScope::All, On::This, dp(1000)));
}

#[test]
fn what_holds_for_others() {
    let on = |filters: &[Filter]| On::All(digimon(Whose::Yours, filters));
    let blocker = || Modifier::Keyword(Keyword::Blocker);
    let red = Filter::Color(Color::Red);
    let dp = || Modifier::Dp(Amount::N(1000));
    found_out(
        &holds(TurnScope::All, on(std::slice::from_ref(&red)), dp()),
        &holds(TurnScope::All, on(&[]), dp()),
    );
    found_out(
        &holds(TurnScope::All, on(&[]), blocker()),
        &holds(TurnScope::All, on(std::slice::from_ref(&red)), blocker()),
    );
}

#[test]
fn a_restriction_that_does_not_hold() {
    use digimon::effects::language::{How, Restriction};
    let cannot = |restriction| holds(TurnScope::All, On::This, Modifier::Cannot(restriction));
    found_out(
        &cannot(Restriction::BeDeleted(How::ByOpponentsEffect)),
        &cannot(Restriction::BeReturnedToHand(How::ByOpponentsEffect)),
    );
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let cards = digimon::builtin::cards();
    let some = |card: &Card| card.number.as_str().starts_with("ST1-");
    let once = crate::exercise(&cards, some, Options::default());
    assert_eq!(once, crate::exercise(&cards, some, Options::default()));
}
