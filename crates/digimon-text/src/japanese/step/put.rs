//! Cards that are put somewhere: returned, added, trashed, placed.

use crate::japanese::clause::Clause;
use crate::japanese::noun::{Place, under_word};
use crate::japanese::phrase::{Referent, Said};
use crate::japanese::verb::{KUWAERU, MODOSU, OKU, SURU};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Area, Choose, Destination, End, Face, HowMany, Target, Verb, Whose};

impl Writer<'_> {
    pub(super) fn put(&mut self, target: &Target, destination: &Destination) -> Clause {
        if let (Target::Choose(choose), Destination::Trash) = (target, destination)
            && let Some(clause) = self.digivolution_cards_chosen(choose)
        {
            return clause;
        }
        let what = self.target(target, Place::From);
        let trashed_from_deck = matches!(
            (target, destination),
            (Target::Top(_, Area::Deck, _) | Target::Bottom(_, Area::Deck, _), Destination::Trash)
        );
        let object = if trashed_from_deck { what.text.clone() } else { what.object() };
        self.put_to(&object, &what, destination, adds(target))
    }

    pub(super) fn rest_put(&mut self, destination: &Destination) -> Clause {
        let rest = Said::new("残り", Referent::card());
        self.put_to("残りは", &rest, destination, true)
    }

    /// Any digivolution cards: 進化元を選んで2枚破棄する.
    fn digivolution_cards_chosen(&mut self, choose: &Choose) -> Option<Clause> {
        let plain = choose.from.of.is_empty() && choose.total.is_none() && choose.by == Whose::Yours;
        let ([under @ (Area::Under(_) | Area::UnderAny(_))], true) = (choose.from.from.as_slice(), plain)
        else {
            return None;
        };
        let (Some(n), each) = self.measured(&choose.n) else { return None };
        let most = match choose.how_many {
            HowMany::UpTo => "まで",
            HowMany::Exactly | HowMany::AllOrNothing => "",
            HowMany::AnyNumber => return None,
        };
        let under = self.area(under);
        self.remember_choice(choose.slot, Referent::card());
        self.remember_done(Verb::Trashed, Referent::card());
        Some(Clause::new(format!("{each}{under}を選んで{n}枚{most}破棄"), SURU))
    }

    fn put_to(&mut self, object: &str, what: &Said, destination: &Destination, adds: bool) -> Clause {
        let (done, to, verb) = match destination {
            Destination::Hand if adds => (Verb::Added, "手札に".to_owned(), KUWAERU),
            Destination::Hand => (Verb::Returned, "手札に".to_owned(), MODOSU),
            Destination::Trash => (Verb::Trashed, "破棄".to_owned(), SURU),
            Destination::DeckTop => (Verb::Returned, "デッキの上に".to_owned(), MODOSU),
            Destination::DeckBottom => (Verb::Returned, "デッキの下に".to_owned(), MODOSU),
            Destination::DeckTopOrBottom => (Verb::Returned, "デッキの上か下に".to_owned(), MODOSU),
            Destination::EggDeckBottom => (Verb::Returned, "デジタマデッキの下に".to_owned(), MODOSU),
            Destination::SecurityTop(face) => (Verb::Placed, format!("セキュリティの上に{}", up(*face)), OKU),
            Destination::SecurityBottom(face) => {
                (Verb::Placed, format!("セキュリティの下に{}", up(*face)), OKU)
            }
            Destination::SecurityTopOrBottom(face) => {
                (Verb::Placed, format!("セキュリティの上か下に{}", up(*face)), OKU)
            }
            Destination::Under(target, end, face) => {
                (Verb::Placed, format!("{}{}", self.under_what(target, *end), down(*face)), OKU)
            }
            Destination::BattleArea => (Verb::Placed, "バトルエリアに".to_owned(), OKU),
            Destination::BreedingArea => (Verb::Placed, "育成エリアに".to_owned(), OKU),
        };
        self.remember_done(done, what.referent.clone());
        Clause::new(format!("{object}{to}"), verb)
    }

    /// このデジモンの進化元の下に, このテイマーの下に.
    fn under_what(&mut self, target: &Target, end: End) -> String {
        let holder = self.target(target, Place::In);
        let under = under_word(&holder);
        if holder.referent.is_tamer() || holder.referent.head == "カード" {
            return format!("{}の下に", holder.text);
        }
        match end {
            End::Top => format!("{under}の上に"),
            End::Bottom => format!("{under}の下に"),
            End::Any => format!("{under}に"),
        }
    }
}

/// Face down is how a security card lies; only face up is worth a word.
fn up(face: Face) -> &'static str {
    match face {
        Face::Up => "表向きで",
        Face::Down => "",
    }
}

/// Cards under another lie face up; only face down is worth a word.
fn down(face: Face) -> &'static str {
    match face {
        Face::Up => "",
        Face::Down => "裏向きで",
    }
}

/// As in English; the card itself is added, too.
fn adds(target: &Target) -> bool {
    matches!(target, Target::ThisCard | Target::TopCard(_)) || crate::write::adds(target)
}
