//! Pools that were read are kept in a folder, because reading takes a second or two: each with a key over
//! everything it depends on.

use super::{Pool, PoolError, Printing, ReadPool};
use crate::Cancel;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs};

/// The form of the bytes. Another form is another number.
const FORM: u32 = 4;

/// Where pools are kept that were read.
#[derive(Clone, Debug)]
pub enum PoolCache {
    In(PathBuf),
    /// Every pool is read anew.
    Nowhere,
}

impl PoolCache {
    /// The pool of a JSON text, which has a file of this name here.
    ///
    /// # Errors
    /// When the text is no pool, or nobody waits for it any more.
    pub fn read<P: Printing>(
        &self,
        name: &str,
        text: &str,
        cancel: &Cancel,
    ) -> Result<ReadPool<P, P::Card>, PoolError> {
        let file = self.file(name);
        let key = Key::new(&[text, P::CORRECTIONS, &program()]);
        let found = file.as_ref().and_then(|file| fs::read(file).ok());
        if let Some(pool) = found.and_then(|bytes| key.open(&bytes)) {
            return Ok(pool);
        }
        let pool = Pool::<P>::from_json(text)?.read(cancel).map_err(|_| PoolError::Cancelled)?;
        if pool.is_certain()
            && let (Some(file), Some(bytes)) = (file, key.seal(&pool))
        {
            keep(&file, &bytes);
        }
        Ok(pool)
    }

    /// The end of a long name tells files apart better than its beginning.
    fn file(&self, name: &str) -> Option<PathBuf> {
        const LONGEST: usize = 120;
        let PoolCache::In(folder) = self else { return None };
        let plain: Vec<char> =
            name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
        let end: String = plain[plain.len().saturating_sub(LONGEST)..].iter().collect();
        Some(folder.join(format!("{end}.pool")))
    }
}

/// A cache that cannot be written is no failure: the pool will be read again.
fn keep(file: &Path, bytes: &[u8]) {
    let Some(folder) = file.parent() else { return };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    let new = file.with_extension(format!("{now}.new"));
    let written = fs::create_dir_all(folder)
        .and_then(|()| fs::write(&new, bytes))
        .and_then(|()| fs::rename(&new, file));
    if written.is_err() {
        let _ = fs::remove_file(&new);
    }
}

/// What changes whenever the reader does: the program itself.
fn program() -> String {
    let made = env::current_exe().and_then(fs::metadata).map(|about| (about.len(), about.modified().ok()));
    format!("{} {made:?}", env!("CARGO_PKG_VERSION"))
}

/// Over the text of the pool, the corrections, and the program that read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    form: u32,
    content: u64,
}

impl Key {
    pub fn new(parts: &[&str]) -> Key {
        let content = parts.iter().fold(START, |sum, text| {
            // The length keeps the parts apart.
            add(add(sum, &text.len().to_le_bytes()), text.as_bytes())
        });
        Key { form: FORM, content }
    }

    /// The bytes to be kept; nothing if it cannot be written.
    pub fn seal(self, value: &impl Serialize) -> Option<Vec<u8>> {
        let value = postcard::to_stdvec(value).ok()?;
        let mut bytes = postcard::to_stdvec(&(self, add(START, &value))).ok()?;
        bytes.extend(value);
        Some(bytes)
    }

    /// What was kept under this key; nothing if the bytes are others, older or broken.
    pub fn open<T: DeserializeOwned>(self, bytes: &[u8]) -> Option<T> {
        let ((kept, sum), rest) = postcard::take_from_bytes::<(Key, u64)>(bytes).ok()?;
        if kept != self || sum != add(START, rest) {
            return None;
        }
        postcard::from_bytes(rest).ok()
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
