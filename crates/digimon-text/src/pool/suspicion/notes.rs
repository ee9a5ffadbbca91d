//! Reminder notes that do not say what their keyword says (DCG 16): other words, another number,
//! another direction, other colours or names. A note never changes what a card does.

use super::Suspicions;
use crate::pool::printed::{Printed, TextBox};
use crate::read::lex::{Text, Token};

/// What the note of an icon cannot do without: for each, one of the words or beginnings of words.
const NOTES: [(&str, &[&str]); 40] = [
    ("Alliance", &["attack", "suspend", "dp"]),
    ("Armor Purge", &["delet", "trash", "top"]),
    ("Barrier", &["battle", "trash", "security"]),
    ("Blast DNA Digivolve", &["dna"]),
    ("Blast Digivolve", &["digivolve", "cost"]),
    ("Blitz", &["memory", "attack"]),
    ("Blocker", &["block|suspend"]),
    ("Collision", &["attack", "block"]),
    ("De-Digivolve", &["trash", "top"]),
    ("Decode", &["leave", "play", "digivolution"]),
    ("Decoy", &["other", "delet"]),
    ("Delay", &["trash", "turn"]),
    ("Digi-Burst", &["trash", "digivolution"]),
    ("Digisorption", &["suspend", "reduc", "digivol"]),
    ("Draw", &["draw"]),
    ("Evade", &["delet", "suspend"]),
    ("Execute", &["end", "attack", "delet"]),
    ("Fortitude", &["delet", "play"]),
    ("Fragment", &["delet", "trash", "digivolution"]),
    ("Iceclad", &["digivolution", "battle"]),
    ("Jamming", &["security", "delet"]),
    ("Link", &["link"]),
    ("Material Save", &["delet", "digixros", "tamer"]),
    ("Mind Link", &["tamer", "digivolution"]),
    ("Overclock", &["end", "delet", "attack"]),
    ("Partition", &["leave", "play"]),
    ("Piercing", &["delet", "check", "security"]),
    ("Progress", &["attack", "effect"]),
    ("Raid", &["attack", "switch|chang", "dp"]),
    ("Reboot", &["unsuspend", "opponent"]),
    ("Recovery", &["deck", "security"]),
    ("Retaliation", &["delet", "battl"]),
    ("Rush", &["attack", "turn"]),
    ("Save", &["under", "tamer"]),
    ("Scapegoat", &["delet", "other"]),
    ("Security A.", &["check", "security"]),
    ("Security Attack", &["check", "security"]),
    ("Training", &["suspend", "deck", "digivolution"]),
    ("Use Req.", &["color|colour"]),
    ("Vortex", &["end", "attack"]),
];

const COLORS: [&str; 7] = ["red", "blue", "yellow", "green", "black", "purple", "white"];

pub fn look(card: &Printed, found: &mut Suspicions) {
    for of in TextBox::ALL {
        for wrong in wrong_notes(card.text(of)) {
            found.say(of.field(), wrong);
        }
    }
}

/// A note belongs to one of the icons before it in its paragraph that have none yet.
fn wrong_notes(text: &str) -> Vec<String> {
    let (text, mut icons, mut wrong) = (Text::new(text), Vec::new(), Vec::new());
    for spanned in text.tokens() {
        match spanned.token {
            Token::NewLine => icons.clear(),
            Token::Icon(icon) => icons.push(Icon::of(icon)),
            Token::Note(note) if !is_content(note) => {
                let note = Note::of(note);
                match icons.iter().rposition(|icon| icon.disagrees(&note).is_none()) {
                    Some(at) => icons.truncate(at),
                    None => wrong.extend(icons.pop().and_then(|icon| icon.disagrees(&note))),
                }
            }
            _ => {}
        }
    }
    wrong
}

/// What describes a token, or is too short to remind of anything.
fn is_content(note: &str) -> bool {
    note.matches('/').count() > 1 || note.split_whitespace().count() < 4
}

/// What is in an icon.
struct Icon<'t> {
    printed: &'t str,
    /// What its note must speak of; nothing if it is no icon that is known.
    needs: &'static [&'static str],
    number: Option<i32>,
    /// Colours and names.
    words: Vec<String>,
    levels: Vec<i32>,
}

impl<'t> Icon<'t> {
    fn of(printed: &'t str) -> Icon<'t> {
        let known = NOTES.iter().filter(|(name, _)| printed.starts_with(name));
        let longest = known.max_by_key(|(name, _)| name.len());
        let (name, needs) = longest.copied().unwrap_or_default();
        let argument = Note::of(&printed[name.len()..]);
        let colors = COLORS.into_iter().filter(|color| argument.says(color)).map(str::to_owned);
        let words = colors.chain(argument.names.iter().cloned()).collect();
        Icon { printed, needs, number: argument.numbers.first().copied(), words, levels: argument.levels }
    }

    /// Why the note is not about this.
    fn disagrees(&self, note: &Note) -> Option<String> {
        let told = |what: String| Some(format!("the note of <{}> {what}", self.printed));
        if let Some(needed) = self.needs.iter().find(|needed| !note.says(needed)) {
            return told(format!("does not speak of `{}`", needed.replace('|', "` or `")));
        }
        let (more, less) = (note.says("additional|more"), note.says("fewer|less|reduc"));
        match self.number {
            Some(number) if self.needs.contains(&"check") && number < 0 && more && !less => {
                return told("says more where the icon says less".to_owned());
            }
            Some(number) if self.needs.contains(&"check") && number > 0 && less && !more => {
                return told("says less where the icon says more".to_owned());
            }
            Some(number) if !note.allows(number.abs()) => {
                return told(format!("does not say {}", number.abs()));
            }
            _ => {}
        }
        if note.says("specified") {
            return None;
        }
        let level = self.levels.iter().find(|level| !note.levels.contains(level));
        let word = self.words.iter().find(|word| !note.says(word)).cloned();
        level.map(|level| format!("level {level}")).or(word).and_then(|it| told(format!("does not say {it}")))
    }
}

/// What a note says, in small letters.
#[derive(Default)]
struct Note {
    words: Vec<String>,
    names: Vec<String>,
    /// Without those of levels.
    numbers: Vec<i32>,
    levels: Vec<i32>,
}

impl Note {
    fn of(note: &str) -> Note {
        let text = Text::new(note);
        let mut said = Note::default();
        let mut after_level = false;
        for spanned in text.tokens() {
            let level = matches!(spanned.token, Token::Word("level" | "lv" | "lv."));
            match spanned.token {
                Token::Word(word) => said.words.push(word.to_owned()),
                Token::Bracket(name) => said.names.push(name.to_lowercase()),
                Token::Number(number) if after_level => said.levels.push(number),
                Token::Number(number) | Token::Signed(number) => said.numbers.push(number),
                Token::Icon(icon) => said.words.push(icon.to_lowercase()),
                Token::Note(inner) => {
                    let Note { words, names, numbers, levels } = Note::of(inner);
                    said.words.extend(words);
                    said.names.extend(names);
                    said.numbers.extend(numbers);
                    said.levels.extend(levels);
                }
                _ => {}
            }
            after_level = level || (after_level && spanned.token == Token::Stop);
        }
        said
    }

    /// One of the words or beginnings of words, or a name.
    fn says(&self, wanted: &str) -> bool {
        wanted.split('|').any(|wanted| {
            self.words.iter().any(|word| word.starts_with(wanted))
                || self.names.iter().any(|name| name == wanted)
        })
    }

    /// One need not be said.
    fn allows(&self, number: i32) -> bool {
        self.numbers.contains(&number) || (number == 1 && self.numbers.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::wrong_notes;

    /// The notes are our own words.
    #[test]
    fn a_note_that_reminds_of_its_keyword_is_right() {
        for text in [
            "＜Blocker＞ (It may suspend to take an attack.)",
            "[Main] 1 of your Digimon gains ＜Security A. +2＞ for the turn. (It checks 2 more cards of security.)",
            "＜Jamming＞ ＜Rush＞ (No Security Digimon deletes it.) (It may attack in its first turn.)",
            "＜Decoy (Red/[Rock] trait)＞ (If another red or [Rock] Digimon would go, delete this, and the other stays.)",
            "＜Decode (Red Lv.4)＞ (When it would leave, you may play 1 red level 4 card of its digivolution cards.)",
            "＜De-Digivolve 1＞ 1 of your opponent's Digimon. (Trash its top card, never below level 3.)",
            "You may play 1 [Rock] Token (Digimon/Red/3000 DP/＜Rush＞).",
            "＜Rush＞ is nice.\n(A line of its own is nobody's note.)",
        ] {
            assert_eq!(wrong_notes(text), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn a_note_that_says_something_else_is_told() {
        for (text, why) in [
            (
                "＜Reboot＞ (It may attack in its first turn.)",
                "the note of <Reboot> does not speak of `unsuspend`",
            ),
            (
                "＜Security A. -1＞ (It checks 1 additional card of security.)",
                "the note of <Security A. -1> says more where the icon says less",
            ),
            (
                "＜Security A. +1＞ (It checks 1 card of security fewer.)",
                "the note of <Security A. +1> says less where the icon says more",
            ),
            ("＜Draw 2＞ (Draw 1 of your cards.)", "the note of <Draw 2> does not say 2"),
            ("＜Draw 2＞ (Draw the top card.)", "the note of <Draw 2> does not say 2"),
            (
                "＜Decoy (Red)＞ (If another blue Digimon would go, delete this and the other stays.)",
                "the note of <Decoy (Red)> does not say red",
            ),
        ] {
            assert_eq!(wrong_notes(text), [why], "{text}");
        }
    }
}
