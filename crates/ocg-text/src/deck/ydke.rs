//! `ydke://`: three lists of passwords, main, extra and side, each as base64 of 32-bit numbers (the low byte first)
//! and closed by `!`.

use super::{BadLine, Cards, Part, Refused, Unreadable};
use ocg::Deck;
use ocg::card::Password;

pub(super) const SCHEME: &str = "ydke://";
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(super) fn read(address: &str, cards: &impl Cards) -> Result<Deck, Unreadable> {
    let lists: Vec<&str> = address[SCHEME.len()..].split('!').collect();
    let [main, extra, side, ..] = lists[..] else {
        return Err(Unreadable::Ydke("it has fewer than three parts"));
    };
    let (mut entries, mut refused) = (Vec::new(), Vec::new());
    for (part, list) in [(Part::Main, main), (Part::Extra, extra), (Part::Side, side)] {
        for password in passwords(list)? {
            match cards.by_password(password) {
                Some(card) => entries.push((part, card)),
                None => refused.push(Refused {
                    line: 1,
                    found: password.0.to_string(),
                    why: BadLine::UnknownPassword(password),
                }),
            }
        }
    }
    match (refused.is_empty(), entries.is_empty()) {
        (false, _) => Err(Unreadable::Lines(refused)),
        (true, true) => Err(Unreadable::Empty),
        (true, false) => Ok(super::put_together(entries, cards)),
    }
}

/// The deck as an address.
pub fn write(deck: &Deck) -> String {
    let lists = [&deck.main, &deck.extra, &deck.side].map(|list| encode(list) + "!");
    format!("{SCHEME}{}", lists.concat())
}

fn passwords(list: &str) -> Result<Vec<Password>, Unreadable> {
    let bytes = decode(list).ok_or(Unreadable::Ydke("it has letters that are not base64"))?;
    if bytes.len() % 4 != 0 {
        return Err(Unreadable::Ydke("it is cut off"));
    }
    let number = |four: &[u8]| u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    Ok(bytes.chunks_exact(4).map(|four| Password(number(four))).collect())
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let value = LETTERS.iter().position(|other| *other == letter)? as u32;
        held = held << 6 | value;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

fn encode(list: &[Password]) -> String {
    let bytes: Vec<u8> = list.iter().flat_map(|password| password.0.to_le_bytes()).collect();
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let held =
            three.iter().fold(0u32, |held, byte| held << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let value = (held >> (18 - 6 * place)) & 63;
            text.push(if place <= three.len() { LETTERS[value as usize] as char } else { '=' });
        }
    }
    text
}
