//! The forms in which programs and pages write decks: how each is recognised and written.

mod dcgo_json;
mod dcgo_text;
mod digimoncard_app;
mod digimoncard_dev;
mod digimoncard_io;
mod digimonmeta;
mod plain;
mod project_drasil;
mod row;
mod signs;
mod tabletop_simulator;
mod untap_in;

pub use row::About;
pub use signs::Signs;

use super::list::DeckList;
use digimon::card::Number;
use row::Row;

/// Where a list comes from, or is to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    DigimoncardIo,
    DigimoncardDev,
    DigimoncardApp,
    Digimonmeta,
    UntapIn,
    TabletopSimulator,
    DcgoJson,
    ProjectDrasil,
    DcgoText,
    Plain,
}

impl Form {
    /// In the order in which they are tried: `Plain` is what is no other.
    pub const ALL: [Form; 10] = [
        Form::DigimoncardIo,
        Form::DigimoncardDev,
        Form::DigimoncardApp,
        Form::Digimonmeta,
        Form::UntapIn,
        Form::TabletopSimulator,
        Form::DcgoJson,
        Form::ProjectDrasil,
        Form::DcgoText,
        Form::Plain,
    ];

    /// What it is called on a command line.
    pub fn name(self) -> &'static str {
        match self {
            Form::DigimoncardIo => "digimoncard.io",
            Form::DigimoncardDev => "digimoncard.dev",
            Form::DigimoncardApp => "digimoncard.app",
            Form::Digimonmeta => "digimonmeta",
            Form::UntapIn => "untap.in",
            Form::TabletopSimulator => "tabletop-simulator",
            Form::DcgoJson => "dcgo-json",
            Form::ProjectDrasil => "project-drasil",
            Form::DcgoText => "dcgo-text",
            Form::Plain => "plain",
        }
    }

    pub fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name().eq_ignore_ascii_case(name))
    }

    /// The form that shows these signs.
    pub(super) fn recognised(signs: &Signs) -> Form {
        Form::ALL.into_iter().find(|form| form.shows(signs)).unwrap_or(Form::Plain)
    }

    fn shows(self, signs: &Signs) -> bool {
        match self {
            Form::DigimoncardIo => digimoncard_io::is(signs),
            Form::DigimoncardDev => digimoncard_dev::is(signs),
            Form::DigimoncardApp => digimoncard_app::is(signs),
            Form::Digimonmeta => digimonmeta::is(signs),
            Form::UntapIn => untap_in::is(signs),
            Form::TabletopSimulator => tabletop_simulator::is(signs),
            Form::DcgoJson => dcgo_json::is(signs),
            Form::ProjectDrasil => project_drasil::is(signs),
            Form::DcgoText => dcgo_text::is(signs),
            Form::Plain => true,
        }
    }

    /// The deck in this form, as the same deck can be read from it again. What is known about its
    /// cards makes it nicer to read.
    pub fn write(self, deck: &DeckList, about: impl Fn(&Number) -> About) -> String {
        let rows: Vec<Row> =
            deck.entries().iter().map(|entry| Row::new(entry, about(&entry.number))).collect();
        match self {
            Form::DigimoncardIo => digimoncard_io::write(&rows),
            Form::DigimoncardDev => digimoncard_dev::write(&rows),
            Form::DigimoncardApp => digimoncard_app::write(&rows),
            Form::Digimonmeta => digimonmeta::write(&rows),
            Form::UntapIn => untap_in::write(&rows),
            Form::TabletopSimulator => tabletop_simulator::write(&rows),
            Form::DcgoJson => dcgo_json::write(&rows),
            Form::ProjectDrasil => project_drasil::write(&rows),
            Form::DcgoText => dcgo_text::write(&rows),
            Form::Plain => plain::write(&rows),
        }
    }
}
