//! Making up a card that is like some filters say, or just not.

use crate::blank;
use crate::guess;
use crate::keyword_of::keyword_of;
use crate::stage::{Made, Stage};
use digimon::card::{
    Card, Category, Color, Colors, Cost, DigiXros, Digivolution, Dp, Level, Link, Material, Texts,
};
use digimon::effects::language::{
    Amount, Cmp, Face, Filter, KeywordKind, Process, Stat, Step, Target, When, Word,
};

/// From where to where a number may be.
#[derive(Clone, Copy, Debug, Default)]
struct Range {
    least: Option<i32>,
    most: Option<i32>,
    /// It must not be there at all.
    absent: bool,
}

impl Range {
    fn narrow(&mut self, cmp: Cmp, n: i32, grain: i32) {
        let least = |range: &mut Range, n: i32| range.least = Some(range.least.map_or(n, |old| old.max(n)));
        let most = |range: &mut Range, n: i32| range.most = Some(range.most.map_or(n, |old| old.min(n)));
        match cmp {
            Cmp::AtMost => most(self, n),
            Cmp::AtLeast => least(self, n),
            Cmp::Exactly => {
                least(self, n);
                most(self, n);
            }
            Cmp::Less => most(self, n - grain),
            Cmp::More => least(self, n + grain),
        }
    }

    fn pick(self, usual: i32, edge: bool) -> Option<i32> {
        if self.absent {
            return None;
        }
        let edge = if edge { self.most.or(self.least) } else { None };
        let n = edge.unwrap_or(usual);
        Some(n.min(self.most.unwrap_or(n)).max(self.least.unwrap_or(n.min(self.most.unwrap_or(n)))))
    }
}

/// What a made-up card should be like.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish {
    category: Option<Category>,
    not_digimon: bool,
    colors: Colors,
    not_colors: Colors,
    several_colors: bool,
    level: Range,
    dp: Range,
    cost: Range,
    under: Range,
    links: Range,
    number: Option<Word>,
    name: Option<Word>,
    parts: Vec<Word>,
    traits: Vec<Word>,
    mentions: Vec<Word>,
    keywords: Vec<KeywordKind>,
    timings: Vec<When>,
    processes: Vec<Process>,
    inherited: bool,
    link_effect: bool,
    links_to_anything: bool,
    digixros: bool,
    digivolves: bool,
    token: bool,
    with: Vec<Vec<Filter>>,
    suspended: Option<bool>,
    fresh: Option<bool>,
    face: Option<Face>,
}

impl Wish {
    pub fn of(stage: &mut Stage, filters: &[Filter]) -> Wish {
        let mut wish = Wish::default();
        for filter in filters {
            wish.apply(stage, filter, true);
        }
        wish
    }

    /// Like all but one of the filters, and not like that one.
    pub fn missing(stage: &mut Stage, filters: &[Filter]) -> Wish {
        let mut wish = Wish::default();
        let wrong = stage.dice.roll(filters.len().max(1));
        for (nth, filter) in filters.iter().enumerate() {
            wish.apply(stage, filter, nth != wrong);
        }
        wish
    }

    pub fn apply(&mut self, stage: &mut Stage, filter: &Filter, yes: bool) {
        match filter {
            Filter::Not(inner) => self.apply(stage, inner, !yes),
            Filter::AnyOf(all) if yes && !all.is_empty() => {
                let branch = stage.dice.roll(all.len());
                self.apply(stage, &all[branch], true);
            }
            Filter::AllOf(all) if !yes && !all.is_empty() => {
                let branch = stage.dice.roll(all.len());
                self.apply(stage, &all[branch], false);
            }
            Filter::AnyOf(all) | Filter::AllOf(all) => {
                for inner in all {
                    self.apply(stage, inner, yes);
                }
            }
            Filter::Is(category) => self.of_category(*category, yes),
            Filter::Digimon => self.of_category(Category::Digimon, yes),
            Filter::Tamer => self.of_category(Category::Tamer, yes),
            Filter::Option => self.of_category(Category::Option, yes),
            Filter::Token => self.token = yes,
            Filter::Color(color) if yes => self.colors = self.colors.with(*color),
            Filter::Color(color) => self.not_colors = self.not_colors.with(*color),
            Filter::SameColorAs(_) if yes => self.colors = self.colors.union(stage.colors()),
            Filter::SameColorAs(_) => self.not_colors = self.not_colors.union(stage.colors()),
            Filter::MultiColored => self.several_colors = yes,
            Filter::Stat(stat, cmp, amount) | Filter::OriginalStat(stat, cmp, amount) => {
                let n = guess::amount(stage, amount);
                self.number_is(*stat, if yes { *cmp } else { opposite(*cmp) }, n);
            }
            Filter::HasStat(stat) => {
                if let Some((range, _)) = self.range(*stat) {
                    range.absent = !yes;
                }
            }
            Filter::HasDigivolutionCards => {
                self.under.narrow(if yes { Cmp::AtLeast } else { Cmp::AtMost }, i32::from(yes), 1)
            }
            Filter::NoDigivolutionCards => {
                self.under.narrow(if yes { Cmp::AtMost } else { Cmp::AtLeast }, i32::from(!yes), 1)
            }
            Filter::Linked => {
                self.links.narrow(if yes { Cmp::AtLeast } else { Cmp::AtMost }, i32::from(yes), 1)
            }
            Filter::Suspended => self.suspended = Some(yes),
            Filter::Unsuspended => self.suspended = Some(!yes),
            Filter::PlayedThisTurn => self.fresh = Some(yes),
            Filter::FaceUp => self.face = Some(if yes { Face::Up } else { Face::Down }),
            Filter::FaceDown => self.face = Some(if yes { Face::Down } else { Face::Up }),
            _ if yes => self.words(stage, filter),
            // A blank card is not like any of the others.
            _ => {}
        }
    }

    /// Filters that a blank card does not fit, and one with the right words does.
    fn words(&mut self, stage: &mut Stage, filter: &Filter) {
        match filter {
            Filter::Name(name) => self.name = Some(name.clone()),
            Filter::NameContains(part) => self.parts.push(part.clone()),
            Filter::SameNameAs(_) => self.name = Some(stage.subject_card().name.clone()),
            Filter::Trait(word) | Filter::TraitContains(word) => self.traits.push(word.clone()),
            Filter::InText(word) => self.mentions.push(word.clone()),
            Filter::Number(word) => self.number = Some(word.clone()),
            Filter::HasKeyword(kind) => self.keywords.push(*kind),
            Filter::HasProcess(process) => self.processes.push(*process),
            Filter::HasTiming(when) => self.timings.push((**when).clone()),
            Filter::HasInherited => self.inherited = true,
            Filter::HasLinkEffect => self.link_effect = true,
            Filter::CanLinkTo(_) => self.links_to_anything = true,
            Filter::HasDigiXros => self.digixros = true,
            Filter::CanDigivolveFrom(_) | Filter::CanDigivolveFromAs(..) => self.digivolves = true,
            Filter::CanBecomeThis => {
                let requirement = stage.subject_card().digivolution.first().cloned();
                for inner in requirement.iter().flat_map(|requirement| &requirement.from) {
                    self.apply(stage, inner, true);
                }
            }
            Filter::DigiXrosMaterialOf(_) => {
                let digixros = stage.subject_card().digixros.clone();
                if let Some(material) = digixros.and_then(|digixros| digixros.materials.first().cloned()) {
                    for inner in &material.of {
                        self.apply(stage, inner, true);
                    }
                }
            }
            Filter::WithAtLeast(n, noun) => {
                for _ in 0..*n {
                    self.with.push(noun.of.clone());
                }
            }
            Filter::With(noun) => self.with.push(noun.of.clone()),
            // Of the course of play, or of other cards: nothing that is printed.
            Filter::This
            | Filter::Other
            | Filter::Among(_)
            | Filter::NotAmong(_)
            | Filter::Attacking
            | Filter::Highest(_)
            | Filter::Lowest(_) => {}
            // Done above.
            Filter::Not(_)
            | Filter::AnyOf(_)
            | Filter::AllOf(_)
            | Filter::Is(_)
            | Filter::Digimon
            | Filter::Tamer
            | Filter::Option
            | Filter::Token
            | Filter::Color(_)
            | Filter::SameColorAs(_)
            | Filter::MultiColored
            | Filter::Stat(..)
            | Filter::OriginalStat(..)
            | Filter::HasStat(_)
            | Filter::HasDigivolutionCards
            | Filter::NoDigivolutionCards
            | Filter::Linked
            | Filter::Suspended
            | Filter::Unsuspended
            | Filter::PlayedThisTurn
            | Filter::FaceUp
            | Filter::FaceDown => {}
        }
    }

    fn of_category(&mut self, category: Category, yes: bool) {
        if yes {
            self.category = Some(category);
        } else if category == Category::Digimon {
            self.not_digimon = true;
        }
    }

    fn range(&mut self, stat: Stat) -> Option<(&mut Range, i32)> {
        match stat {
            Stat::Level => Some((&mut self.level, 1)),
            Stat::Dp => Some((&mut self.dp, 1000)),
            Stat::PlayCost | Stat::Cost => Some((&mut self.cost, 1)),
            Stat::DigivolutionCards | Stat::FaceDownDigivolutionCards => Some((&mut self.under, 1)),
            Stat::LinkCards => Some((&mut self.links, 1)),
            Stat::Colors | Stat::SecurityAttack | Stat::Name | Stat::Trait | Stat::Number => None,
        }
    }

    fn number_is(&mut self, stat: Stat, cmp: Cmp, n: i32) {
        if stat == Stat::Colors && n > 1 {
            self.several_colors = true;
        }
        if let Some((range, grain)) = self.range(stat) {
            range.narrow(cmp, n, grain);
        }
    }

    /// The card, and how it lies in play.
    pub fn come_true(self, stage: &mut Stage) -> Made {
        let category = self.category(stage);
        let number = stage.number();
        let number = self.number.as_ref().map_or(number, ToString::to_string);
        let edge = stage.chance(2);
        let mut card = blank::card(&number, category);
        card.colors = self.pick_colors(stage);
        let has_level = matches!(category, Category::Digimon | Category::DigiEgg);
        let usual = if category == Category::DigiEgg { 2 } else { 4 };
        card.level = self.level.pick(usual, edge).filter(|_| has_level).map(|n| Level(n.clamp(2, 7) as u8));
        let has_dp = category == Category::Digimon;
        card.dp = self.dp.pick(5000, edge).filter(|_| has_dp).map(|n| Dp(n.max(1000)));
        let has_cost = category != Category::DigiEgg;
        card.cost = self.cost.pick(4, edge).filter(|_| has_cost).map(|n| Cost(n.clamp(0, 15) as i8));
        card.token = self.token;
        self.give_words(&mut card);
        self.give_texts(&mut card);
        let (under, links) = self.stack(stage);
        Made {
            card,
            under,
            links,
            suspended: self.suspended.unwrap_or(false),
            fresh: self.fresh.unwrap_or(false),
            face: self.face,
        }
    }

    fn category(&self, stage: &mut Stage) -> Category {
        match self.category {
            Some(category) => category,
            None if self.not_digimon => Category::Tamer,
            None if stage.chance(8) => Category::Tamer,
            None => Category::Digimon,
        }
    }

    fn pick_colors(&self, stage: &mut Stage) -> Colors {
        let free: Vec<Color> = Color::ALL
            .into_iter()
            .filter(|color| !self.not_colors.has(*color) && !self.colors.has(*color))
            .collect();
        let mut colors = self.colors;
        while (colors.is_empty() || (self.several_colors && colors.len() < 2)) && !free.is_empty() {
            colors = colors.with(free[stage.dice.roll(free.len())]);
        }
        colors
    }

    fn give_words(&self, card: &mut Card) {
        if let Some(name) = &self.name {
            card.name = name.clone();
        } else if !self.parts.is_empty() {
            let parts: Vec<&str> = self.parts.iter().map(Word::as_str).collect();
            card.name = Word::new(&parts.join(" "));
        }
        card.traits.clone_from(&self.traits);
        card.mentions.clone_from(&self.mentions);
    }

    fn give_texts(&self, card: &mut Card) {
        card.effects.keywords = self.keywords.iter().map(|kind| keyword_of(*kind)).collect();
        for when in &self.timings {
            card.effects.effects.push(blank::effect(when.clone(), vec![Step::Nothing]));
        }
        for process in &self.processes {
            let step = match process {
                Process::DigiBurst => Step::DigiBurst(Amount::N(1)),
                Process::Blitz => Step::Blitz(Target::This),
            };
            card.effects.effects.push(blank::effect(When::WhenMoving, vec![step]));
        }
        if card.category == Category::Option && card.effects.effects.is_empty() {
            card.effects.effects.push(blank::effect(When::Main, vec![Step::Nothing]));
        }
        if self.inherited {
            card.inherited.effects.push(blank::effect(When::WhenMoving, vec![Step::Nothing]));
        }
        if self.link_effect || self.links_to_anything {
            let effects = vec![blank::effect(When::WhenMoving, vec![Step::Nothing])];
            let texts = Texts { keywords: Vec::new(), effects };
            card.link = Some(Link { to: Vec::new(), cost: Cost(1), dp: 1000, texts });
        }
        if self.digixros {
            let material = Material { of: vec![Filter::Trait(Word::new("Nobody"))], n: 1, different: None };
            card.digixros = Some(DigiXros { each: Cost(1), materials: vec![material] });
        }
        if self.digivolves {
            card.digivolution = vec![Digivolution { from: Vec::new(), cost: Cost(2), condition: None }];
        }
    }

    fn stack(&self, stage: &mut Stage) -> (Vec<Card>, Vec<Card>) {
        let mut under = Vec::new();
        for filters in &self.with {
            under.push(Wish::of(stage, filters).come_true(stage).card);
        }
        let usual = stage.dice.roll(2) as i32;
        let n = self.under.pick(usual.max(under.len() as i32), true).unwrap_or(0);
        while (under.len() as i32) < n.min(8) {
            under.push(stage.plain(3, 2000));
        }
        let links = self.links.pick(0, true).unwrap_or(0);
        let links = (0..links.min(3)).map(|_| link_card(stage)).collect();
        (under, links)
    }
}

/// A card that may be linked to anything.
pub(crate) fn link_card(stage: &mut Stage) -> Card {
    let link = Link { to: Vec::new(), cost: Cost(0), dp: 0, texts: Texts::default() };
    Card { link: Some(link), ..stage.plain(3, 2000) }
}

fn opposite(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::AtMost => Cmp::More,
        Cmp::AtLeast => Cmp::Less,
        Cmp::Exactly => Cmp::More,
        Cmp::Less => Cmp::AtLeast,
        Cmp::More => Cmp::AtMost,
    }
}
