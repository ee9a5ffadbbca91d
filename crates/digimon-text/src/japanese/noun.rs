//! Nouns: whose cards, where, and what they are like.

use crate::japanese::filter::alternatives_apart;
use crate::japanese::phrase::{Counter, Phrase, Referent, Said};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Area, Filter, Noun, Target, Whose};

/// How the place of cards is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// 自分のトラッシュの〜
    In,
    /// 自分のトラッシュから、〜
    From,
    /// 自分のトラッシュに〜がある
    Within,
    /// 手札の〜, of what is digivolved into
    Short,
    /// It goes without saying.
    Unsaid,
}

/// How several kinds of things are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    Or,
    And,
}

impl Writer<'_> {
    /// The noun without a number.
    pub(crate) fn noun(&mut self, noun: &Noun, place: Place, joint: Joint) -> Said {
        if let [Filter::Among(target)] = noun.of.as_slice() {
            return self.target(target, Place::In);
        }
        let Some((any, at)) = alternatives_apart(&noun.of) else {
            let phrase = self.phrase(noun, place, joint);
            return self.said(&phrase, noun.whose, &format!("{}{}", phrase.place, phrase.body()));
        };
        let conjunction = if joint == Joint::And { "と" } else { "か" };
        let mut phrases = Vec::new();
        for each in any {
            let mut of = noun.of.clone();
            of.splice(at..=at, flat(each));
            phrases.push(self.phrase(&Noun { of, ..noun.clone() }, place, joint));
        }
        let bodies: Vec<String> = phrases.iter().map(Phrase::body).collect();
        let place = phrases.first().map(|phrase| phrase.place.clone()).unwrap_or_default();
        let last = phrases.pop().unwrap_or_else(|| Phrase::new("", "カード", Counter::Sheet));
        self.said(&last, noun.whose, &format!("{place}{}", bodies.join(conjunction)))
    }

    fn said(&self, phrase: &Phrase, whose: Whose, text: &str) -> Said {
        let opposing = (whose == Whose::Opponents) != self.opponent_acts && whose != Whose::Any;
        let referent = Referent { head: phrase.head.clone(), counter: phrase.counter, opposing };
        if phrase.this { self.this_described(phrase) } else { Said::new(text, referent) }
    }

    /// このデジモン with what is said of it in front.
    fn this_described(&self, phrase: &Phrase) -> Said {
        let this = self.this();
        let described = Phrase { owner: String::new(), head: this.text.clone(), ..phrase.clone() };
        Said { text: described.body(), ..this }
    }

    fn phrase(&mut self, noun: &Noun, place: Place, joint: Joint) -> Phrase {
        let battle = [Area::Battle];
        let areas: &[Area] = if noun.from.is_empty() { &battle } else { &noun.from };
        let plain = noun.of.iter().all(|filter| matches!(filter, Filter::FaceUp | Filter::FaceDown));
        let mut phrase = self.located(noun.whose, areas, place, plain);
        self.describe(&mut phrase, &noun.of, is_in_play(areas), joint);
        if phrase.head == "カード" && areas == battle && place != Place::Unsaid && !phrase.this {
            "バトルエリアの".clone_into(&mut phrase.place);
        }
        phrase
    }

    /// Whose and where, before anything is known about the cards.
    fn located(&mut self, whose: Whose, areas: &[Area], place: Place, plain: bool) -> Phrase {
        let owner = self.owner(whose);
        let of_place = self.owner_of_place(whose);
        let within = if place == Place::Within { "に" } else { "の" };
        match areas {
            [Area::Battle] => Phrase::new(owner, "カード", Counter::Sheet),
            [Area::SecurityDigimon] => Phrase::new(owner, "セキュリティデジモン", Counter::Body),
            [Area::Battle, Area::SecurityDigimon] | [Area::SecurityDigimon, Area::Battle] => {
                Phrase::new(owner, "デジモンとセキュリティデジモン", Counter::Body)
            }
            [Area::Breeding] => {
                let place = format!("育成エリア{within}");
                Phrase { place, ..Phrase::new(owner, "カード", Counter::Sheet) }
            }
            [Area::Battle, Area::Breeding] | [Area::Breeding, Area::Battle] => {
                let place = format!("エリア{within}");
                Phrase { place, ..Phrase::new(owner, "カード", Counter::Sheet) }
            }
            [Area::Hand] if plain => Phrase::new(of_place, "手札", Counter::Sheet),
            [Area::Security] if plain => Phrase::new(of_place, "セキュリティ", Counter::Sheet),
            [Area::Trash] if plain && place != Place::From => {
                Phrase::new(of_place, "トラッシュ", Counter::Sheet)
            }
            [Area::Under(_) | Area::LinkCards(_) | Area::UnderAny(_) | Area::Stack(_)]
                if plain && place != Place::From =>
            {
                let under = self.area(&areas[0]);
                Phrase::new("", &under, Counter::Sheet)
            }
            _ => {
                let place = self.in_areas(whose, areas, place);
                Phrase { place, ..Phrase::new("", "カード", Counter::Sheet) }
            }
        }
    }

    /// 自分の手札/トラッシュから、
    pub(crate) fn in_areas(&mut self, whose: Whose, areas: &[Area], place: Place) -> String {
        if areas == [Area::Revealed] {
            return if place == Place::Unsaid { String::new() } else { "その中の".to_owned() };
        }
        let names: Vec<String> = areas.iter().map(|area| self.area(area)).collect();
        let any_under = areas.iter().any(is_under);
        let owned = areas.first().is_some_and(|area| !is_under(area));
        let whose = if owned && place != Place::Short { self.owner_of_place(whose) } else { "" };
        let names = format!("{whose}{}", names.join(if any_under { "か" } else { "/" }));
        match place {
            Place::In | Place::Short => format!("{names}の"),
            Place::From => format!("{names}から、"),
            Place::Within => format!("{names}に"),
            Place::Unsaid => String::new(),
        }
    }

    /// The name of an area, without its owner.
    pub(crate) fn area(&mut self, area: &Area) -> String {
        let name = match area {
            Area::Under(target) => return self.under(target),
            Area::UnderAny(holders) => {
                let holders = self.noun(holders, Place::In, Joint::Or);
                return under_word(&holders);
            }
            Area::LinkCards(target) => {
                return format!("{}のリンクカード", self.target(target, Place::In).text);
            }
            Area::Stack(target) => {
                return format!("{}に重ねられているカード", self.target(target, Place::In).text);
            }
            Area::Battle => "バトルエリア",
            Area::Breeding => "育成エリア",
            Area::Hand => "手札",
            Area::Trash => "トラッシュ",
            Area::Security => "セキュリティ",
            Area::Deck => "デッキ",
            Area::EggDeck => "デジタマデッキ",
            Area::Revealed => "オープンしたカード",
            Area::SecurityDigimon => "セキュリティデジモン",
        };
        name.to_owned()
    }

    fn under(&mut self, target: &Target) -> String {
        let holder = self.target(target, Place::In);
        under_word(&holder)
    }
}

/// The cards under something: 進化元 if it is a Digimon.
pub fn under_word(holder: &Said) -> String {
    let word = if holder.referent.is_tamer() { "下" } else { "進化元" };
    format!("{}の{word}", holder.text)
}

fn flat(filter: &Filter) -> Vec<Filter> {
    if let Filter::AllOf(all) = filter { all.clone() } else { vec![filter.clone()] }
}

fn is_under(area: &Area) -> bool {
    match area {
        Area::Under(_) | Area::UnderAny(_) | Area::LinkCards(_) | Area::Stack(_) => true,
        Area::Battle
        | Area::Breeding
        | Area::Hand
        | Area::Trash
        | Area::Security
        | Area::Deck
        | Area::EggDeck
        | Area::Revealed
        | Area::SecurityDigimon => false,
    }
}

fn is_in_play(areas: &[Area]) -> bool {
    areas.iter().all(|area| matches!(area, Area::Battle | Area::Breeding))
}
