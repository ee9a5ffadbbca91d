//! What several worlds have in common: where they differ in something that can be shown as open, it is null.

use serde_json::{Map, Value};

/// What is the same in all worlds.
#[derive(Clone, PartialEq, Debug)]
pub struct Certain {
    pub value: Value,
    /// Something in it is null because the worlds differ there.
    pub is_open: bool,
}

impl Certain {
    /// Nothing, if they differ in something that no field of these names lies around.
    pub fn of(worlds: &[Value], open: &[&str]) -> Option<Certain> {
        let mut common = Common { open, is_open: false };
        let value = common.of("", &worlds.iter().collect::<Vec<_>>())?;
        Some(Certain { value, is_open: common.is_open })
    }
}

struct Common<'o> {
    open: &'o [&'o str],
    is_open: bool,
}

impl Common<'_> {
    /// Of a field of this name, or of what is in its list.
    fn of(&mut self, name: &str, worlds: &[&Value]) -> Option<Value> {
        let (first, others) = worlds.split_first()?;
        if others.iter().all(|other| other == first) {
            return Some((*first).clone());
        }
        let within = match first {
            Value::Object(fields) => self.of_fields(fields, worlds),
            Value::Array(items) => self.of_items(name, items.len(), worlds),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        };
        if within.is_some() || !self.open.contains(&name) {
            return within;
        }
        self.is_open = true;
        Some(Value::Null)
    }

    fn of_fields(&mut self, first: &Map<String, Value>, worlds: &[&Value]) -> Option<Value> {
        let mut common = Map::new();
        for name in first.keys() {
            let fields: Option<Vec<&Value>> = worlds.iter().map(|world| world.get(name)).collect();
            common.insert(name.clone(), self.of(name, &fields?)?);
        }
        let as_many = |world: &&Value| world.as_object().is_some_and(|fields| fields.len() == first.len());
        worlds.iter().all(as_many).then_some(Value::Object(common))
    }

    fn of_items(&mut self, name: &str, length: usize, worlds: &[&Value]) -> Option<Value> {
        let lists: Option<Vec<&Vec<Value>>> = worlds.iter().map(|world| world.as_array()).collect();
        let lists = lists?;
        if lists.iter().any(|list| list.len() != length) {
            return None;
        }
        let item = |at: usize| lists.iter().map(|list| &list[at]).collect::<Vec<_>>();
        let items: Option<Vec<Value>> = (0..length).map(|at| self.of(name, &item(at))).collect();
        items.map(Value::Array)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn common(worlds: &[Value]) -> Option<(Value, bool)> {
        Certain::of(worlds, &["number", "values"]).map(|certain| (certain.value, certain.is_open))
    }

    #[test]
    fn what_is_the_same_stays_and_what_may_be_open_is_null() {
        let same = json!({"hand": [{"number": "1", "id": 3}], "memory": 2});
        assert_eq!(common(&[same.clone(), same.clone()]), Some((same.clone(), false)));
        let mut other = same.clone();
        other["hand"][0]["number"] = json!("2");
        let open = json!({"hand": [{"number": null, "id": 3}], "memory": 2});
        assert_eq!(common(&[same.clone(), same, other]), Some((open, true)));
        let values = [json!({"values": {"atk": 1}}), json!({"values": null})];
        assert_eq!(common(&values), Some((json!({"values": null}), true)));
    }

    #[test]
    fn nothing_is_certain_where_something_else_differs() {
        assert_eq!(common(&[json!({"memory": 1}), json!({"memory": 2})]), None);
        assert_eq!(common(&[json!({"hand": []}), json!({"hand": [{"number": "1"}]})]), None);
        assert_eq!(common(&[json!({"a": 1}), json!({"a": 1, "b": 2})]), None);
        assert_eq!(common(&[json!({"a": 1, "b": 2}), json!({"a": 1})]), None);
        assert_eq!(common(&[json!({"a": [1]}), json!({"a": {"0": 1}})]), None);
    }
}
