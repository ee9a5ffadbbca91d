//! Writes a state in its canonical form: a serializer that knows which numbers are only names.

use serde::ser::{self, Serialize, Serializer};
use std::fmt::Display;

/// The fields that only count up, or are no part of how a game goes on.
const LEFT_OUT: [(&str, &str); 6] = [
    ("State", "dice"),
    ("CardState", "incarnation"),
    ("Board", "next_unit"),
    ("Board", "next_given"),
    ("Flow", "activations"),
    ("Flow", "watch"),
];

/// What the number that is written next names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    Itself,
    Unit,
    Given,
    /// A card, which an incarnation follows.
    Card,
    Incarnation,
}

struct Writer {
    bytes: Vec<u8>,
    names: Names,
    units: Vec<u64>,
    given: Vec<u64>,
    /// The cards as they once were, in the order in which they are named.
    former: Vec<(u64, u64)>,
    /// What each card is now.
    current: Vec<u16>,
    card: u64,
}

/// What cannot be written; nothing of a state is like that.
#[derive(Debug)]
struct Never;

impl std::error::Error for Never {}

impl Display for Never {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a state has no such part")
    }
}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        Never
    }
}

pub(super) fn write(state: &super::State, current: Vec<u16>) -> Vec<u8> {
    let mut writer = Writer {
        bytes: Vec::with_capacity(4096),
        names: Names::Itself,
        units: Vec::new(),
        given: Vec::new(),
        former: Vec::new(),
        current,
        card: 0,
    };
    let written = state.serialize(&mut writer);
    debug_assert!(written.is_ok(), "a part of the state could not be written");
    writer.bytes
}

/// The number by which something is named: its place among those named before.
fn place<T: PartialEq>(list: &mut Vec<T>, one: T) -> u64 {
    let at = list.iter().position(|other| *other == one).unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    });
    at as u64
}

impl Writer {
    fn number(&mut self, n: u64) {
        let n = match std::mem::replace(&mut self.names, Names::Itself) {
            Names::Itself => n,
            Names::Unit => place(&mut self.units, n),
            Names::Given => place(&mut self.given, n),
            Names::Card => {
                self.card = n;
                n
            }
            Names::Incarnation => self.incarnation(n),
        };
        // Most numbers are small: one byte for them, nine for the others.
        match u8::try_from(n) {
            Ok(small) if small < u8::MAX => self.bytes.push(small),
            _ => {
                self.bytes.push(u8::MAX);
                self.bytes.extend(n.to_le_bytes());
            }
        }
    }

    /// 3-1-3-1-2: the card as it is now is 0; what it was before is told apart by order.
    fn incarnation(&mut self, n: u64) -> u64 {
        let now = usize::try_from(self.card).ok().and_then(|card| self.current.get(card));
        if now.is_some_and(|&now| u64::from(now) == n) {
            return 0;
        }
        1 + place(&mut self.former, (self.card, n))
    }
}

/// A list, struct or variant that is being written.
struct Compound<'w> {
    writer: &'w mut Writer,
    name: &'static str,
    /// What the numbers of the next field name.
    first: Names,
}

impl Compound<'_> {
    fn element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        self.writer.names = std::mem::replace(&mut self.first, Names::Itself);
        value.serialize(&mut *self.writer)
    }

    fn field<T: ?Sized + Serialize>(&mut self, key: &'static str, value: &T) -> Result<(), Never> {
        if LEFT_OUT.contains(&(self.name, key)) {
            return Ok(());
        }
        self.writer.names = match (self.name, key) {
            ("CardRef", "card") => Names::Card,
            ("CardRef", "incarnation") => Names::Incarnation,
            ("Given", "id") => Names::Given,
            _ => Names::Itself,
        };
        value.serialize(&mut *self.writer)
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, v: $type) -> Result<(), Never> {
            self.number(v as u64);
            Ok(())
        })*
    };
}

impl<'w> Serializer for &'w mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Compound<'w>;
    type SerializeTuple = Compound<'w>;
    type SerializeTupleStruct = Compound<'w>;
    type SerializeTupleVariant = Compound<'w>;
    type SerializeMap = Compound<'w>;
    type SerializeStruct = Compound<'w>;
    type SerializeStructVariant = Compound<'w>;

    numbers!(
        serialize_bool: bool, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_char: char
    );

    fn serialize_f32(self, v: f32) -> Result<(), Never> {
        self.number(u64::from(v.to_bits()));
        Ok(())
    }

    fn serialize_f64(self, v: f64) -> Result<(), Never> {
        self.number(v.to_bits());
        Ok(())
    }

    fn serialize_u128(self, v: u128) -> Result<(), Never> {
        self.bytes.extend(v.to_le_bytes());
        Ok(())
    }

    fn serialize_str(self, v: &str) -> Result<(), Never> {
        self.serialize_bytes(v.as_bytes())
    }

    fn serialize_bytes(self, v: &[u8]) -> Result<(), Never> {
        self.number(v.len() as u64);
        self.bytes.extend(v);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.names = Names::Itself;
        self.number(0);
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Never> {
        let names = std::mem::replace(&mut self.names, Names::Itself);
        self.number(1);
        self.names = names;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, nth: u32, _: &'static str) -> Result<(), Never> {
        self.number(u64::from(nth));
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        if name == "UnitId" {
            self.names = Names::Unit;
        }
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        nth: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.number(u64::from(nth));
        if (name, variant) == ("HeldBy", "Given") {
            self.names = Names::Given;
        }
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Compound<'w>, Never> {
        self.number(len.unwrap_or_default() as u64);
        Ok(Compound { writer: self, name: "", first: Names::Itself })
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'w>, Never> {
        Ok(Compound { writer: self, name: "", first: Names::Itself })
    }

    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Compound<'w>, Never> {
        Ok(Compound { writer: self, name, first: Names::Itself })
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        nth: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'w>, Never> {
        self.number(u64::from(nth));
        let first = if (name, variant) == ("User", "Given") { Names::Given } else { Names::Itself };
        Ok(Compound { writer: self, name, first })
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Compound<'w>, Never> {
        self.serialize_seq(len)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Compound<'w>, Never> {
        Ok(Compound { writer: self, name, first: Names::Itself })
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        nth: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Compound<'w>, Never> {
        self.number(u64::from(nth));
        Ok(Compound { writer: self, name, first: Names::Itself })
    }
}

macro_rules! elements {
    ($($trait:ident: $method:ident),*) => {
        $(impl ser::$trait for Compound<'_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
                self.element(value)
            }

            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })*
    };
}

macro_rules! fields {
    ($($trait:ident),*) => {
        $(impl ser::$trait for Compound<'_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Never> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })*
    };
}

elements!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);
fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Never> {
        self.element(key)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        self.element(value)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}
