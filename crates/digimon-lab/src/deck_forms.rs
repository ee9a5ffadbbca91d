//! A deck list in another form.

use digimon::card::Number;
use digimon_text::deck::{About, Form, Import};
use digimon_view::{Catalogue, about};

/// The form of this name, or the names that there are.
pub fn deck_form(name: &str) -> Result<Form, String> {
    let names = || Form::ALL.map(Form::name).join(", ");
    Form::named(name).ok_or_else(|| format!("there is no such form; there are {}", names()))
}

/// The same deck in this form.
pub fn in_form(form: Form, import: &Import, catalogue: &Catalogue) -> String {
    form.write(&import.deck, |number| said(catalogue, number, import))
}

/// What a list may say about a card: its category decides, then what the list said before.
fn said(catalogue: &Catalogue, number: &Number, import: &Import) -> About {
    let known = about(catalogue, number);
    About { section: known.section.or_else(|| import.section(number)), ..known }
}
