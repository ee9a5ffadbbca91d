//! Sentences: what governs what (15-6-2, 15-7-2, 15-9-2, 18-1, 18-2).

use super::lex::Token;
use super::reader::{Part, Reader};
use super::subordination::{by, may, multiply};
use super::verb::Form;
use digimon::effects::language::{Amount, Block, Condition, Moment, Step, Target, Whose};

pub(super) fn block(steps: Vec<Step>) -> Block {
    Block { steps, ..Block::default() }
}

impl Reader<'_> {
    /// All sentences up to the end of the paragraph.
    pub(super) fn sentences(&mut self) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        self.more_sentences(&mut steps)?;
        Some(steps)
    }

    /// The sentences that follow; they may change what those before them do.
    pub(super) fn more_sentences(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        loop {
            while self.take(Token::Stop) {}
            if self.paragraph_ends() {
                return Some(());
            }
            self.sentence(steps)?;
            let ends = self.paragraph_ends()
                || self.begins_list()
                || self.take(Token::Stop)
                || self.goes_on()
                || self
                    .attempt(|reader| (reader.comma() && reader.sees("if you do")).then_some(()))
                    .is_some();
            if !ends {
                self.expect("the end of the sentence");
                return None;
            }
        }
    }

    /// After an icon a sentence may go on without a stop: `<Draw 1> Then, …`.
    pub(super) fn goes_on(&self) -> bool {
        self.sees("then") || matches!(self.before(), Some(Token::Icon(_) | Token::Quote))
    }

    /// One sentence; it may change what the sentence before it did ("instead").
    pub(super) fn sentence(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        if !steps.is_empty() {
            return self.sentence_after(steps);
        }
        *steps = self.once(Part::Sentence, |reader| {
            let mut steps = Vec::new();
            reader.sentence_after(&mut steps)?;
            Some(steps)
        })?;
        Some(())
    }

    fn sentence_after(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        self.context.form = Form::Base;
        let then = [
            "then,",
            "then",
            "after that,",
            "after,",
            "afterward,",
            "afterwards,",
            "also,",
            "and then,",
            "and",
        ];
        let _ = self.form("then", &then);
        if self.attempt(|reader| reader.together_at_most(steps)).is_some() {
            return Some(());
        }
        if self.attempt(|reader| reader.about_earlier(steps)).is_some() {
            let more = self.attempt(|reader| {
                let _ = reader.comma();
                reader.must("and")?;
                reader.clauses()
            });
            steps.extend(more.into_iter().flatten());
            return Some(());
        }
        self.attempt(|reader| reader.governed(steps))
            .or_else(|| self.attempt(|reader| reader.otherwise(steps)))
            .or_else(|| {
                let done = self.clauses()?;
                let done = self.put_off(done);
                let done = self.for_something(done)?;
                self.fold(done, steps);
                Some(())
            })
    }

    /// "… at the end of the turn", said after the process (18-1).
    fn put_off(&mut self, done: Vec<Step>) -> Vec<Step> {
        if done.len() != 1 {
            return done;
        }
        match self.attempt(Reader::moment) {
            Some(moment) => vec![Step::Later(moment, block(done))],
            None => done,
        }
    }

    /// 15-7: "suspend this Tamer to gain 1 memory", "end the attack by trashing 1 card in your hand".
    fn for_something(&mut self, done: Vec<Step>) -> Option<Vec<Step>> {
        if self.eat("to") {
            let rest = self.in_form(Form::Base, Reader::rest)?;
            return Some(vec![by(done, rest)]);
        }
        Some(
            match self.attempt(|reader| {
                reader.must("by")?;
                reader.in_form(Form::Gerund, Reader::clauses)
            }) {
                Some(cost) => vec![by(cost, done)],
                None => done,
            },
        )
    }

    /// A process about "the others" than what a condition let choose is governed by that condition, too.
    /// What comes after a process put off to the end of the battle is put off, too.
    fn fold(&mut self, done: Vec<Step>, steps: &mut Vec<Step>) {
        let folds = std::mem::take(&mut self.context.about_others);
        match steps.last_mut() {
            Some(Step::If(_, then, _)) if folds => then.steps.extend(done),
            Some(Step::Later(Moment::EndOfBattle, later)) => later.steps.extend(done),
            _ => steps.extend(done),
        }
    }

    /// This sentence and all that follow it.
    pub(super) fn rest(&mut self) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        self.sentence(&mut steps)?;
        if self.peek() == Some(Token::Stop) || self.goes_on() {
            self.more_sentences(&mut steps)?;
        }
        Some(steps)
    }

    /// Reads with verbs in another form.
    pub(super) fn in_form<T>(&mut self, form: Form, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = std::mem::replace(&mut self.context.form, form);
        let result = read(self);
        self.context.form = before;
        result
    }

    /// Processes joined by "and" or a comma.
    pub(super) fn clauses(&mut self) -> Option<Vec<Step>> {
        self.once(Part::Clauses, Reader::joined_clauses)
    }

    fn joined_clauses(&mut self) -> Option<Vec<Step>> {
        let mut steps = self.clause()?;
        if let Some(other) = self.attempt(Reader::or_else_this) {
            return Some(vec![one_of_these(vec![steps, other])]);
        }
        if let Some(scale) = self.attempt(Reader::for_each) {
            multiply(steps.last_mut()?, &scale)?;
        }
        if let Some((condition, more)) = self.attempt(Reader::if_and_more) {
            let mut all = vec![Step::If(condition, block(steps), Block::default())];
            all.extend(more);
            return Some(all);
        }
        while let Some(next) = self.attempt(|reader| {
            let comma = reader.comma();
            let joined = reader.form("and", &["and then", "and", "then"]);
            (comma || joined).then_some(())?;
            let _ = comma && joined && reader.comma();
            reader.clause()
        }) {
            steps.extend(next);
        }
        if self.context.form == Form::Gerund
            && let Some(next) = self.or_one_more(Reader::clause)
        {
            steps = vec![one_of_these(vec![steps, next])];
        }
        if let Some(next) = self.attempt(Reader::and_governed) {
            steps.extend(next);
        }
        let steps = super::subordination::chosen_and_deleted(steps);
        if let Some(condition) = self.attempt(|reader| {
            // Behind a note another sentence begins.
            reader.note_before().is_none().then_some(())?;
            reader.must("if")?;
            reader.condition()
        }) {
            return Some(vec![Step::If(condition, block(steps), Block::default())]);
        }
        Some(steps)
    }

    /// "… if …, and …": the condition is of the first process only.
    fn if_and_more(&mut self) -> Option<(Condition, Vec<Step>)> {
        self.note_before().is_none().then_some(())?;
        self.must("if")?;
        let condition = self.condition()?;
        let _ = self.comma();
        self.must("and")?;
        Some((condition, self.clauses()?))
    }

    /// "…, or hatch in your breeding area": one of the two, which stand for themselves.
    fn or_else_this(&mut self) -> Option<Vec<Step>> {
        (self.context.form == Form::Base).then_some(())?;
        let _ = self.comma();
        self.must("or")?;
        let about_it = |token| matches!(token, Some(Token::Word("it" | "that" | "them" | "those" | "they")));
        (!about_it(self.peek()) && !about_it(self.peek_at(1))).then_some(())?;
        self.clause()
    }

    /// "… and, until the end of the turn, …": something governs what follows.
    fn and_governed(&mut self) -> Option<Vec<Step>> {
        let _ = self.comma();
        self.must("and")?;
        let _ = self.eat("then");
        let _ = self.comma();
        let mut steps = Vec::new();
        self.governed(&mut steps)?;
        Some(steps)
    }

    /// One process, whoever does it.
    fn clause(&mut self) -> Option<Vec<Step>> {
        if self.context.form == Form::Gerund {
            let steps = self.attempt(Reader::step).or_else(|| self.attempt(Reader::having))?;
            self.remember(&steps);
            return Some(steps);
        }
        let steps = self
            .attempt(Reader::may)
            .or_else(|| self.attempt(Reader::restricted))
            .or_else(|| self.attempt(Reader::player_acts))
            .or_else(|| self.attempt(Reader::step))
            .or_else(|| self.attempt(Reader::subject_does));
        if steps.is_none() {
            self.expect("a process");
        }
        let steps = steps?;
        self.remember(&steps);
        Some(self.if_asked(steps))
    }

    /// Under the conditions that "this Digimon with …" asked for.
    pub(super) fn if_asked(&mut self, mut steps: Vec<Step>) -> Vec<Step> {
        for condition in std::mem::take(&mut self.context.asked) {
            steps = vec![Step::If(condition, block(steps), Block::default())];
        }
        steps
    }

    /// "their effects can't …", "your opponent can't …": what holds for a time.
    fn restricted(&mut self) -> Option<Vec<Step>> {
        if let Some(steps) = self.attempt(Reader::barred) {
            return Some(steps);
        }
        let (target, modifiers) = self.restriction_sentence()?;
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![match target {
            Target::Player(whose) => Step::GivePlayer(whose, modifiers, duration),
            target => Step::Give(target, modifiers, duration),
        }])
    }

    /// "having this Digimon get …".
    fn having(&mut self) -> Option<Vec<Step>> {
        self.must("having")?;
        self.in_form(Form::Base, Reader::subject_does)
    }

    /// 15-9-2: "you may …"; "you may X to Y" is "by X, Y" (15-7).
    fn may(&mut self) -> Option<Vec<Step>> {
        self.must("you")?;
        self.may_word()?;
        let _ = self.also();
        self.optional()
    }

    /// What may be done, after "may".
    fn optional(&mut self) -> Option<Vec<Step>> {
        let steps = self.in_form(Form::Base, Reader::clauses)?;
        let steps = self.for_something(steps)?;
        // 15-7: a "by" is a choice by itself, and so is DigiXros with more cards.
        if steps.iter().all(|step| matches!(step, Step::By(..) | Step::WidenDigiXros(..))) {
            return Some(steps);
        }
        Some(vec![may(steps)])
    }

    /// "your opponent trashes …", "each player may …": that player does it, and is its "you".
    fn player_acts(&mut self) -> Option<Vec<Step>> {
        let whose = if self.form("your opponent", &["your opponent", "they"]) {
            Whose::Opponents
        } else {
            let any = ["each player", "both players", "all players"];
            self.form("either player", &any).then_some(Whose::Any)?
        };
        let before = self.context.opponent_acts;
        self.context.opponent_acts = true;
        let steps = self.player_does();
        self.context.opponent_acts = before;
        Some(vec![as_player(whose, steps?)])
    }

    fn player_does(&mut self) -> Option<Vec<Step>> {
        if self.eat("may") {
            return self.optional();
        }
        let _ = self.one_of(&["must"]);
        self.in_form(Form::Third, Reader::clauses).or_else(|| self.in_form(Form::Base, Reader::clauses))
    }

    /// Is this the first effect of a list?
    pub(super) fn begins_list(&self) -> bool {
        match self.peek() {
            Some(Token::Bullet) => !self.context.in_list,
            Some(Token::NewLine) => !self.context.in_list && self.peek_at(1) == Some(Token::Bullet),
            _ => false,
        }
    }

    /// The effects of a list, each behind its bullet.
    pub(super) fn listed(&mut self) -> Option<Vec<Block>> {
        let mut all = Vec::new();
        while let Some(steps) = self.attempt(|reader| {
            while reader.take(Token::NewLine) {}
            reader.take(Token::Bullet).then_some(())?;
            if matches!(reader.peek(), Some(Token::Bracket(name)) if name.eq_ignore_ascii_case("Main")) {
                reader.advance();
            }
            reader.context.in_list = true;
            let steps = reader.sentences();
            reader.context.in_list = false;
            steps.filter(|steps| !steps.is_empty())
        }) {
            all.push(block(steps));
        }
        (!all.is_empty()).then_some(all)
    }
}

/// 15-9: one of several processes, as the player likes.
pub(super) fn one_of_these(modes: Vec<Vec<Step>>) -> Step {
    Step::ChooseModes(Amount::N(1), modes.into_iter().map(block).collect())
}

/// The same process with one target or the other, as the player likes.
pub(super) fn either(target: Target, other: Option<Target>, step: impl Fn(Target) -> Step) -> Vec<Step> {
    match other {
        Some(other) => vec![one_of_these(vec![vec![step(target)], vec![step(other)]])],
        None => vec![step(target)],
    }
}

/// What befalls a player is said of the player; what a player does is done as that player.
fn as_player(whose: Whose, steps: Vec<Step>) -> Step {
    match (whose, steps.as_slice()) {
        (Whose::Opponents, [Step::Memory(Whose::Yours, amount)]) => Step::Memory(whose, amount.clone()),
        (Whose::Opponents, [Step::Draw(Whose::Yours, amount)]) => Step::Draw(whose, amount.clone()),
        _ => Step::AsPlayer(whose, block(steps)),
    }
}
