//! Values that are declared instead of being taken from a list: they are typed, searched, and
//! checked by the game.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What sort of value is declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// The name of a card.
    Name,
    /// A word that the rules know, such as an attribute or a type.
    Word,
    Number,
}

/// A declared value.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Value {
    Name(String),
    Word(String),
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
}

impl Value {
    pub fn sort(&self) -> Sort {
        match self {
            Value::Name(_) => Sort::Name,
            Value::Word(_) => Sort::Word,
            Value::Number(_) => Sort::Number,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Name(name) => write!(f, "name {name}"),
            Value::Word(word) => write!(f, "word {word}"),
            Value::Number(number) => write!(f, "number {number}"),
        }
    }
}

/// A text that declares nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no value: expected `name …`, `word …` or `number …`")]
pub struct NoValue(String);

impl FromStr for Value {
    type Err = NoValue;

    fn from_str(text: &str) -> Result<Value, NoValue> {
        let no = || NoValue(text.to_owned());
        match text.split_once(' ').ok_or_else(no)? {
            ("name", name) => Ok(Value::Name(name.to_owned())),
            ("word", word) => Ok(Value::Word(word.to_owned())),
            ("number", number) => number.parse().map(Value::Number).map_err(|_| no()),
            _ => Err(no()),
        }
    }
}
