//! How steps hang together: sentences, permissions, conditions, choices.

use crate::japanese::clause::{Clause, Mood};
use crate::japanese::noun::Place;
use crate::japanese::phrase::Referent;
use crate::japanese::verb::SURU;
use crate::japanese::writer::Writer;
use digimon::effects::language::{Amount, Block, Condition, Moment, Slot, Step, Target, When, Whose};

impl Writer<'_> {
    /// The body of an effect: a sentence a step.
    pub(crate) fn sentences(&mut self, block: &Block) -> String {
        let mut text = String::new();
        let mut quiet = true;
        for step in &block.steps {
            text += if quiet || is_linked(step) { "" } else { "その後、" };
            text += &stopped(self.step(step).said(Mood::Command));
            quiet = matches!(step, Step::Reveal(..) | Step::Select(_));
        }
        text
    }

    /// Steps within one sentence, without its full stop; revealed cards need sentences of their own.
    fn block(&mut self, block: &Block, mood: Mood) -> String {
        let Some((last, most)) = block.steps.split_last() else { return "何もしない".to_owned() };
        if most.iter().any(|step| matches!(step, Step::Reveal(..))) && mood != Mood::By {
            let text = self.sentences(block);
            return text.strip_suffix('。').unwrap_or(&text).to_owned();
        }
        let mut text = String::new();
        for (at, step) in most.iter().enumerate() {
            let clause = self.step(step);
            let next = block.steps.get(at + 1);
            if next.is_some_and(is_linked) {
                text += &stopped(clause.said(Mood::Command));
            } else if next.is_some_and(has_structure) {
                text += &(clause.said(Mood::Command) + "。その後、");
            } else {
                text += &clause.going_on();
            }
        }
        text + &self.step(last).said(mood)
    }

    pub(super) fn may(&mut self, block: &Block) -> Clause {
        Clause::Whole(self.block(block, Mood::May))
    }

    /// Delay and Digi-Burst are printed above what they pay for.
    pub(super) fn by_doing(&mut self, cost: &Block, then: &Block) -> Clause {
        if let [Step::Delay | Step::DigiBurst(_)] = cost.steps.as_slice() {
            let icon = self.block(cost, Mood::Command);
            return Clause::Whole(format!("{icon}\n・{}", self.sentences(then)));
        }
        let cost = self.block(cost, Mood::By);
        let before = std::mem::replace(&mut self.just_done, true);
        let text = format!("{cost}、{}", self.block(then, Mood::Command));
        self.just_done = before;
        Clause::Whole(text)
    }

    /// What happens instead is said after what happens otherwise.
    pub(super) fn if_so(&mut self, condition: &Condition, then: &Block, otherwise: &Block) -> Clause {
        if then.steps.is_empty() {
            let unless = self.condition(condition, false).if_so();
            return Clause::Whole(format!("{unless}{}", self.block(otherwise, Mood::Command)));
        }
        let first = if otherwise.steps.is_empty() {
            String::new()
        } else {
            stopped(self.clone().block(otherwise, Mood::Command))
        };
        if let [Step::MayInstead(usual, instead)] = then.steps.as_slice()
            && usual == otherwise
        {
            let condition = self.condition(condition, true).if_so();
            return Clause::Whole(format!("{first}{condition}代わりに{}", self.block(instead, Mood::May)));
        }
        let instead = if first.is_empty() { "" } else { "代わりに" };
        let condition = self.condition(condition, true).if_so();
        let text = format!("{first}{condition}{instead}{}", self.block(then, Mood::Command));
        self.memory_named = false;
        Clause::Whole(text)
    }

    pub(super) fn may_instead(&mut self, first: &Block, instead: &Block) -> Clause {
        let first = stopped(self.clone().block(first, Mood::Command));
        if let [Step::By(cost, then)] = instead.steps.as_slice() {
            let cost = self.block(cost, Mood::By);
            return Clause::Whole(format!("{first}{cost}、代わりに{}", self.block(then, Mood::Command)));
        }
        Clause::Whole(format!("{first}代わりに{}", self.block(instead, Mood::May)))
    }

    pub(super) fn instead_of_it(&mut self, block: &Block) -> Clause {
        Clause::Whole(format!("代わりに{}", self.block(block, Mood::Command)))
    }

    /// A list, one line a choice.
    pub(super) fn modes(&mut self, amount: &Amount, modes: &[Block]) -> Clause {
        let which = match amount {
            Amount::N(n) if usize::try_from(*n).is_ok_and(|n| n == modes.len()) => "全て".to_owned(),
            _ => format!("から{}つ", self.value(amount)),
        };
        let mut lines = vec![format!("以下の効果{which}を発揮する。")];
        lines.extend(modes.iter().map(|mode| format!("・{}", self.clone().sentences(mode))));
        Clause::Whole(lines.join("\n"))
    }

    pub(super) fn activated(&mut self, of: &Target, timing: &When, n: Option<&Amount>) -> Clause {
        let of = self.target(of, Place::In).text;
        let icon = self.timing_icon(timing);
        let n = n.map(|n| format!("{}つ", self.value(n))).unwrap_or_default();
        Clause::new(format!("{of}の{icon}効果{n}を発揮"), SURU)
    }

    pub(super) fn repeated(&mut self, amount: &Amount, block: &Block) -> Clause {
        let often = match self.measured(amount) {
            (Some(n), each) => format!("{each}以下の効果を{n}回発揮する。"),
            (None, value) => format!("以下の効果を{value}と同じ回数発揮する。"),
        };
        Clause::Whole(format!("{often}\n・{}", self.sentences(block)))
    }

    /// Each of them in turn; in the block it is the chosen one.
    pub(super) fn for_each_of(&mut self, target: &Target, slot: Slot, block: &Block) -> Clause {
        let those = self.target(target, Place::In);
        self.remember_choice(slot, Referent { head: those.referent.head.clone(), ..those.referent.clone() });
        let counter = those.referent.counter.word();
        Clause::Whole(format!("{}について1{counter}ずつ、{}", those.text, self.block(block, Mood::Command)))
    }

    pub(super) fn later(&mut self, moment: Moment, block: &Block) -> Clause {
        let moment = match moment {
            Moment::EndOfTurn => "ターン終了時、",
            Moment::EndOfYourTurn => "自分のターン終了時、",
            Moment::EndOfOpponentsTurn => "相手のターン終了時、",
            Moment::EndOfBattle => "バトル終了時、",
            Moment::EndOfAttack => "アタック終了時、",
            Moment::BeforeEndOfAttack => "アタック終了前に、",
            Moment::StartOfYourTurn => "次の自分のターン開始時、",
            Moment::StartOfOpponentsTurn => "次の相手のターン開始時、",
        };
        Clause::Whole(format!("{moment}{}", self.block(block, Mood::Command)))
    }

    /// The block, done by another player.
    pub(super) fn as_player(&mut self, whose: Whose, block: &Block) -> Clause {
        let before = self.opponent_acts;
        self.opponent_acts = before != (whose == Whose::Opponents);
        let text = self.block(block, Mood::Command);
        let topic = if self.opponent_acts { "相手は" } else { "" };
        self.opponent_acts = before;
        Clause::Whole(format!("{topic}{text}"))
    }
}

/// It goes on from the step before it by itself.
fn is_linked(step: &Step) -> bool {
    match step {
        Step::PutRest(_) | Step::Later(..) => true,
        Step::If(condition, ..) => says_this_effect(condition),
        _ => false,
    }
}

fn says_this_effect(condition: &Condition) -> bool {
    match condition {
        Condition::IfYouDo | Condition::Did(_) | Condition::DidTo(..) => true,
        Condition::Not(inner) => says_this_effect(inner),
        _ => false,
    }
}

/// It needs a sentence of its own after another step.
fn has_structure(step: &Step) -> bool {
    matches!(
        step,
        Step::If(..)
            | Step::By(..)
            | Step::May(_)
            | Step::MayInstead(..)
            | Step::ChooseModes(..)
            | Step::AsPlayer(..)
    )
}

/// With a full stop, unless it ends in one.
fn stopped(text: String) -> String {
    if text.ends_with('。') { text } else { text + "。" }
}
