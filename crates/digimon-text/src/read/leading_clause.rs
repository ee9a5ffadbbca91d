//! What stands in front of a sentence and governs it: "if …,", "for each …,", "by …ing," (15-6-2, 15-7-2, 18-1, 18-2).

use super::mention::{Head, Many};
use super::noun::Kind;
use super::place::Place;
use super::reader::{Reader, Scale};
use super::sentence::block;
use super::subordination::{by, instead, replaced, same_choice, times};
use super::verb::Form;
use digimon::effects::language::{Block, Condition, CostRule, Moment, Step, Target, Verb, Whose};

impl Reader<'_> {
    /// A sentence with something in front that governs it.
    pub(super) fn governed(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        if let Some(stands_in) = self.attempt(Reader::stands_in_for_a_time) {
            steps.extend(stands_in);
            return Some(());
        }
        if let Some(condition) = self.attempt(Reader::if_clause) {
            return self.conditional(condition, steps);
        }
        if let Some(step) = self.attempt(Reader::delayed_trigger) {
            steps.push(step);
            return Some(());
        }
        if let Some(scale) = self.attempt(|reader| {
            let scale = reader.for_each()?;
            let _ = reader.comma();
            Some(scale)
        }) {
            return self.multiplied(scale, steps);
        }
        if let Some(duration) = self.attempt(|reader| {
            let duration = reader.duration()?;
            reader.comma().then_some(duration)
        }) {
            self.context.duration = Some(duration);
            self.sentence(steps)?;
            self.context.duration = None;
            return Some(());
        }
        if let Some(moment) = self.attempt(Reader::moment) {
            return self.put_off_to(moment, steps);
        }
        if let Some((place, cost)) = self.attempt(Reader::from_where) {
            (self.context.among, self.context.cost) = (Some(place), cost);
            self.sentence(steps)?;
            (self.context.among, self.context.cost) = (None, None);
            return Some(());
        }
        self.by(steps)
    }

    /// "Among them,", "From your hand and without paying the cost,": where the cards of the sentence are.
    fn from_where(&mut self) -> Option<(Place, Option<CostRule>)> {
        let place = self.place()?;
        let cost = self.attempt(|reader| {
            reader.must("and")?;
            reader.cost_rule()
        });
        self.comma().then_some((place, cost))
    }

    /// Cards of which no place is said are where the sentence said in front.
    pub(super) fn place_in_front(&self, kinds: &mut [Kind]) {
        let unplaced = |kind: &Kind| kind.head == Head::Card && kind.place.is_none() && kind.area.is_none();
        if kinds.iter().all(unplaced)
            && let (Some(place), Some(last)) = (&self.context.among, kinds.last_mut())
        {
            last.place = Some(place.clone());
        }
    }

    /// 18-1: what is done later; all that follows, if there is nothing to be done before. What was played on a
    /// condition is dealt with under it.
    fn put_off_to(&mut self, moment: Moment, steps: &mut Vec<Step>) -> Option<()> {
        if moment == Moment::EndOfBattle && steps.is_empty() {
            let later = self.rest()?;
            steps.push(Step::Later(moment, block(later)));
            return Some(());
        }
        let mut later = Vec::new();
        self.sentence(&mut later)?;
        let played = [Target::Done(Verb::Played)];
        let about_played = later.iter().all(|step| step.targets().into_iter().eq(played.iter()));
        let step = Step::Later(moment, block(later));
        match steps.last_mut() {
            Some(Step::If(_, then, otherwise)) if about_played && otherwise.steps.is_empty() => {
                then.steps.push(step);
            }
            _ => steps.push(step),
        }
        Some(())
    }

    /// "If …,": up to its comma.
    fn if_clause(&mut self) -> Option<Condition> {
        self.one_of(&["if", "when", "while"])?;
        let condition = self.condition()?;
        let _ = self.comma();
        Some(condition)
    }

    /// 15-6-2: the condition governs this one process; 18-2: "instead" of the one before.
    fn conditional(&mut self, condition: Condition, steps: &mut Vec<Step>) -> Option<()> {
        let mut then = Vec::new();
        let first = self.eat("instead");
        self.sentence(&mut then)?;
        // After what was not done there is nothing left to replace.
        let replaces = first || self.eat("instead");
        if replaces && !asks_what_was_done(&condition) {
            let before = replaced(steps)?;
            if let Some(chosen) = same_choice(&mut then, &before) {
                self.mentions.add(chosen, Head::Digimon, Many::One);
            }
            steps.push(instead(condition, then, before));
            return Some(());
        }
        match steps.last_mut() {
            // What was put off is asked about when it is done.
            Some(Step::Later(_, later)) if asks_what_was_done(&condition) => {
                later.steps.push(Step::If(condition, block(then), Block::default()));
            }
            // "If you do" after a process under a condition is part of what the condition governs.
            Some(Step::If(_, before, otherwise))
                if condition == Condition::IfYouDo && otherwise.steps.is_empty() =>
            {
                before.steps.push(Step::If(condition, block(then), Block::default()));
            }
            _ => steps.push(Step::If(condition, block(then), Block::default())),
        }
        Some(())
    }

    /// "Otherwise, …", "if not, …": the other branch of the condition before.
    pub(super) fn otherwise(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        let forms =
            ["otherwise,", "otherwise", "if not,", "if there isn't,", "if there aren't,", "if it isn't,"];
        self.form("otherwise", &forms).then_some(())?;
        let Some(Step::If(condition, then, otherwise)) = steps.pop() else { return None };
        if !otherwise.steps.is_empty() {
            return None;
        }
        let mut other = Vec::new();
        self.sentence(&mut other)?;
        if let Some(chosen) = same_choice(&mut other, &then.steps) {
            self.mentions.add(chosen, Head::Digimon, Many::One);
        }
        steps.push(Step::If(condition, then, block(other)));
        Some(())
    }

    /// 15-15-7-1: "for each …" multiplies the first number of the sentence, or repeats it.
    fn multiplied(&mut self, scale: Scale, steps: &mut Vec<Step>) -> Option<()> {
        let is_list = self.sees("activate the effect below") || self.sees("activate the following effect");
        if !is_list && let Some(several) = self.attempt(Reader::several_processes) {
            steps.push(Step::Repeat(times(scale), block(several)));
            return Some(());
        }
        self.context.scale = Some(scale.clone());
        let mut repeated = Vec::new();
        self.sentence(&mut repeated)?;
        if self.context.scale.take().is_none() {
            steps.extend(repeated);
            return Some(());
        }
        steps.push(Step::Repeat(times(scale), block(repeated)));
        Some(())
    }

    /// A sentence that says more than one.
    fn several_processes(&mut self) -> Option<Vec<Step>> {
        let mut all = Vec::new();
        self.sentence(&mut all)?;
        (all.len() > 1).then_some(all)
    }

    /// 18-1: "at the end of the turn, …".
    pub(super) fn moment(&mut self) -> Option<Moment> {
        let short = [
            ("at turn end", Moment::EndOfTurn),
            ("at the turn's end", Moment::EndOfTurn),
            ("at attack end", Moment::EndOfAttack),
        ];
        let moment = self
            .meaning(&short)
            .or_else(|| self.attempt(Reader::end_of_something))
            .or_else(|| self.attempt(Reader::start_of_turn))?;
        let _ = self.comma();
        Some(moment)
    }

    /// "at the end of the turn", "at the end of your opponent's next turn".
    fn end_of_something(&mut self) -> Option<Moment> {
        self.form("at the end of", &["at the end of", "at end of", "at the next end of"]).then_some(())?;
        if let Some(whose) = self.attempt(Reader::somebodys_next_turn) {
            return match whose {
                Whose::Yours => Some(Moment::EndOfYourTurn),
                Whose::Opponents => Some(Moment::EndOfOpponentsTurn),
                Whose::Any => None,
            };
        }
        let _ = self.one_of(&["the", "this", "that"]);
        self.meaning(&[
            ("turn", Moment::EndOfTurn),
            ("battle", Moment::EndOfBattle),
            ("attack", Moment::EndOfAttack),
        ])
    }

    fn start_of_turn(&mut self) -> Option<Moment> {
        self.form("at the start of", &["at the start of", "at start of", "at the next start of"])
            .then_some(())?;
        match self.somebodys_next_turn()? {
            Whose::Yours => Some(Moment::StartOfYourTurn),
            Whose::Opponents => Some(Moment::StartOfOpponentsTurn),
            Whose::Any => None,
        }
    }

    /// "your opponent's next turn"; whose it is for the player of the card.
    fn somebodys_next_turn(&mut self) -> Option<Whose> {
        let whose = self.owner()?;
        self.form("turn", &["next turn", "turn"]).then_some(())?;
        Some(match whose {
            Whose::Any => Whose::Any,
            whose if whose == self.yours() => Whose::Yours,
            Whose::Yours | Whose::Opponents => Whose::Opponents,
        })
    }

    /// 15-7-2: "by …ing" governs everything after it.
    fn by(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        self.must("by")?;
        let mut cost = self.in_form(Form::Gerund, Reader::clauses)?;
        let asked = std::mem::take(&mut self.context.asked);
        let _ = self.comma();
        if let Some(instead) = self.attempt(Reader::done_instead) {
            asked.is_empty().then_some(())?;
            let first = steps.pop()?;
            steps.push(Step::MayInstead(block(vec![first]), block(vec![by(cost, instead)])));
            return Some(());
        }
        let rest = self.rest_of_by(&mut cost)?;
        self.context.asked = asked;
        let done = self.if_asked(vec![by(cost, rest)]);
        steps.extend(done);
        Some(())
    }

    /// 18-2-2: "… instead", "instead …": in place of the process before.
    fn done_instead(&mut self) -> Option<Vec<Step>> {
        let early = self.eat("instead");
        let _ = early && self.comma();
        let mut steps = Vec::new();
        self.sentence(&mut steps)?;
        (early || self.eat("instead")).then_some(steps)
    }
}

fn asks_what_was_done(condition: &Condition) -> bool {
    match condition {
        Condition::Did(_) | Condition::DidTo(..) | Condition::IfYouDo => true,
        Condition::Not(inner) => asks_what_was_done(inner),
        _ => false,
    }
}
