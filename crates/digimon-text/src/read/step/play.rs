//! Playing, digivolving, using and linking by effects.

use crate::read::mention::{Head, Many};
use crate::read::place::Place;
use crate::read::reader::Reader;
use crate::read::sentence::{either, one_of_these};
use digimon::card::Number;
use digimon::effects::language::{
    Amount, Area, CostRule, DnaFrom, Filter, Info, Noun, Posture, Step, Target, Verb, Whose,
};

/// What was said about the way in which a card is played, used, digivolved into or linked.
#[derive(Default)]
pub(super) struct Manner {
    pub cost: Option<CostRule>,
    pub ignoring_requirements: bool,
    pub ignoring_colors: bool,
    pub suspended: bool,
    pub to_breeding: bool,
    /// Whose battle area it comes to: "to your opponent's battle area".
    pub field: Option<Whose>,
    /// What the Digimon or Tamer counts as for the digivolution.
    pub as_if: Vec<Info>,
    pub without_on_play: bool,
    /// Where the card is, said late: "suspended among them".
    pub place: Option<Place>,
}

impl Reader<'_> {
    pub(super) fn play_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("play") {
            return self.play();
        }
        if self.verb("use") {
            let what = self.target(&Area::Hand)?;
            let manner = self.manner();
            let what = placed_late(what, manner.place.as_ref())?;
            let cost = manner.cost.unwrap_or(CostRule::Printed(Amount::N(0)));
            return Some(vec![Step::Use { what, cost, ignoring_colors: manner.ignoring_colors }]);
        }
        if self.verb("link") {
            let what = self.target(&Area::Hand)?;
            let other = self.attempt(|reader| reader.or_another(&Area::Hand));
            self.linked_to()?;
            let to = self.target(&Area::Battle)?;
            let cost = self.manner().cost.unwrap_or(CostRule::Printed(Amount::N(0)));
            let link = |what| Step::Link { what, to: to.clone(), cost: cost.clone() };
            return Some(either(what, other, link));
        }
        if let Some(steps) = self.attempt(Reader::digivolve_onto) {
            return Some(steps);
        }
        if self.verb("digivolve") {
            let what = self
                .attempt(|reader| reader.target(&Area::Battle))
                .unwrap_or_else(|| self.spoken_of_in_play(Many::One));
            return self.digivolve_into(what);
        }
        if self.eat("dna") {
            self.verb("digivolve").then_some(())?;
            return self.dna_with_materials();
        }
        None
    }

    fn play(&mut self) -> Option<Vec<Step>> {
        if let Some(step) = self.attempt(Reader::play_token) {
            let mut all = vec![step];
            while let Some(step) = self.attempt(|reader| {
                reader.must("and")?;
                reader.play_token()
            }) {
                all.push(step);
            }
            return Some(all);
        }
        let mut what = self.target(&Area::Hand)?;
        if what == Target::ThisCard {
            let _ =
                self.attempt(|reader| reader.place().filter(|from| !from.areas.contains(&Area::Breeding)));
        }
        let other = self.attempt(|reader| {
            reader.must("or")?;
            reader.counted(&Area::Hand)
        });
        if let (Target::Choose(first), Some(Target::Choose(last))) = (&mut what, &other)
            && first.from.whose == Whose::Any
        {
            first.from.whose = last.from.whose;
            first.from.from.clone_from(&last.from.from);
        }
        let _ = self.one_of(&["as another digimon", "as other digimon", "as a tamer or another digimon"]);
        let manner = self.manner();
        (manner.field.is_none_or(|whose| whose == self.yours())).then_some(())?;
        let what = placed_late(what, manner.place.as_ref())?;
        let cost = manner.cost.or(self.context.cost.take()).unwrap_or(CostRule::Printed(Amount::N(0)));
        self.mentions.add(Target::Done(Verb::Played), Head::Digimon, Many::One);
        let play = |what| {
            vec![Step::Play {
                what,
                cost: cost.clone(),
                to_breeding: manner.to_breeding,
                suspended: manner.suspended,
                without_on_play: manner.without_on_play,
            }]
        };
        Some(match other {
            Some(other) => vec![one_of_these(vec![play(what), play(other)])],
            None => play(what),
        })
    }

    /// 4-18: "1 [Fujitsumon] Token (…)"; what is in the parentheses is the token.
    fn play_token(&mut self) -> Option<Step> {
        let (number, amount) = match self.attempt(Reader::named_token) {
            Some(named) => named,
            None => self.pronoun_word().and_then(|_| self.context.token.clone())?,
        };
        let manner = self.manner();
        (!manner.to_breeding).then_some(())?;
        let posture = if manner.suspended { Posture::Suspended } else { Posture::Unsuspended };
        self.context.token = Some((number.clone(), amount.clone()));
        self.mentions.add(Target::Done(Verb::Played), Head::Digimon, Many::One);
        Some(Step::PlayToken(number, amount, manner.field.unwrap_or(Whose::Yours), posture))
    }

    fn named_token(&mut self) -> Option<(Number, Amount)> {
        let n = if self.article() { 1 } else { self.number()? };
        let name = self.bracket()?;
        self.one_of(&["tokens", "token"])?;
        Some((Number::new(&format!("TOKEN-{name}")), self.per(n)))
    }

    /// Costs and conditions, in any order: "without paying the cost, ignoring digivolution requirements".
    pub(super) fn manner(&mut self) -> Manner {
        let mut manner = Manner::default();
        while self.attempt(|reader| reader.one_manner(&mut manner)).is_some() {}
        manner
    }

    /// "to an empty space in your breeding area".
    pub(super) fn to_breeding_area(&mut self) -> Option<()> {
        self.one_of(&["to", "in"])?;
        let _ = self.one_of(&["an empty space in", "the empty space in"]);
        self.whoevers();
        let _ = self.eat("empty");
        self.must("breeding area")
    }

    fn one_manner(&mut self, manner: &mut Manner) -> Option<()> {
        let _ = self.comma();
        let _ = self.eat("and");
        if self.one_of(&["suspended"]).is_some() {
            manner.suspended = true;
            return Some(());
        }
        if self.attempt(Reader::to_breeding_area).is_some() {
            manner.to_breeding = true;
            return Some(());
        }
        if manner.field.is_none()
            && let Some(whose) = self.to_somebodys_field()
        {
            manner.field = Some(whose);
            return Some(());
        }
        if self.eat("ignoring") {
            return self.ignoring(manner);
        }
        if self.one_of(&["without activating its", "without activating their"]).is_some() {
            self.bracket().filter(|timing| timing.eq_ignore_ascii_case("On Play"))?;
            self.effects_word()?;
            manner.without_on_play = true;
            return Some(());
        }
        if self.eat("without battling") {
            return Some(());
        }
        if self.eat("as if") {
            manner.as_if = self.as_if()?;
            return Some(());
        }
        if self.attempt(|reader| reader.must("without").and_then(|()| reader.meets())).is_some() {
            self.ignoring(manner)?;
            self.or()?;
            self.form("paying", &["paying"]).then_some(())?;
            self.its();
            self.cost_word()?;
            manner.cost = Some(CostRule::Free);
            return Some(());
        }
        if manner.place.is_none()
            && let Some(place) = self.attempt(Reader::place)
        {
            manner.place = Some(place);
            return Some(());
        }
        manner.cost.is_none().then_some(())?;
        manner.cost = Some(self.cost_rule()?);
        Some(())
    }

    /// "the Tamer is a level 4 red Digimon".
    pub(in crate::read) fn as_if(&mut self) -> Option<Vec<Info>> {
        if self.one_of(&["it", "they"]).is_none() {
            self.demonstrative()?;
            self.plain_head()?;
        }
        self.is_it()?;
        self.indefinite();
        let mut infos = Vec::new();
        loop {
            if let Some(color) = self.color() {
                infos.push(Info::Color(color));
            } else if self.level_word().is_some() {
                infos.push(Info::Level(u8::try_from(self.number()?).ok()?));
            } else {
                break;
            }
        }
        infos.sort_by_key(|info| !matches!(info, Info::Level(_)));
        self.one_of(&["digimon", "card"])?;
        (!infos.is_empty()).then_some(infos)
    }

    fn ignoring(&mut self, manner: &mut Manner) -> Option<()> {
        self.whoevers();
        if self.eat("level") {
            manner.as_if.push(Info::AnyLevel);
            return Some(());
        }
        if self.color_requirements_word().is_some() {
            manner.ignoring_colors = true;
            return Some(());
        }
        self.one_of(&["digivolution requirements", "digivolution requirement", "requirements"])?;
        manner.ignoring_requirements = true;
        Some(())
    }

    /// "without paying the cost", "with the play cost reduced by 2", "for a cost of 3", "paying its cost".
    pub(in crate::read) fn cost_rule(&mut self) -> Option<CostRule> {
        if self.eat("without paying") {
            self.its();
            self.cost_word()?;
            return Some(CostRule::Free);
        }
        if self
            .attempt(|reader| {
                reader.must("with")?;
                reader.its();
                reader.cost_word()?;
                reader.must("reduced by")
            })
            .is_some()
        {
            let Some(n) = self.number() else {
                let count = Box::new(self.amount()?);
                return Some(CostRule::Printed(Amount::For { count, every: 1, each: -1 }));
            };
            let amount = self.per(-n);
            return Some(CostRule::Printed(amount));
        }
        if self
            .attempt(|reader| {
                reader.one_of(&["by paying", "paying", "for"])?;
                reader.its();
                reader.cost_word()?;
                (reader.peek() != Some(crate::read::lex::Token::Word("of"))).then_some(())
            })
            .is_some()
        {
            if self.attempt(|reader| reader.must("reduced by")).is_some() {
                let n = self.number()?;
                let amount = self.per(-n);
                return Some(CostRule::Printed(amount));
            }
            return Some(CostRule::Printed(Amount::N(0)));
        }
        self.one_of(&["for", "at", "by paying", "paying", "with"])?;
        let _ = self.one_of(&["a", "the"]);
        if let Some(n) = self.number() {
            self.one_of(&["cost", "memory"])?;
            return Some(CostRule::Set(Amount::N(n)));
        }
        if self.eat("reduced") {
            self.cost_word()?;
            return None;
        }
        self.cost_word()?;
        self.must("of")?;
        let n = self.number()?;
        Some(CostRule::Set(Amount::N(n)))
    }

    fn its(&mut self) {
        self.whoevers();
    }

    pub(super) fn cost_word(&mut self) -> Option<()> {
        let forms = [
            "play or digivolution cost",
            "play or use cost",
            "dna digivolution costs",
            "dna digivolution cost",
            "dna digivolve cost",
            "digivolution costs",
            "digivolution cost",
            "digivolve cost",
            "memory costs",
            "memory cost",
            "play costs",
            "play cost",
            "use costs",
            "use cost",
            "link costs",
            "link cost",
            "app fusion cost",
            "costs",
            "cost",
            "memory",
        ];
        self.form("cost", &forms).then_some(())
    }

    /// "into a Digimon card in your hand …".
    pub(super) fn digivolve_into(&mut self, what: Target) -> Option<Vec<Step>> {
        self.must("into")?;
        let into = self.digivolution_card()?;
        let manner = self.manner();
        let into = placed_late(into, manner.place.as_ref())?;
        Some(vec![digivolution(what, into, manner)])
    }

    /// "digivolve 1 green card among them onto the attacking Digimon".
    fn digivolve_onto(&mut self) -> Option<Vec<Step>> {
        self.verb("digivolve").then_some(())?;
        let into = self.counted(&Area::Hand)?;
        self.must("onto")?;
        let what = self.attempt(Reader::known).or_else(|| self.target(&Area::Battle))?;
        Some(vec![digivolution(what, into, self.manner())])
    }

    /// The card digivolved into; a name needs no number.
    fn digivolution_card(&mut self) -> Option<Target> {
        self.attempt(|reader| reader.target(&Area::Hand)).or_else(|| {
            let phrase = self.phrase(None, &Area::Hand)?;
            let slot = self.next_slot();
            let choose = digimon::effects::language::Choose {
                slot,
                ..digimon::effects::language::Choose::one(phrase.noun)
            };
            Some(Target::Choose(choose))
        })
    }

    /// "this Digimon and 1 of your other Digimon into …".
    fn dna_with_materials(&mut self) -> Option<Vec<Step>> {
        let with = self.attempt(Reader::dna_materials).unwrap_or_default();
        self.dna_into(with)
    }

    /// 8-2: what takes part: "2 of your Digimon", "this Digimon and another", "1 of your Digimon and 1 card in the
    /// trash".
    pub(super) fn dna_materials(&mut self) -> Option<DnaFrom> {
        let _ = self.eat("with");
        if self.attempt(Reader::two_of_yours).is_some() {
            return Some(DnaFrom::Any);
        }
        let this = self.eat("this digimon");
        let field = match self.attempt(|reader| (!this).then(|| reader.dna_material()).flatten()) {
            Some(phrase) => told_of_material(phrase.noun.of),
            None if this => vec![Filter::This],
            None => vec![Filter::Among(Box::new(self.known()?))],
        };
        self.one_of(&["and", "with"])?;
        let other = self.dna_material()?;
        match &other.noun.from[..] {
            [area @ (Area::Hand | Area::Trash)] => {
                Some(DnaFrom::FieldAndCard(area.clone(), field, other.noun.of))
            }
            [Area::Battle] if this => Some(match told_of_material(other.noun.of) {
                filters if filters.is_empty() => DnaFrom::ThisAndAnother,
                filters => DnaFrom::ThisAnd(filters),
            }),
            _ => None,
        }
    }

    fn two_of_yours(&mut self) -> Option<()> {
        let _ = self.eat("any");
        (self.eat("two") || self.number() == Some(2)).then_some(())?;
        self.must("of")?;
        let whose = self.owner()?;
        let of = self.phrase(Some(whose), &Area::Battle)?.noun.of;
        (whose == self.yours() && of == [Filter::Digimon]).then_some(())
    }

    /// One Digimon or card that takes part.
    fn dna_material(&mut self) -> Option<crate::read::noun::Phrase> {
        let one = self.out_of().is_some() || self.indefinite();
        (one || self.one_of(&["another of", "another"]).is_some()).then_some(())?;
        let whose = self.owner();
        self.phrase(whose, &Area::Battle)
    }

    pub(super) fn dna_into(&mut self, with: DnaFrom) -> Option<Vec<Step>> {
        self.must("into")?;
        let into = if self.eat("this card") {
            // Wherever it is when its effect lets it.
            Noun { whose: Whose::Yours, from: vec![Area::Hand, Area::Trash], of: vec![Filter::This] }
        } else {
            self.indefinite();
            self.phrase(None, &Area::Hand)?.noun
        };
        let cost = self.manner().cost.unwrap_or(CostRule::Printed(Amount::N(0)));
        Some(vec![Step::DnaDigivolve { into, with, cost }])
    }
}

/// The card is where that was said after other words; nothing if it was said to be elsewhere before.
fn placed_late(mut target: Target, place: Option<&Place>) -> Option<Target> {
    let Some(place) = place else { return Some(target) };
    let Target::Choose(choose) = &mut target else { return None };
    (choose.from.whose == Whose::Any).then_some(())?;
    choose.from.whose = place.whose.unwrap_or_default();
    choose.from.from.clone_from(&place.areas);
    Some(target)
}

/// What is said of a Digimon that takes part, beside that it is one of yours.
fn told_of_material(mut filters: Vec<Filter>) -> Vec<Filter> {
    filters.retain(|filter| !matches!(filter, Filter::Digimon | Filter::Other));
    filters
}

fn digivolution(what: Target, into: Target, manner: Manner) -> Step {
    Step::Digivolve {
        what,
        into,
        cost: manner.cost.unwrap_or(CostRule::Printed(Amount::N(0))),
        ignoring_requirements: manner.ignoring_requirements,
        as_if: manner.as_if,
    }
}
