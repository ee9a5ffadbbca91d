//! Keys and names of rooms that nobody can guess.

use crate::problem;
use host::{PoolId, Problem};
use sha2::{Digest, Sha256};
use table::Seed;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 128 random bits as 26 letters.
///
/// # Errors
/// When the system has no random numbers.
pub fn token() -> Result<String, Problem> {
    let mut bytes = [0; 16];
    fill(&mut bytes)?;
    Ok(letters(bytes))
}

fn letters(bytes: [u8; 16]) -> String {
    let mut bits = u128::from_le_bytes(bytes);
    let letters = (0..26).map(|_| {
        let letter = LETTERS[(bits % 32) as usize];
        bits /= 32;
        char::from(letter)
    });
    letters.collect()
}

/// What games call a pool that somebody brought: the same again if they bring it again, and nobody can tell from it
/// whose it is.
pub fn pool_id(owner: &str, game: &str, name: &str) -> PoolId {
    let digest = Sha256::digest(serde_json::json!([owner, game, name]).to_string());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    PoolId(letters(bytes))
}

/// A seed for a game: nobody can try them all.
///
/// # Errors
/// When the system has no random numbers.
pub fn seed() -> Result<Seed, Problem> {
    let mut bytes = [0; 32];
    fill(&mut bytes)?;
    Ok(Seed::ChaCha12(bytes))
}

/// A number for a bot to draw lots with.
///
/// # Errors
/// When the system has no random numbers.
pub fn number() -> Result<u64, Problem> {
    let mut bytes = [0; 8];
    fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

/// A share between 0 and 1.
///
/// # Errors
/// When the system has no random numbers.
pub fn share() -> Result<f64, Problem> {
    Ok(number()? as f64 / u64::MAX as f64)
}

fn fill(bytes: &mut [u8]) -> Result<(), Problem> {
    getrandom::fill(bytes).map_err(problem::no_random_numbers)
}
