//! Choices of several sentences that are limited together: "The chosen cards' play costs must add up to 6 or less.
//! Delete the chosen cards." (15-10-2).

use crate::read::condition::not;
use crate::read::filter::all_of;
use crate::read::lex::Token;
use crate::read::noun::{canonical, flat_any_of};
use crate::read::reader::Reader;
use crate::read::sentence::block;
use digimon::effects::language::{Amount, Block, Choose, Cmp, Condition, HowMany, Noun, Stat, Step, Target};

/// What all that is chosen adds up to.
type Total = (Stat, Cmp, Amount);

impl Reader<'_> {
    /// The limit of the choices just before, and what is done to what was chosen.
    pub(in crate::read) fn together_at_most(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        self.must("the chosen")?;
        self.form("cards'", &["cards'", "digimon's", "tamers'"]).then_some(())?;
        let total = self.adding_up()?;
        self.take(Token::Stop).then_some(())?;
        self.verb("delete").then_some(())?;
        self.must("the chosen")?;
        self.plain_head()?;
        let last = steps.len().checked_sub(2)?;
        let [(first, one), (second, two)] = [chosen_if(&steps[last])?, chosen_if(&steps[last + 1])?];
        let both = joined(&one, &two)?;
        steps.truncate(last);
        let cases = [
            (vec![first.clone(), second.clone()], both),
            (vec![first.clone(), not(second.clone())], one),
            (vec![not(first), second], two),
        ];
        steps.extend(cases.map(|(conditions, choose)| deleted(conditions, choose, &total)));
        Some(())
    }
}

/// Any number that may be chosen under a condition.
fn chosen_if(step: &Step) -> Option<(Condition, Choose)> {
    let Step::If(condition, Block { steps, .. }, otherwise) = step else { return None };
    let [Step::Select(Target::Choose(choose))] = steps.as_slice() else { return None };
    let free = choose.how_many == HowMany::AnyNumber && choose.total.is_none();
    (free && otherwise.steps.is_empty()).then(|| (condition.clone(), choose.clone()))
}

/// Of either kind.
fn joined(one: &Choose, two: &Choose) -> Option<Choose> {
    (one.from.whose == two.from.whose && one.from.from == two.from.from).then_some(())?;
    let either = flat_any_of(vec![all_of(one.from.of.clone()), all_of(two.from.of.clone())]);
    let from = Noun { of: canonical(vec![either]), ..one.from.clone() };
    Some(Choose { from, ..one.clone() })
}

fn deleted(conditions: Vec<Condition>, choose: Choose, total: &Total) -> Step {
    let target = Target::Choose(Choose { total: Some(total.clone()), ..choose });
    Step::If(Condition::All(conditions), block(vec![Step::Delete(target)]), Block::default())
}
