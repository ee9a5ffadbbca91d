//! Sentences of persistent effects (15-8-2): "while …, this Digimon gets …".

use super::statement::Statement;
use crate::read::reader::Reader;
use digimon::effects::language::{Condition, Continuous, On, Target};

impl Reader<'_> {
    /// One sentence of a persistent effect, without its stop.
    pub(in crate::read) fn continuous(&mut self) -> Option<Vec<Continuous>> {
        let mut conditions = Vec::new();
        while self.attempt(|reader| reader.leading(&mut conditions)).is_some() {}
        let mut statements = self.statements()?;
        while let Some(more) = self.attempt(|reader| {
            let _ = reader.comma();
            reader.form("and", &["and"]).then_some(())?;
            reader.statements()
        }) {
            statements.extend(more);
        }
        if self.one_of(&["while", "if", "when", "as long as"]).is_some() {
            conditions.push(self.condition()?);
        }
        self.context.scale.is_none().then_some(())?;
        conditions.append(&mut self.context.asked);
        statements.into_iter().map(|statement| holds(&conditions, statement)).collect()
    }

    /// "While …,", "For each …,".
    fn leading(&mut self, conditions: &mut Vec<Condition>) -> Option<()> {
        if self.one_of(&["while", "if", "when", "as long as"]).is_some() {
            conditions.push(self.condition()?);
        } else {
            self.context.scale.is_none().then_some(())?;
            self.context.scale = Some(self.for_each()?);
        }
        let _ = self.comma();
        Some(())
    }

    /// One statement; "this Digimon and all of your Digimon with …" says the same of both.
    fn statements(&mut self) -> Option<Vec<Statement>> {
        if let Some(both) = self.attempt(|reader| {
            let this = reader.this()?;
            reader.must("and")?;
            let other = reader.statement()?;
            matches!(other.on, Target::All(_)).then_some(())?;
            Some(vec![Statement { on: this, ..other.clone() }, other])
        }) {
            return Some(both);
        }
        Some(vec![self.statement()?])
    }
}

fn holds(conditions: &[Condition], statement: Statement) -> Option<Continuous> {
    let on = match statement.on {
        Target::This | Target::ThisCard => On::This,
        Target::All(noun) => On::All(noun),
        Target::Player(whose) => On::Player(whose),
        _ => return None,
    };
    let mut all: Vec<Condition> = conditions.iter().cloned().chain(statement.condition).collect();
    let condition = match all.len() {
        0 => None,
        1 => Some(all.remove(0)),
        _ => Some(Condition::All(all)),
    };
    Some(Continuous { condition, on, is: statement.is })
}
