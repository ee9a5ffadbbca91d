//! A read pool as bytes, so that it is read once: with a key over everything it depends on.

use super::{ReadPool, correct};
use serde::{Deserialize, Serialize};

/// The form of the bytes. Another form is another number.
const FORM: u32 = 2;

/// Over the text of the pool, the corrections, and the program that read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    form: u32,
    content: u64,
}

impl Key {
    /// `program` is anything that changes when the reader does.
    pub fn new(pool: &str, program: &str) -> Key {
        let content = [pool, correct::BUILTIN, program].iter().fold(START, |sum, text| {
            // The length keeps the parts apart.
            add(add(sum, &text.len().to_le_bytes()), text.as_bytes())
        });
        Key { form: FORM, content }
    }
}

const START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a, eight bytes at a time.
fn add(sum: u64, bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(sum, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        let sum = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x100_0000_01b3);
        sum ^ (sum >> 29)
    })
}

/// The bytes to be kept; nothing if it cannot be written.
pub fn to_bytes(key: Key, pool: &ReadPool) -> Option<Vec<u8>> {
    let pool = postcard::to_stdvec(pool).ok()?;
    let mut bytes = postcard::to_stdvec(&(key, add(START, &pool))).ok()?;
    bytes.extend(pool);
    Some(bytes)
}

/// The pool that was kept under this key; nothing if the bytes are others, older or broken.
pub fn from_bytes(key: Key, bytes: &[u8]) -> Option<ReadPool> {
    let ((kept, sum), rest) = postcard::take_from_bytes::<(Key, u64)>(bytes).ok()?;
    if kept != key || sum != add(START, rest) {
        return None;
    }
    postcard::from_bytes(rest).ok()
}
