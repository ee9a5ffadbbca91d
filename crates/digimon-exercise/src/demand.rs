//! What an effect speaks of: the nouns that should find something, and the conditions on its way.

use digimon::effects::language::{
    Amount, Area, Choose, Condition, Destination, Does, Effect, Filter, Modifier, Noun, On, Step, Target,
    Whose,
};

/// Everything that a position should have for an effect.
#[derive(Clone, Debug, Default)]
pub(crate) struct Demands {
    /// Each should mean so many cards at least.
    pub nouns: Vec<(Noun, usize)>,
    /// Conditions, and whether a branch hangs on their not being fulfilled.
    pub conditions: Vec<(Condition, bool)>,
    /// What a DNA digivolution goes into.
    pub dna: Vec<Noun>,
}

pub(crate) fn of(effect: &Effect) -> Demands {
    let mut demands = Demands::default();
    match &effect.does {
        Does::Run(block) => demands.steps(&block.steps),
        Does::Hold(statements) => {
            for statement in statements {
                if let Some(condition) = &statement.condition {
                    demands.conditions.push((condition.clone(), true));
                }
                if let On::All(noun) = &statement.on {
                    demands.noun(noun, 2);
                }
                statement.is.iter().for_each(|modifier| demands.modifier(modifier));
            }
        }
    }
    demands
}

impl Demands {
    fn noun(&mut self, noun: &Noun, n: usize) {
        self.nouns.push((noun.clone(), n));
        for area in &noun.from {
            match area {
                Area::UnderAny(holders) => self.noun(holders, 1),
                Area::Under(target) | Area::LinkCards(target) | Area::Stack(target) => self.target(target),
                Area::Battle
                | Area::Breeding
                | Area::Hand
                | Area::Trash
                | Area::Security
                | Area::Deck
                | Area::EggDeck
                | Area::Revealed
                | Area::SecurityDigimon => {}
            }
        }
        for filter in &noun.of {
            if let Filter::Stat(_, _, amount) | Filter::OriginalStat(_, _, amount) = filter {
                self.amount(amount);
            }
        }
    }

    fn choose(&mut self, choose: &Choose) {
        let n = match &choose.n {
            Amount::N(n) => (*n).clamp(1, 4) as usize,
            counted => {
                self.amount(counted);
                2
            }
        };
        self.noun(&choose.from, n + 1);
    }

    pub fn target(&mut self, target: &Target) {
        match target {
            Target::Choose(choose) => self.choose(choose),
            Target::Each(all) => all.iter().for_each(|choose| self.choose(choose)),
            Target::All(noun) => self.noun(noun, 2),
            Target::TopOf(noun, n) | Target::BottomOf(noun, n) => {
                self.noun(noun, 2);
                self.amount(n);
            }
            Target::Top(_, _, n) | Target::Bottom(_, _, n) | Target::TopOrBottom(_, _, n) => self.amount(n),
            Target::Together(all) => {
                for inner in all {
                    self.target(inner);
                }
            }
            Target::HolderOf(inner) | Target::TopCard(inner) => self.target(inner),
            Target::This
            | Target::ThisCard
            | Target::Chosen(_)
            | Target::Triggering
            | Target::TriggeringOther
            | Target::Attacker
            | Target::AttackTarget
            | Target::Player(_)
            | Target::Done(_)
            | Target::Battling => {}
        }
    }

    fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::Count(noun)
            | Amount::Different(_, noun)
            | Amount::Unlike(_, noun)
            | Amount::Most(_, noun)
            | Amount::Alike(_, noun) => self.noun(noun, 2),
            Amount::Of(_, target) => self.target(target),
            Amount::If(condition, one, two) => {
                self.conditions.push(((**condition).clone(), true));
                self.amount(one);
                self.amount(two);
            }
            Amount::For { count, .. } => self.amount(count),
            Amount::Plus(one, two) | Amount::Minus(one, two) | Amount::AtMost(one, two) => {
                self.amount(one);
                self.amount(two);
            }
            Amount::N(_)
            | Amount::Memory
            | Amount::Every
            | Amount::Done(_)
            | Amount::Triggering(_)
            | Amount::Declared
            | Amount::ColorsOf(_)
            | Amount::CostPaid
            | Amount::Placed => {}
        }
    }

    fn modifier(&mut self, modifier: &Modifier) {
        match modifier {
            Modifier::Dp(amount)
            | Modifier::SecurityAttack(amount)
            | Modifier::PlayCost(amount)
            | Modifier::DeletionMaximum(amount) => self.amount(amount),
            Modifier::DpInBattleWith(noun, amount) | Modifier::Cost(_, noun, amount) => {
                self.noun(noun, 1);
                self.amount(amount);
            }
            Modifier::CanAttackUnsuspended(noun) => self.noun(noun, 1),
            _ => {}
        }
    }

    pub fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            for target in step.targets() {
                self.target(target);
            }
            match step {
                Step::If(condition, _, otherwise) => {
                    self.conditions.push((condition.clone(), !otherwise.steps.is_empty()));
                }
                Step::Memory(_, n)
                | Step::SetMemory(_, n)
                | Step::Draw(_, n)
                | Step::Recover(_, n)
                | Step::Reveal(_, _, n)
                | Step::Repeat(n, _)
                | Step::PlayToken(_, n, ..)
                | Step::ChangeCost(n)
                | Step::PayCost(n)
                | Step::DeDigivolve(_, n) => self.amount(n),
                Step::TrashDigivolutionCards(_, _, n) => {
                    self.amount(n);
                    let under = Area::UnderAny(Box::new(Noun {
                        whose: Whose::Any,
                        from: vec![Area::Battle],
                        of: vec![Filter::Digimon],
                    }));
                    self.nouns.push((Noun { whose: Whose::Any, from: vec![under], of: Vec::new() }, 2));
                }
                Step::Give(_, modifiers, _) | Step::GivePlayer(_, modifiers, _) => {
                    for modifier in modifiers {
                        self.modifier(modifier);
                    }
                }
                Step::Put(_, Destination::Under(holder, ..))
                | Step::PutRest(Destination::Under(holder, ..)) => self.target(holder),
                // What can be digivolved into without ignoring anything.
                Step::Digivolve { what, into: Target::Choose(choose), .. } => {
                    let mut noun = choose.from.clone();
                    noun.of.push(Filter::CanDigivolveFrom(Box::new(what.clone())));
                    self.nouns.push((noun, 2));
                }
                Step::DnaDigivolve { into, .. } => self.dna.push(into.clone()),
                Step::WidenDigiXros(noun, _) => self.noun(noun, 1),
                Step::MindLink(filters) => {
                    let noun = Noun { whose: Whose::Yours, from: vec![Area::Battle], of: filters.clone() };
                    self.noun(&noun, 1);
                }
                _ => {}
            }
            for block in step.blocks() {
                self.steps(&block.steps);
            }
        }
    }
}
