//! The fields of one card in JSON, so that every fault names its card and field.

use super::fault::Fault;
use serde_json::{Map, Value};

/// The fields of one object, and where faults go.
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    /// The object that these are fields of, for messages.
    prefix: &'a str,
    index: usize,
    id: Option<String>,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Fields<'a> {
    pub(super) fn of_card(
        object: &'a Map<String, Value>,
        index: usize,
        id: Option<String>,
        faults: &'a mut Vec<Fault>,
    ) -> Fields<'a> {
        Fields { object, prefix: "", index, id, faults }
    }

    /// What the card says its number is, or under which one it stands.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    fn get(&self, field: &str) -> Option<&'a Value> {
        self.object.get(field).filter(|value| !value.is_null())
    }

    /// The card cannot be used, since this field is not what it should be; said once of each field.
    pub fn fault(&mut self, field: &str, expected: &str) {
        let found = shown(self.object.get(field));
        let dot = if self.prefix.is_empty() { "" } else { "." };
        let field = format!("{}{dot}{field}", self.prefix);
        if self.faults.iter().any(|known| known.index == self.index && known.field == field) {
            return;
        }
        let (index, id, expected) = (self.index, self.id.clone(), expected.to_owned());
        self.faults.push(Fault { index, id, field, expected, found });
    }

    /// A text, if there is one that is not empty.
    pub fn text(&mut self, field: &str) -> Option<String> {
        if let Value::String(text) = self.get(field)? {
            return Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        }
        self.fault(field, "a text");
        None
    }

    /// A text that must be there.
    pub fn required(&mut self, field: &str) -> Option<String> {
        match self.get(field) {
            None => self.fault(field, "a text"),
            Some(Value::String(text)) if text.trim().is_empty() => {
                self.fault(field, "a text that is not empty")
            }
            Some(_) => return self.text(field),
        }
        None
    }

    /// A whole number, if there is one.
    pub fn number<N: TryFrom<i64>>(&mut self, field: &str) -> Option<N> {
        let number = self.get(field)?.as_i64().and_then(|number| N::try_from(number).ok());
        if number.is_none() {
            self.fault(field, "a whole number");
        }
        number
    }

    /// A whole number that counts something, if there is one.
    pub fn count<N: TryFrom<i64>>(&mut self, field: &str) -> Option<N> {
        if self.get(field)?.as_i64().is_some_and(i64::is_negative) {
            self.fault(field, "a whole number, 0 or more");
            return None;
        }
        self.number(field)
    }

    /// A list of texts; a single text is a list of one.
    pub fn words(&mut self, field: &str) -> Vec<String> {
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

    /// Is there a list with nothing in it?
    pub fn is_empty_list(&self, field: &str) -> bool {
        self.get(field).and_then(Value::as_array).is_some_and(Vec::is_empty)
    }

    /// A list of whole numbers.
    pub fn numbers<N: TryFrom<i64>>(&mut self, field: &str) -> Vec<N> {
        let number = |each: &Value| each.as_i64().and_then(|number| N::try_from(number).ok());
        let numbers: Option<Vec<N>> = match self.get(field) {
            None => return Vec::new(),
            Some(Value::Array(list)) => list.iter().map(number).collect(),
            Some(_) => None,
        };
        if numbers.is_none() {
            self.fault(field, "a list of whole numbers");
        }
        numbers.unwrap_or_default()
    }

    /// An object within this one.
    pub fn inner<T>(&mut self, field: &str, read: fn(&mut Fields) -> T) -> Option<T> {
        let Value::Object(object) = self.get(field)? else {
            self.fault(field, "an object");
            return None;
        };
        Some(read(&mut self.within(field, object)))
    }

    /// A list of objects.
    pub fn objects<T>(&mut self, field: &str, read: fn(&mut Fields) -> Option<T>) -> Vec<T> {
        let list: Option<Vec<&Map<String, Value>>> = match self.get(field) {
            None => return Vec::new(),
            Some(Value::Array(list)) => list.iter().map(Value::as_object).collect(),
            Some(_) => None,
        };
        let Some(list) = list else {
            self.fault(field, "a list of objects");
            return Vec::new();
        };
        list.into_iter().filter_map(|object| read(&mut self.within(field, object))).collect()
    }

    fn within<'b>(&'b mut self, prefix: &'b str, object: &'b Map<String, Value>) -> Fields<'b> {
        Fields { object, prefix, index: self.index, id: self.id.clone(), faults: self.faults }
    }
}

pub(super) fn kind(value: &Value) -> &'static str {
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
pub(super) fn shown(value: Option<&Value>) -> String {
    const LONGEST: usize = 40;
    match value {
        None => "nothing".to_owned(),
        Some(value) => {
            let text = value.to_string();
            if text.chars().count() > LONGEST { kind(value).to_owned() } else { text }
        }
    }
}
