//! `ydke://`: three lists of passwords, main, extra and side, each as base64 of 32-bit numbers (the low byte first)
//! and closed by `!`.

use super::{BadLine, Cards, Part, Refused, Unreadable};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ocg::Deck;
use ocg::card::Password;

pub(super) const SCHEME: &str = "ydke://";

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
        (false, _) => Err(Unreadable::of_lines(refused, entries.len())),
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
    let bytes = STANDARD.decode(list).map_err(|_| Unreadable::Ydke("it has letters that are not base64"))?;
    if bytes.len() % 4 != 0 {
        return Err(Unreadable::Ydke("it is cut off"));
    }
    let number = |four: &[u8]| u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    Ok(bytes.chunks_exact(4).map(|four| Password(number(four))).collect())
}

fn encode(list: &[Password]) -> String {
    let bytes: Vec<u8> = list.iter().flat_map(|password| password.0.to_le_bytes()).collect();
    STANDARD.encode(bytes)
}
