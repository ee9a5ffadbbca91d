//! Keys and names of rooms that nobody can guess.

use crate::problem;
use host::Problem;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 128 random bits as 26 letters.
///
/// # Errors
/// When the system has no random numbers.
pub fn token() -> Result<String, Problem> {
    let mut bytes = [0; 16];
    fill(&mut bytes)?;
    let mut bits = u128::from_le_bytes(bytes);
    let letters = (0..26).map(|_| {
        let letter = LETTERS[(bits % 32) as usize];
        bits /= 32;
        char::from(letter)
    });
    Ok(letters.collect())
}

/// A seed for a game or a bot.
///
/// # Errors
/// When the system has no random numbers.
pub fn seed() -> Result<u64, Problem> {
    let mut bytes = [0; 8];
    fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn fill(bytes: &mut [u8]) -> Result<(), Problem> {
    getrandom::fill(bytes).map_err(problem::no_random_numbers)
}
