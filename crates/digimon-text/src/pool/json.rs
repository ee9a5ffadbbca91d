//! A pool from JSON, field by field, so that every fault names its card and field.

use super::error::{Fault, PoolError};
use super::printed::{DigivolveCost, Printed, PrintedLink, Requirements, Restriction, Status, Unprinted};
use digimon::card::{Category, Color};
use serde_json::{Map, Value};

/// The cards of the list, or all faults that were found.
pub fn cards(text: &str) -> Result<Vec<Printed>, PoolError> {
    let whole: Value = serde_json::from_str(text).map_err(|why| PoolError::NotJson(why.to_string()))?;
    let list = match &whole {
        Value::Array(list) => list,
        Value::Object(object) => match object.get("cards") {
            Some(Value::Array(list)) => list,
            _ => return Err(PoolError::NotAList("an object without it")),
        },
        other => return Err(PoolError::NotAList(kind(other))),
    };
    let mut faults = Vec::new();
    let cards: Vec<Printed> =
        list.iter().enumerate().filter_map(|(index, value)| card(index, value, &mut faults)).collect();
    if faults.is_empty() { Ok(cards) } else { Err(PoolError::Faults(faults)) }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "a yes or no",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// What was found, shortly.
fn shown(value: Option<&Value>) -> String {
    match value {
        None => "nothing".to_owned(),
        Some(value) => {
            let text = value.to_string();
            if text.chars().count() > 40 { kind(value).to_owned() } else { text }
        }
    }
}

fn card(index: usize, value: &Value, faults: &mut Vec<Fault>) -> Option<Printed> {
    let Value::Object(object) = value else {
        let found = shown(Some(value));
        faults.push(Fault { index, id: None, field: "(card)".into(), expected: "an object", found });
        return None;
    };
    let id = object.get("id").and_then(Value::as_str).map(str::to_owned);
    let mut fields = Fields { object, prefix: "", index, id, faults };
    let link = fields.inner("link", link);
    let requirements = fields.inner("requirements", requirements).unwrap_or_default();
    let restriction = fields.inner("restriction", restriction).flatten();
    let id = fields.required("id")?;
    Some(Printed {
        set: fields.text("set").unwrap_or_else(|| id.split('-').next().unwrap_or_default().to_owned()),
        id,
        name: fields.required("name")?,
        category: fields.category()?,
        colors: fields.colors(),
        level: fields.number("level"),
        forms: fields.words("forms"),
        attributes: fields.words("attributes"),
        traits: fields.words("traits"),
        dp: fields.number("dp"),
        play_cost: fields.number("play_cost").filter(|cost| *cost >= 0),
        digivolve_costs: fields.objects("digivolve_costs", digivolve_cost),
        requirements,
        rule_text: fields.words("rule_text"),
        main_effect: fields.text("main_effect").unwrap_or_default(),
        inherited_effect: fields.text("inherited_effect").unwrap_or_default(),
        security_effect: fields.text("security_effect").unwrap_or_default(),
        link,
        ace_overflow: fields.number("ace_overflow"),
        restriction,
        max_copies: fields.number("max_copies"),
        unprinted: Unprinted::default(),
    })
}

fn link(fields: &mut Fields) -> PrintedLink {
    PrintedLink {
        requirement: fields.text("requirement"),
        dp: fields.number("dp").unwrap_or(0),
        effect: fields.text("effect").unwrap_or_default(),
    }
}

fn requirements(fields: &mut Fields) -> Requirements {
    Requirements {
        digivolve: fields.words("digivolve"),
        dna_digivolve: fields.words("dna_digivolve"),
        digixros: fields.words("digixros"),
        burst_digivolve: fields.words("burst_digivolve"),
        app_fusion: fields.words("app_fusion"),
        assembly: fields.words("assembly"),
    }
}

fn restriction(fields: &mut Fields) -> Option<Restriction> {
    let status = match fields.required("status")?.as_str() {
        "banned" => Status::Banned,
        "restricted" => Status::Restricted,
        "banned_pair" => Status::BannedPair,
        _ => {
            fields.fault("status", "`banned`, `restricted` or `banned_pair`");
            return None;
        }
    };
    let count = fields.number("count").unwrap_or(u8::from(status == Status::Restricted));
    Some(Restriction { status, count, banned_with: fields.words("banned_with") })
}

fn digivolve_cost(fields: &mut Fields) -> Option<DigivolveCost> {
    let color = match fields.text("color") {
        None => None,
        Some(name) => {
            let color = color(&name);
            if color.is_none() {
                fields.fault("color", COLOR);
            }
            color
        }
    };
    let (level, cost) = (fields.number("level"), fields.number("cost"));
    match (level, cost) {
        (Some(level), Some(cost)) => Some(DigivolveCost { color, level, cost }),
        (level, _) => {
            fields.fault(if level.is_none() { "level" } else { "cost" }, "a whole number");
            None
        }
    }
}

const COLOR: &str = "a colour such as `Red`";

pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| format!("{color:?}").eq_ignore_ascii_case(name))
}

/// The fields of one object, and where faults go.
struct Fields<'a> {
    object: &'a Map<String, Value>,
    /// The object that these are fields of, for messages.
    prefix: &'a str,
    index: usize,
    id: Option<String>,
    faults: &'a mut Vec<Fault>,
}

impl Fields<'_> {
    fn get(&self, field: &str) -> Option<&Value> {
        self.object.get(field).filter(|value| !value.is_null())
    }

    fn fault(&mut self, field: &str, expected: &'static str) {
        let found = shown(self.object.get(field));
        let dot = if self.prefix.is_empty() { "" } else { "." };
        let field = format!("{}{dot}{field}", self.prefix);
        self.faults.push(Fault { index: self.index, id: self.id.clone(), field, expected, found });
    }

    fn text(&mut self, field: &str) -> Option<String> {
        if let Value::String(text) = self.get(field)? {
            return Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        }
        self.fault(field, "a text");
        None
    }

    fn required(&mut self, field: &str) -> Option<String> {
        if self.get(field).is_none() {
            self.fault(field, "a text");
        }
        self.text(field)
    }

    fn number<N: TryFrom<i64>>(&mut self, field: &str) -> Option<N> {
        let number = self.get(field)?.as_i64().and_then(|number| N::try_from(number).ok());
        if number.is_none() {
            self.fault(field, "a whole number");
        }
        number
    }

    /// A list of texts; a single text is a list of one.
    fn words(&mut self, field: &str) -> Vec<String> {
        let texts: Option<Vec<String>> = match self.get(field) {
            None => return Vec::new(),
            Some(Value::String(text)) => Some(vec![text.clone()]),
            Some(Value::Array(list)) => list.iter().map(|each| each.as_str().map(str::to_owned)).collect(),
            Some(_) => None,
        };
        if texts.is_none() {
            self.fault(field, "a list of texts");
        }
        let texts = texts.unwrap_or_default();
        texts.iter().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
    }

    fn colors(&mut self) -> Vec<Color> {
        let words = self.words("colors");
        let colors: Option<Vec<Color>> = words.iter().map(|name| color(name)).collect();
        if colors.is_none() {
            self.fault("colors", "a list of colours such as `Red`");
        }
        colors.unwrap_or_default()
    }

    fn category(&mut self) -> Option<Category> {
        let category = match self.words("card_types").as_slice() {
            [one] => match one.as_str() {
                "Digimon" => Some(Category::Digimon),
                "Tamer" => Some(Category::Tamer),
                "Option" => Some(Category::Option),
                "Digi-Egg" => Some(Category::DigiEgg),
                _ => None,
            },
            _ => None,
        };
        if category.is_none() {
            self.fault("card_types", "one of `Digimon`, `Tamer`, `Option`, `Digi-Egg`");
        }
        category
    }

    fn inner<T>(&mut self, field: &str, read: fn(&mut Fields) -> T) -> Option<T> {
        if !self.get(field)?.is_object() {
            self.fault(field, "an object");
            return None;
        }
        let object = self.object.get(field)?.as_object()?;
        let (index, id) = (self.index, self.id.clone());
        Some(read(&mut Fields { object, prefix: field, index, id, faults: self.faults }))
    }

    fn objects<T>(&mut self, field: &str, read: fn(&mut Fields) -> Option<T>) -> Vec<T> {
        let list: Option<Vec<&Map<String, Value>>> = match self.object.get(field) {
            None | Some(Value::Null) => return Vec::new(),
            Some(Value::Array(list)) => list.iter().map(Value::as_object).collect(),
            Some(_) => None,
        };
        let Some(list) = list else {
            self.fault(field, "a list of objects");
            return Vec::new();
        };
        let (index, id) = (self.index, self.id.clone());
        let mut each = |object| {
            read(&mut Fields { object, prefix: field, index, id: id.clone(), faults: &mut *self.faults })
        };
        list.into_iter().filter_map(&mut each).collect()
    }
}
