//! A card of a position: its number, and what is remembered of it.

use crate::view::FaceView;
use digimon_scenario::model::Section;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use table::Seat;
use ts_rs::TS;

/// A card in a pile. Of most nothing is remembered: such a card is written as its number alone.
#[derive(Clone, PartialEq, Eq, Debug, TS)]
#[ts(type = "string | { number: string, note: CardNote }")]
pub struct PileCard {
    pub number: String,
    pub note: CardNote,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Form<'c> {
    Number(Cow<'c, str>),
    Noted { number: Cow<'c, str>, note: Cow<'c, CardNote> },
}

impl Serialize for PileCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = Cow::Borrowed(self.number.as_str());
        let form = if self.note.is_empty() {
            Form::Number(number)
        } else {
            Form::Noted { number, note: Cow::Borrowed(&self.note) }
        };
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PileCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PileCard, D::Error> {
        Ok(match Form::deserialize(deserializer)? {
            Form::Number(number) => PileCard::from(number.into_owned()),
            Form::Noted { number, note } => PileCard { number: number.into_owned(), note: note.into_owned() },
        })
    }
}

impl From<String> for PileCard {
    fn from(number: String) -> PileCard {
        PileCard { number, note: CardNote::default() }
    }
}

/// A card that lies face up or face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FacedCard {
    pub number: String,
    pub face: FaceView,
    #[serde(default, skip_serializing_if = "CardNote::is_empty")]
    #[ts(optional, as = "Option<CardNote>")]
    pub note: CardNote,
}

/// What is remembered of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct CardNote {
    /// The seats that know it, where its place does not say that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known_to: Option<Vec<Seat>>,
    /// 15-14-1: which of its effects were used this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<UsedView>>")]
    pub used: Vec<UsedView>,
}

impl CardNote {
    fn is_empty(&self) -> bool {
        *self == CardNote::default()
    }

    pub(super) fn exchange_seats(&mut self) {
        for seat in self.known_to.iter_mut().flatten() {
            *seat = seat.other();
        }
    }
}

/// An effect that was used this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct UsedView {
    pub text_box: TextBox,
    /// The first of the text box is 1; keywords do not count.
    pub nth: u8,
    pub times: u8,
}

/// Where on a card an effect is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TextBox {
    Main,
    Inherited,
    Linked,
    Security,
}

impl From<TextBox> for Section {
    fn from(text_box: TextBox) -> Section {
        match text_box {
            TextBox::Main => Section::Printed,
            TextBox::Inherited => Section::Inherited,
            TextBox::Linked => Section::Linked,
            TextBox::Security => Section::Security,
        }
    }
}

impl From<Section> for TextBox {
    fn from(section: Section) -> TextBox {
        match section {
            Section::Printed => TextBox::Main,
            Section::Inherited => TextBox::Inherited,
            Section::Linked => TextBox::Linked,
            Section::Security => TextBox::Security,
        }
    }
}
