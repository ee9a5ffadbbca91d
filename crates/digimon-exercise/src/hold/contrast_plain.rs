//! DCG 16: keywords that never trigger: the same scene with the keyword and without it.

use super::without;
use crate::cause::attacker;
use crate::exercise::{Options, play};
use crate::plan::{Act, Aim, At, Plan};
use crate::player::Course;
use crate::report::Verdict;
use crate::stage::{Made, OPPONENT, Stage};
use crate::subject::{Section, Subject, Text};
use digimon::card::{Card, Dp};
use digimon::effects::language::{Area, Face, Keyword};
use digimon::library::{DefId, EffectId};
use digimon::state::{Ask, Phase, What};

/// What is different with the keyword.
type Sign = fn(&Course, &Plan) -> bool;

pub(super) fn verdict(subject: &Subject<'_>, keyword: &Keyword, options: Options) -> Verdict {
    let seed = options.seed;
    let card = subject.alone(&Text::Keyword(keyword.clone()));
    let mut plan = Plan { stage: Stage::new(card, seed), acts: Vec::new(), marked: Vec::new() };
    plan.stage.memory = 5;
    let at = match subject.section {
        Section::Main => At::Battle,
        Section::Inherited => At::Under,
        Section::Link => At::Linked,
        Section::Security => At::Security(Face::Down),
    };
    plan.place(at);
    plan.stage.furnish();
    let Some(sign) = scene(&mut plan, keyword) else {
        return match keyword {
            // The number of cards checked was compared already.
            Keyword::SecurityAttack(_) => Verdict::Exercised,
            other => Verdict::Reached { unchecked: vec![format!("what {:?} does", other.kind())] },
        };
    };
    let mut bare = plan.clone();
    bare.stage.cards[0] = without(&bare.stage.cards[0], subject.section);
    let nobody = EffectId(u32::MAX);
    let (Ok(with), Ok(stripped)) = (play(&plan, nobody), play(&bare, nobody)) else {
        return Verdict::NotReached { reason: "no position".to_owned() };
    };
    match (sign(&with, &plan), sign(&stripped, &plan)) {
        (true, false) => Verdict::Exercised,
        (false, false) => Verdict::Failed {
            seed,
            account: format!("{:?} made no difference\n{}", keyword.kind(), with.story.join("\n")),
        },
        (_, true) => Verdict::Reached { unchecked: vec![format!("what {:?} does", keyword.kind())] },
    }
}

fn put(plan: &mut Plan, seat: table::Seat, dp: i32, suspended: bool) -> DefId {
    let card = Card { dp: Some(Dp(dp)), ..plan.stage.plain(4, dp) };
    let made = Made { card, under: Vec::new(), links: Vec::new(), suspended, fresh: false, face: None };
    plan.stage.put(seat, &Area::Battle, &made)
}

fn offered_block(course: &Course, _: &Plan) -> bool {
    // Where there is only one answer nobody is asked.
    course.offers.iter().any(|decision| decision.ask == Ask::Block)
        || course.events.iter().any(|event| matches!(event, What::Blocked(_)))
}

fn deleted(course: &Course, plan: &Plan) -> bool {
    let top = plan.stage.top;
    course
        .events
        .iter()
        .any(|event| matches!(event, What::Deleted(labels) if labels.iter().any(|label| label.def == top)))
}

/// Sets the scene, and says by what the keyword is known.
fn scene(plan: &mut Plan, keyword: &Keyword) -> Option<Sign> {
    let top = plan.stage.top;
    match keyword {
        Keyword::Blocker => {
            plan.stage.turn_player = OPPONENT;
            let strong = attacker(plan, OPPONENT);
            plan.acts.push(Act::Attack(strong, Aim::Player));
            Some(offered_block)
        }
        Keyword::Collision => {
            put(plan, OPPONENT, 3000, false);
            plan.acts.push(Act::Attack(top, Aim::Player));
            Some(offered_block)
        }
        Keyword::Rush => {
            if let Some(holder) = plan.stage.holder() {
                holder.fresh = true;
            }
            plan.acts.push(Act::Attack(top, Aim::Player));
            Some(|course, _| course.events.iter().any(|event| matches!(event, What::AttackDeclared { .. })))
        }
        Keyword::Piercing => {
            let weak = put(plan, OPPONENT, 1, true);
            plan.acts.push(Act::Attack(top, Aim::Unit(weak)));
            Some(|course, _| course.events.iter().any(|event| matches!(event, What::SecurityChecked { .. })))
        }
        Keyword::Jamming => {
            let strong = plan.stage.plain(6, 30_000);
            let strong = plan.stage.add(strong);
            plan.stage.sides[OPPONENT].security.insert(0, (strong, Face::Down));
            plan.acts.push(Act::Attack(top, Aim::Player));
            Some(|course, plan| !deleted(course, plan))
        }
        Keyword::Iceclad => {
            let strong = put(plan, OPPONENT, 30_000, true);
            let more = plan.stage.plain(3, 2000);
            let more = plan.stage.add(more);
            if let Some(holder) = plan.stage.holder() {
                holder.stack.push((more, Face::Up));
            }
            plan.acts.push(Act::Attack(top, Aim::Unit(strong)));
            Some(|course, plan| !deleted(course, plan))
        }
        Keyword::Reboot => {
            if let Some(holder) = plan.stage.holder() {
                holder.suspended = true;
            }
            plan.stage.turn_player = OPPONENT;
            plan.stage.phase = Phase::Unsuspend;
            Some(|course, plan| {
                let top = plan.stage.top;
                let turned = |event: &What| matches!(event, What::Unsuspended(labels) if labels.iter().any(|label| label.def == top));
                let first_turn =
                    course.events.iter().take_while(|event| !matches!(event, What::TurnEnded(_)));
                first_turn.into_iter().any(turned)
            })
        }
        _ => None,
    }
}
