//! How steps hang together: sentences, permissions, conditions, choices.

use crate::write::clause::{Clause, Mood};
use crate::write::grammar::{belonging, capital, times};
use crate::write::noun::Place;
use crate::write::phrase::{Count, Referent};
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Block, Condition, Moment, Slot, Step, Target, When, Whose};

impl Writer {
    /// The body of an effect: a sentence a step. It begins with a small letter after a condition.
    pub(crate) fn sentences(&mut self, block: &Block) -> String {
        let mut sentences: Vec<String> = Vec::new();
        let mut quiet = true;
        for step in &block.steps {
            let linked = matches!(step, Step::PutRest(_) | Step::If(Condition::IfYouDo, ..));
            let then = if quiet || linked { "" } else { "then, " };
            let clause = self.step(step).said(Mood::Command, self.player());
            let sentence = stopped(format!("{then}{clause}"));
            sentences.push(if sentences.is_empty() { sentence } else { capital(&sentence) });
            quiet = matches!(step, Step::Reveal(..));
        }
        sentences.join(" ")
    }

    /// Steps within one sentence.
    fn block(&mut self, block: &Block, mood: Mood) -> String {
        let mut clauses: Vec<String> = Vec::new();
        for step in &block.steps {
            let clause = self.step(step);
            let player = self.player();
            clauses.push(if clauses.is_empty() {
                clause.said(mood, player)
            } else {
                clause.continued(mood, player)
            });
        }
        match clauses.as_slice() {
            [] => "do nothing".to_owned(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} and {}", most.join(", then "), then(last)),
        }
    }

    pub(super) fn may(&mut self, block: &Block) -> Clause {
        Clause::Whole(self.block(block, Mood::May))
    }

    /// Delay and Digi-Burst are printed above what they pay for.
    pub(super) fn by(&mut self, cost: &Block, then: &Block) -> Clause {
        if let [Step::Delay | Step::DigiBurst(_)] = cost.steps.as_slice() {
            let icon = self.block(cost, Mood::Command);
            return Clause::Whole(format!("{icon}\n• {}", capital(&self.sentences(then))));
        }
        let cost = self.block(cost, Mood::By);
        Clause::Whole(format!("{cost}, {}", self.block(then, Mood::Command)))
    }

    pub(super) fn if_so(&mut self, condition: &Condition, then: &Block, otherwise: &Block) -> Clause {
        if then.steps.is_empty() {
            let unless = self.condition(condition, true);
            return Clause::Whole(format!("unless {unless}, {}", self.block(otherwise, Mood::Command)));
        }
        let condition = self.condition(condition, true);
        let text = format!("if {condition}, {}", self.block(then, Mood::Command));
        if otherwise.steps.is_empty() {
            return Clause::Whole(text);
        }
        let start = if text.contains('\n') { "\nOtherwise" } else { "; otherwise" };
        Clause::Whole(format!("{text}{start}, {}", self.block(otherwise, Mood::Command)))
    }

    pub(super) fn may_instead(&mut self, first: &Block, instead: &Block) -> Clause {
        let first = self.block(first, Mood::Command);
        Clause::Whole(format!("{first}; instead, {}", self.block(instead, Mood::May)))
    }

    pub(super) fn instead_of_it(&mut self, block: &Block) -> Clause {
        Clause::Whole(format!("instead of that, {}", self.block(block, Mood::Command)))
    }

    /// A list, one line a choice.
    pub(super) fn modes(&mut self, amount: &Amount, modes: &[Block]) -> Clause {
        let them = if *amount == Amount::N(1) { "it" } else { "them in any order" };
        let mut lines = vec![format!("choose {} of these effects and activate {them}:", self.value(amount))];
        lines.extend(modes.iter().map(|mode| format!("• {}", capital(&self.clone().sentences(mode)))));
        Clause::Whole(lines.join("\n"))
    }

    pub(super) fn activated(&mut self, of: &Target, timing: &When, n: Option<&Amount>) -> Clause {
        let of = self.target(of, Place::In).text;
        let icon = self.timing_icon(timing);
        Clause::Do(match n {
            None => format!("activate {}", belonging(&of, &format!("{icon} effects"))),
            Some(Amount::N(1)) => format!("activate 1 {icon} effect of {of}"),
            Some(n) => format!("activate {} {icon} effects of {of}", self.value(n)),
        })
    }

    pub(super) fn repeated(&mut self, amount: &Amount, block: &Block) -> Clause {
        let often = match self.measured(amount) {
            (Some(n), tail) => format!("{}{tail}", times(n)),
            (None, value) => format!("as many times as {value}"),
        };
        Clause::Whole(format!("do this {often}: {}", self.block(block, Mood::Command)))
    }

    /// Each of them in turn; in the block it is the chosen one.
    pub(super) fn for_each_of(&mut self, target: &Target, slot: Slot, block: &Block) -> Clause {
        let each = if let Target::All(noun) = target {
            self.noun(noun, &Count::Each, Place::In)
        } else {
            let those = self.target(target, Place::In);
            crate::write::phrase::Said { text: format!("each of {}", those.text), ..those }
        };
        self.remember_choice(slot, Referent { plural: false, ..each.referent });
        Clause::Whole(format!("for {}, one after the other, {}", each.text, self.block(block, Mood::Command)))
    }

    pub(super) fn later(&mut self, moment: Moment, block: &Block) -> Clause {
        let moment = match moment {
            Moment::EndOfTurn => "at the end of the turn",
            Moment::EndOfYourTurn => "at the end of your turn",
            Moment::EndOfOpponentsTurn => "at the end of your opponent's turn",
            Moment::EndOfBattle => "at the end of the battle",
            Moment::EndOfAttack => "at the end of the attack",
            Moment::BeforeEndOfAttack => "just before the end of the attack",
            Moment::StartOfYourTurn => "at the start of your next turn",
            Moment::StartOfOpponentsTurn => "at the start of your opponent's next turn",
        };
        Clause::Whole(format!("{moment}, {}", self.block(block, Mood::Command)))
    }

    /// The block, done by another player.
    pub(super) fn as_player(&mut self, whose: Whose, block: &Block) -> Clause {
        let before = self.opponent_acts;
        self.opponent_acts = before != (whose == Whose::Opponents);
        let text = self.block(block, Mood::Command);
        self.opponent_acts = before;
        Clause::Whole(text)
    }
}

/// A clause after "and": one with a condition is set apart.
fn then(clause: &str) -> String {
    let apart =
        ["if ", "unless ", "by ", "at ", "for ", "instead "].iter().any(|start| clause.starts_with(start));
    if apart { format!("then, {clause}") } else { format!("then {clause}") }
}

/// With a full stop, unless it ends in one.
fn stopped(text: String) -> String {
    if text.ends_with(['.', '"']) && text.trim_end_matches('"').ends_with('.') { text } else { text + "." }
}
