//! How steps hang together: sentences, permissions, conditions, choices.

use crate::write::clause::{Clause, Mood};
use crate::write::grammar::{belonging, capital, gerund};
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, Referent};
use crate::write::writer::Writer;
use digimon::card::Color;
use digimon::effects::language::{
    Amount, Block, Condition, Destination, Does, Duration, Effect, End, Info, Modifier, Moment, Slot, Step,
    Target, Verb, When, Whose,
};

impl Writer {
    /// The body of an effect: a sentence a step. It begins with a small letter after a condition.
    pub(crate) fn sentences(&mut self, block: &Block) -> String {
        let listed_before = self.listed.take();
        let mut sentences: Vec<String> = Vec::new();
        let mut quiet = true;
        let mut steps = block.steps.as_slice();
        while let Some((step, more)) = steps.split_first() {
            self.followed = !more.is_empty();
            let linked = matches!(step, Step::PutRest(_) | Step::If(Condition::IfYouDo, ..));
            let then = if quiet || linked { "" } else { "then, " };
            let before = std::mem::take(&mut self.added);
            let (clause, taken) = self.up_to(steps).unwrap_or_else(|| (self.step(step), 1));
            steps = &steps[taken..];
            let leading = self.leading.take().map(|each| format!("{each}, ")).unwrap_or_default();
            let clause = clause.said(Mood::Command, self.player());
            let sentence = stopped(format!("{then}{leading}{clause}"));
            sentences.push(if sentences.is_empty() { sentence } else { capital(&sentence) });
            let added = std::mem::replace(&mut self.added, before);
            sentences.extend(added.into_iter().map(|sentence| capital(&stopped(sentence))));
            self.they_acted = matches!(step, Step::AsPlayer(Whose::Opponents, _));
            quiet = matches!(step, Step::Reveal(..));
        }
        let listed = std::mem::replace(&mut self.listed, listed_before);
        let listed = listed.map(|effect| format!("\n• {effect}")).unwrap_or_default();
        format!("{}{listed}", sentences.join(" "))
    }

    /// Steps within one sentence.
    fn block(&mut self, block: &Block, mood: Mood) -> String {
        let mut clauses: Vec<String> = Vec::new();
        let mut steps = block.steps.as_slice();
        while let Some(step) = steps.first() {
            let (clause, taken) = self.up_to(steps).unwrap_or_else(|| (self.step(step), 1));
            steps = &steps[taken..];
            let player = self.player();
            let leading = self.leading.take();
            let text = match (&leading, clauses.is_empty()) {
                (Some(_), _) | (None, true) => clause.said(mood, player),
                (None, false) => clause.continued(mood, player),
            };
            clauses.push(leading.map_or(text.clone(), |each| format!("{each}, {text}")));
        }
        match clauses.as_slice() {
            [] => "do nothing".to_owned(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} and {}", most.join(", then "), then(last)),
        }
    }

    /// "trash up to 2 digivolution cards from the bottom of 1 of …": a number is declared, and how many steps
    /// that takes.
    fn up_to(&mut self, steps: &[Step]) -> Option<(Clause, usize)> {
        if let [
            Step::Select(target @ Target::Choose(choose)),
            Step::Repeat(amount, Block { steps: again, .. }),
            ..,
        ] = steps
            && let [Step::DeDigivolve(Target::Chosen(slot), n)] = again.as_slice()
            && *slot == choose.slot
        {
            let whom = self.target(target, Place::In);
            self.remember_done(Verb::DeDigivolved, whom.referent);
            let (n, each) = (self.value(n), self.so_often(amount)?);
            return Some((Clause::Do(format!("to {}, <De-Digivolve {n}> {each}", whom.text)), 2));
        }
        if let [Step::Declare(Amount::N(1), Amount::N(n)), Step::PayCost(Amount::Declared), ..] = steps {
            return Some((Clause::Do(format!("pay up to {n} memory")), 2));
        }
        if let [Step::Select(target @ Target::Choose(choose)), Step::ChooseModes(Amount::N(1), modes), ..] =
            steps
            && let Some((but, until)) = self.some_color(choose.slot, modes)
        {
            let whom = self.target(target, Place::In).text;
            return Some((Clause::Do(format!("change {whom} into a color other than {but}{until}")), 2));
        }
        let (whom, steps, taken) = match steps {
            [Step::Select(target @ Target::Choose(_)), more @ ..] => (Some(target), more, 3),
            steps => (None, steps, 2),
        };
        let [Step::Declare(Amount::N(1), Amount::AtMost(n, _)), trash, ..] = steps else { return None };
        let n = self.value(n);
        match (trash, whom) {
            (Step::TrashDigivolutionCards(target, end, Amount::Declared), _) => {
                let from = from_end(*end);
                let whom = self.target(whom.unwrap_or(target), Place::In).text;
                self.remember_done(Verb::Trashed, Referent { head: Head::new("card"), plural: true });
                Some((Clause::Do(format!("trash up to {n} digivolution cards{from} of {whom}")), taken))
            }
            (Step::Put(Target::Top(whose, area, Amount::Declared), Destination::Trash), None) => {
                let of = self.in_areas(*whose, std::slice::from_ref(area), Place::In).unwrap_or_default();
                let of = of.trim_start_matches("in ");
                self.remember_done(Verb::Trashed, Referent { head: Head::new("card"), plural: true });
                Some((Clause::Do(format!("trash up to {n} cards from the top of {of}")), taken))
            }
            _ => None,
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
        let before = std::mem::replace(&mut self.pays, true);
        let cost = self.block(cost, Mood::By);
        self.pays = before;
        // 15-7-2: it governs everything after it.
        Clause::Whole(format!("{cost}, {}", self.sentences(then)))
    }

    pub(super) fn if_so(&mut self, condition: &Condition, then: &Block, otherwise: &Block) -> Clause {
        if then.steps.is_empty() {
            let unless = self.condition(condition, true);
            return Clause::Whole(format!("unless {unless}, {}", self.block(otherwise, Mood::Command)));
        }
        if let ([Step::MayInstead(first, instead)], false) =
            (then.steps.as_slice(), otherwise.steps.is_empty())
            && first == otherwise
        {
            let first = self.sentences(first);
            let condition = self.condition(condition, true);
            return Clause::Whole(format!(
                "{first} If {condition}, {} instead",
                self.block(instead, Mood::May)
            ));
        }
        if let ([Step::ChooseModes(all, modes)], [Step::ChooseModes(some, same)]) =
            (then.steps.as_slice(), otherwise.steps.as_slice())
            && modes == same
            && is_number_of(all, modes)
        {
            let condition = self.condition(condition, true);
            let more = format!(" If {condition}, activate all of the effects below instead.");
            return self.modes_but(some, modes, &more);
        }
        let condition = self.condition(condition, true);
        if let ([first @ .., last], []) = (then.steps.as_slice(), otherwise.steps.as_slice())
            && !first.is_empty()
            && is_about_played(last)
        {
            let first = Block { steps: first.to_vec(), ..Block::default() };
            let text = stopped(format!("if {condition}, {}", self.block(&first, Mood::Command)));
            let last = self.step(last).said(Mood::Command, self.player());
            return Clause::Whole(format!("{text} {}", capital(&last)));
        }
        let text = format!("if {condition}, {}", self.block(then, Mood::Command));
        if otherwise.steps.is_empty() {
            return Clause::Whole(text);
        }
        let start = if text.contains('\n') { "\nOtherwise" } else { "; otherwise" };
        Clause::Whole(format!("{text}{start}, {}", self.block(otherwise, Mood::Command)))
    }

    pub(super) fn may_instead(&mut self, first: &Block, instead: &Block) -> Clause {
        let first = self.sentences(first);
        let instead = match instead.steps.as_slice() {
            [Step::By(..)] => capital(&self.block(instead, Mood::Command)),
            _ => capital(&self.block(instead, Mood::May)),
        };
        Clause::Whole(format!("{first} {} instead", instead.trim_end_matches('.')))
    }

    pub(super) fn instead_of_it(&mut self, block: &Block) -> Clause {
        Clause::Whole(format!("instead of that, {}", self.block(block, Mood::Command)))
    }

    /// A list, one line a choice.
    pub(super) fn modes(&mut self, amount: &Amount, modes: &[Block]) -> Clause {
        if (self.pays || self.followed) && *amount == Amount::N(1) {
            let each: Vec<String> = modes.iter().map(|mode| self.block(mode, Mood::Command)).collect();
            return if self.pays {
                let each: Vec<String> = each.iter().map(|mode| gerund(mode)).collect();
                Clause::Gerund(each.join(" or "))
            } else {
                Clause::Do(each.join(" or "))
            };
        }
        self.modes_but(amount, modes, "")
    }

    /// The list with a sentence between it and its heading.
    fn modes_but(&mut self, amount: &Amount, modes: &[Block], but: &str) -> Clause {
        let n = match amount {
            amount if is_number_of(amount, modes) => "all".to_owned(),
            amount => self.value(amount),
        };
        let end = if but.is_empty() { ":" } else { "." };
        let mut lines = vec![format!("activate {n} of the effects below{end}{but}")];
        lines.extend(modes.iter().map(|mode| format!("• {}", capital(&self.clone().sentences(mode)))));
        Clause::Do(lines.join("\n"))
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

    /// The one colour that cannot be chosen for it, and for how long another is.
    fn some_color(&self, slot: Slot, modes: &[Block]) -> Option<(&'static str, String)> {
        let mut colors: Vec<Color> = Vec::new();
        let mut until = String::new();
        for mode in modes {
            let [Step::Give(Target::Chosen(one), given, duration)] = mode.steps.as_slice() else {
                return None;
            };
            let [Modifier::Becomes(Info::Color(color))] = given.as_slice() else { return None };
            (*one == slot).then_some(())?;
            colors.push(*color);
            until = self.duration(*duration);
        }
        let mut left = Color::ALL.into_iter().filter(|color| !colors.contains(color));
        let but = left.next()?;
        left.next().is_none().then(|| (but.word(), until))
    }

    /// "for each of your Tamers", of what is done again and again.
    fn so_often(&mut self, amount: &Amount) -> Option<String> {
        let each = match amount {
            Amount::N(_) => return None,
            Amount::For { count, every, each: 1 } => self.for_each(count, *every),
            count => self.for_each(count, 1),
        };
        Some(each.trim_start().to_owned())
    }

    pub(super) fn repeated(&mut self, amount: &Amount, block: &Block) -> Clause {
        if let Amount::Plus(once, more) = amount
            && **once == Amount::N(1)
        {
            let each = self.so_often(more).unwrap_or_default();
            let effect = capital(&self.sentences(block));
            let again = format!("{}, activate it again.", capital(&each));
            return Clause::Do(format!("activate the effect below. {again}\n• {effect}"));
        }
        let (each, often) = match amount {
            Amount::N(n) => (String::new(), format!(" {n} times")),
            amount => (format!("{}, ", self.so_often(amount).unwrap_or_default()), String::new()),
        };
        if block.steps.len() > 1 && !each.is_empty() {
            return Clause::Whole(format!("{each}{}", self.block(block, Mood::Command)));
        }
        let followed = self.followed;
        let effect = capital(&self.sentences(block));
        let below = format!("{each}activate the effect below{often}");
        if followed && self.listed.is_none() {
            self.listed = Some(effect);
            return Clause::Whole(below);
        }
        Clause::Whole(format!("{below}:\n• {effect}"))
    }

    /// Each of them in turn; in the block it is the chosen one.
    pub(super) fn for_each_of(&mut self, target: &Target, slot: Slot, block: &Block) -> Clause {
        if let [
            Step::Declare(Amount::N(1), Amount::AtMost(n, _)),
            Step::TrashDigivolutionCards(Target::Chosen(one), end, Amount::Declared),
        ] = block.steps.as_slice()
            && *one == slot
        {
            let (n, from) = (self.value(n), from_end(*end));
            let whom = self.target(target, Place::In).text;
            self.remember_done(Verb::Trashed, Referent { head: Head::new("card"), plural: true });
            return Clause::Do(format!("trash up to {n} digivolution cards{from} of {whom}"));
        }
        let each = if let Target::All(noun) = target {
            self.noun(noun, &Count::Each, Place::In)
        } else {
            let those = self.target(target, Place::In);
            crate::write::phrase::Said { text: format!("each of {}", those.text), ..those }
        };
        self.remember_choice(slot, Referent { plural: false, ..each.referent });
        Clause::Whole(format!("for {}, one after the other, {}", each.text, self.block(block, Mood::Command)))
    }

    /// "for the turn, the next time any of your Digimon would digivolve, reduce the digivolution cost by 1".
    pub(super) fn waits(&mut self, effect: &Effect, duration: Duration) -> Clause {
        let Does::Run(block) = &effect.does else { return Clause::Whole(String::new()) };
        let until = self.duration(duration);
        let mut writer = self.anew();
        let when: Vec<&When> = effect.when.iter().collect();
        let triggers = writer.triggers(&when).join(" or when ");
        let when = if effect.icons.per_turn.is_some() { "the next time" } else { "when" };
        let then = writer.block(block, Mood::Command);
        Clause::Whole(format!("{}, {when} {triggers}, {then}", until.trim_start()))
    }

    pub(super) fn later(&mut self, moment: Moment, block: &Block) -> Clause {
        if moment == Moment::EndOfBattle {
            return Clause::Whole(format!("at the end of the battle, {}", self.sentences(block)));
        }
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
        let before = (self.opponent_acts, self.each_acts);
        self.each_acts = whose == Whose::Any;
        self.opponent_acts = before.0 != (whose != Whose::Yours);
        let text = self.block(block, Mood::Command);
        (self.opponent_acts, self.each_acts) = before;
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

/// Is it all of them?
fn is_number_of(amount: &Amount, modes: &[Block]) -> bool {
    matches!(amount, Amount::N(n) if usize::try_from(*n) == Ok(modes.len()))
}

fn from_end(end: End) -> &'static str {
    match end {
        End::Top => " from the top",
        End::Bottom => " from the bottom",
        End::Any => "",
    }
}

/// Is it only about what this effect has played?
fn is_about_played(step: &Step) -> bool {
    let played = [Target::Done(Verb::Played)];
    let about = |step: &Step| step.targets().into_iter().eq(played.iter());
    matches!(step, Step::Later(moment, later) if *moment != Moment::EndOfBattle && later.steps.iter().all(about))
}
