//! Seeds, changed a little: bytes turned, cut, doubled and moved, and pieces of one seed in another. What coverage
//! finds is out of reach for this; it is what can be done in a test without a special compiler.

use table::Dice;

/// Words and numbers that programs trip over.
const LITTER: [&str; 18] = [
    "\u{0}",
    "\u{202e}",
    "🥚",
    "\u{feff}",
    "\\ud800",
    "1e999",
    "-1",
    "\"",
    "\\",
    "99999999999",
    "65536",
    "255",
    "[[",
    "}}",
    "\n",
    "\r\n",
    "<",
    "null",
];

/// The longest input.
const LONGEST: usize = 16 << 10;

/// Changes seeds, the same way for the same number.
pub struct Changes<'s> {
    seeds: &'s [Vec<u8>],
    dice: Dice,
}

impl<'s> Changes<'s> {
    pub fn of(seeds: &'s [Vec<u8>], number: u64) -> Changes<'s> {
        Changes { seeds, dice: Dice::new(number) }
    }

    fn any(&mut self) -> &'s [u8] {
        let at = self.dice.roll(self.seeds.len().max(1));
        self.seeds.get(at).map_or(&[], Vec::as_slice)
    }

    fn part(&mut self, length: usize) -> (usize, usize) {
        let (from, to) = (self.dice.roll(length + 1), self.dice.roll(length + 1));
        (from.min(to), from.max(to))
    }

    /// Another input.
    pub fn another(&mut self) -> Vec<u8> {
        let mut bytes = self.any().to_vec();
        for _ in 0..=self.dice.roll(4) {
            self.change(&mut bytes);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let (from, to) = self.part(bytes.len());
        match self.dice.roll(7) {
            0 => drop(bytes.drain(from..to.min(from + 16))),
            1 => {
                let doubled = bytes[from..to.min(from + 256)].to_vec();
                bytes.splice(to..to, doubled);
            }
            2 => {
                let other = self.any();
                let (start, end) = self.part(other.len());
                bytes.splice(from..to, other[start..end].iter().copied());
            }
            3 => {
                let litter = LITTER[self.dice.roll(LITTER.len())];
                bytes.splice(from..from, litter.bytes());
            }
            4 => bytes.truncate(from),
            _ => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte = self.dice.roll(256) as u8;
                }
            }
        }
    }
}
