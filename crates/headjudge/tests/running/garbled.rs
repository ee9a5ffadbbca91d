//! JSON that was right, and is not any more: cut, torn, of other types, too large, too deep, no text at all.

use serde_json::{Map, Value, json};

/// Numbers that are the same each time.
pub struct Dice(pub u64);

impl Dice {
    /// A number below this one.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }

    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.roll(all.len())]
    }

    /// This JSON, garbled in one way or another.
    pub fn garbled(&mut self, right: &Value) -> Vec<u8> {
        match self.roll(8) {
            0 => self.torn(right.to_string().into_bytes()),
            1 => self.littered(right.to_string()),
            2 => self.buried(right),
            3 => {
                let twice = self.changed(right);
                self.changed(&twice).to_string().into_bytes()
            }
            _ => self.changed(right).to_string().into_bytes(),
        }
    }

    /// The same in text only, for where nothing else can be sent.
    pub fn garbled_text(&mut self, right: &Value) -> String {
        String::from_utf8_lossy(&self.garbled(right)).into_owned()
    }

    fn torn(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        let (from, to) = (self.roll(bytes.len()), self.roll(bytes.len()));
        match self.roll(4) {
            0 => bytes.truncate(from),
            1 => drop(bytes.drain(from.min(to)..from.max(to))),
            2 => bytes.rotate_left(from),
            _ => {
                let wrong = [0xff, 0xc0, 0x80, 0x00, 0xed, b'"', b'\\', b'{', b']'];
                bytes[from] = *self.one_of(&wrong);
            }
        }
        bytes
    }

    /// With letters and numbers that do not belong there.
    fn littered(&mut self, text: String) -> Vec<u8> {
        let litter = [
            "\u{0}",
            "\u{202e}",
            "🥚",
            "\u{feff}",
            "\\ud800",
            "\\u0000",
            "1e999",
            "-0",
            "NaN",
            "\\",
            "\"",
            "99999999999999999999999",
            "0.1e-400",
            "//",
            ",",
            "}{",
            "\u{1f}",
            "é́",
            "\r\n\r\n",
        ];
        let places: Vec<usize> = (0..=text.len()).filter(|&at| text.is_char_boundary(at)).collect();
        let at = *self.one_of(&places);
        let end = if self.roll(2) == 0 { at } else { *self.one_of(&places) }.max(at);
        format!("{}{}{}", &text[..at], self.one_of(&litter), &text[end..]).into_bytes()
    }

    /// Far below.
    fn buried(&mut self, right: &Value) -> Vec<u8> {
        let depth = *self.one_of(&[60, 127, 128, 5_000, 30_000]);
        let (open, close) = *self.one_of(&[("[", "]"), ("{\"a\":", "}")]);
        let deep = format!("{}{right}{}", open.repeat(depth), close.repeat(depth));
        let Value::Object(fields) = right else { return deep.into_bytes() };
        let Some((name, _)) = fields.iter().nth(self.roll(fields.len())) else { return deep.into_bytes() };
        format!("{{{}:{deep}}}", json!(name)).into_bytes()
    }

    /// With something else in one place.
    fn changed(&mut self, right: &Value) -> Value {
        let goes_on = self.roll(4) > 0;
        match right {
            Value::Object(fields) if goes_on && !fields.is_empty() => {
                let mut fields = fields.clone();
                if self.roll(8) == 0 {
                    self.refit(&mut fields);
                } else {
                    let at = self.roll(fields.len());
                    let found = fields.values_mut().nth(at).unwrap();
                    *found = self.changed(found);
                }
                Value::Object(fields)
            }
            Value::Array(list) if goes_on && !list.is_empty() => {
                let mut list = list.clone();
                let at = self.roll(list.len());
                list[at] = self.changed(&list[at]);
                Value::Array(list)
            }
            _ => self.wrong(),
        }
    }

    /// One field less, or one too many.
    fn refit(&mut self, fields: &mut Map<String, Value>) {
        let name = fields.keys().nth(self.roll(fields.len())).unwrap().clone();
        let value = fields.remove(&name).unwrap();
        if self.roll(2) == 0 {
            fields.insert(format!("{name}\u{301}"), value);
        }
    }

    fn wrong(&mut self) -> Value {
        let many: Vec<u32> = (0..3_000).collect();
        let values = [
            json!(null),
            json!(true),
            json!(-1),
            json!(0),
            json!(65_536),
            json!(u64::MAX),
            json!(i64::MIN),
            json!(1e308),
            json!(0.5),
            json!(""),
            json!(" "),
            json!("🥚\u{202e}\u{0}"),
            json!("x".repeat(5_000)),
            json!([]),
            json!({}),
            json!([[]]),
            json!({ "a": {} }),
            json!(many),
            json!("A"),
            json!("ST1-07"),
            json!(9_999_999),
            json!("../../etc/passwd"),
            json!(["A", "B"]),
            json!(1),
        ];
        self.one_of(&values).clone()
    }
}
