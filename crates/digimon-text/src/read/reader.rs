//! The reader's place in a text, what it expects there, and how it goes back when it was wrong.

mod memo;
mod notes;

pub use memo::Part;
pub use notes::{Note, Notes};

use super::copy_on_write::CopyOnWrite;
use super::lex::{Spanned, Token};
use super::mention::Mentions;
use super::verb::{self, Form};
use crate::lexicon::Lexicon;
use digimon::card::Number;
use digimon::effects::language::{Amount, Condition, Duration, Filter, Slot, Target, Verb, Whose};
use memo::Memo;
use std::panic::Location;
use text::Budget;

/// Reads one text box, token by token. Everything that it reads either succeeds, or leaves it where it was.
///
/// Small reading functions return an `Option`: `None` means "this is not what stands here". Where several
/// are possible they are tried in order, each in [`Reader::attempt`]. The furthest place that was reached
/// is what stopped the reader, if nothing fits.
pub struct Reader<'t> {
    tokens: &'t [Spanned<'t>],
    pub(super) budget: &'t Budget,
    pub(super) lexicon: &'t Lexicon,
    at: usize,
    furthest: usize,
    expected: &'static str,
    /// Where that was expected, and how often anything was.
    expected_at: usize,
    expectations: u32,
    memo: Memo,
    pub(super) notes: Notes,
    pub(super) context: CopyOnWrite<Context>,
    pub(super) mentions: Mentions,
    /// What a player was said to have, for "that Digimon".
    pub(super) had: Option<digimon::effects::language::Noun>,
    /// What was counted in the last condition, for "if you have 3 or fewer".
    pub(super) numbered: Option<digimon::effects::language::Noun>,
    /// What is being placed somewhere, which cannot be where it is placed.
    pub(super) placing: Option<digimon::effects::language::Target>,
    /// What the last noun was like of which more than its kind was said, for "such a card".
    pub(super) such: digimon::effects::language::Noun,
}

/// What the words mean here, beside the words themselves.
#[derive(Clone, PartialEq, Debug)]
pub struct Context {
    /// What "this" is.
    pub this: This,
    /// The form in which verbs stand: "delete", "deleting", "deletes".
    pub form: Form,
    /// The opponent does what is read now, and is the "you" of the effect language (`AsPlayer`).
    pub opponent_acts: bool,
    /// How many places for choices are taken.
    pub slots: u8,
    /// "For each …" that waits for the number which it multiplies.
    pub scale: Option<Scale>,
    /// Inside a list of effects, where a new line ends an effect.
    pub in_list: bool,
    /// "The others" than what was chosen are spoken of.
    pub about_others: bool,
    /// What was chosen of each player.
    pub one_of_each_player: Option<Target>,
    /// The stack that is being searched, from which "it" and "them" are.
    pub searched: Option<super::place::Place>,
    /// "Among them, …", "From your hand, …": where cards are of which no place is said.
    pub among: Option<super::place::Place>,
    /// "… and without paying the cost, …", said in front.
    pub cost: Option<digimon::effects::language::CostRule>,
    /// "When … would next …": only the next time.
    pub next: bool,
    /// What is done later is not done by this effect itself.
    pub waiting: bool,
    /// How much memory was gained last.
    pub gained: Option<Amount>,
    /// The process before was to flip a card, of which an effect keeps no account.
    pub flipped: bool,
    /// The token that was played last, and how many: "play it …".
    pub token: Option<(Number, Amount)>,
    /// What the last process did, what was done with the cards that were moved, and whose were deleted.
    pub did: Option<Verb>,
    pub put: Vec<Verb>,
    pub deleted: Vec<Whose>,
    /// "Until …" that was said in front of what it is about.
    pub duration: Option<Duration>,
    /// How long what was given last lasts, for "… instead".
    pub lasted: Option<Duration>,
    /// What the trigger condition asks for beside what happened: "during your main phase".
    pub given: Vec<Condition>,
    /// What "this Digimon with …" asks for, where something is done to it or by it.
    pub asked: Vec<Condition>,
    /// Cards were revealed, and the rest of them has not been put away.
    pub revealing: bool,
    /// Digimon and Tamers in play are spoken of; cards elsewhere belong to what was said before.
    pub only_in_play: bool,
    /// A card under another is described, which has nothing under it.
    pub of_card_under: bool,
    /// What the last noun was like.
    pub of: Vec<Filter>,
    /// What was chosen or triggered the effect, with what was said of it: for "that [Agumon]".
    pub named: Vec<(Target, Vec<Filter>)>,
    /// "Under …" is not where cards are, but where they are put.
    pub not_under: bool,
    /// What the effect has done so far.
    pub deeds: Vec<Verb>,
    /// What has happened, if the effect answers to that.
    pub happened: Vec<Verb>,
    /// Whose security stack has been revealed as a whole.
    pub revealed: Option<Whose>,
    /// The category that was declared, in the reading for that one.
    pub declared: Option<Filter>,
}

/// So much for every `every` of the count (15-15-7-1).
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    pub count: Amount,
    pub every: i32,
}

/// The kind of card that an effect belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum This {
    Digimon,
    Tamer,
    Card,
}

static NOTHING_NAMED: Lexicon = Lexicon::empty();

impl<'t> Reader<'t> {
    pub fn new(tokens: &'t [Spanned<'t>], this: This, budget: &'t Budget) -> Reader<'t> {
        let context = Context {
            this,
            form: Form::Base,
            opponent_acts: false,
            slots: 0,
            scale: None,
            in_list: false,
            among: None,
            cost: None,
            next: false,
            waiting: false,
            did: None,
            put: Vec::new(),
            deleted: Vec::new(),
            gained: None,
            flipped: false,
            token: None,
            about_others: false,
            one_of_each_player: None,
            searched: None,
            duration: None,
            lasted: None,
            given: Vec::new(),
            asked: Vec::new(),
            revealing: false,
            only_in_play: false,
            of_card_under: false,
            of: Vec::new(),
            named: Vec::new(),
            not_under: false,
            deeds: Vec::new(),
            happened: Vec::new(),
            revealed: None,
            declared: None,
        };
        let mut reader = Reader {
            tokens,
            budget,
            lexicon: &NOTHING_NAMED,
            at: 0,
            furthest: 0,
            expected: "",
            expected_at: 0,
            expectations: 0,
            memo: Memo::default(),
            notes: Notes::default(),
            context: CopyOnWrite::new(context),
            mentions: Mentions::default(),
            such: digimon::effects::language::Noun::default(),
            placing: None,
            had: None,
            numbered: None,
        };
        reader.skip_notes();
        reader
    }

    /// Tries to read; goes back to where it was if that is not what stands here. Beyond the bounds of the card
    /// nothing is tried any more, so that all readings end.
    #[track_caller]
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.budget.enter().ok()?;
        let (at, context, mentions) = (self.at, self.context.clone(), self.mentions.len());
        let noted = self.notes.len();
        let result = read(self);
        if result.is_some() {
            self.notes.branch(Location::caller());
        } else {
            self.notes.forget_after(noted);
            self.at = at;
            self.context = context;
            self.mentions.forget_after(mentions);
        }
        self.budget.leave();
        result
    }

    /// Reads of Digimon and Tamers in play: "from your hand" after them is said of something else.
    #[track_caller]
    pub(super) fn in_play<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = std::mem::replace(&mut self.context.only_in_play, true);
        let result = self.attempt(read);
        self.context.only_in_play = before;
        result
    }

    /// The token that stands here; notes are passed over.
    pub(super) fn peek(&self) -> Option<Token<'t>> {
        self.tokens.get(self.at).map(|spanned| spanned.token)
    }

    /// The token after the next `n`.
    pub(super) fn peek_at(&self, n: usize) -> Option<Token<'t>> {
        self.tokens[self.at..]
            .iter()
            .map(|spanned| spanned.token)
            .filter(|token| !matches!(token, Token::Note(_)))
            .nth(n)
    }

    pub(super) fn advance(&mut self) {
        self.at += 1;
        self.skip_notes();
        self.furthest = self.furthest.max(self.at);
    }

    fn skip_notes(&mut self) {
        while matches!(self.tokens.get(self.at).map(|spanned| spanned.token), Some(Token::Note(_))) {
            self.at += 1;
        }
    }

    /// The note in parentheses just before this place.
    pub(super) fn note_before(&self) -> Option<&'t str> {
        match self.tokens.get(self.at.checked_sub(1)?)?.token {
            Token::Note(note) => Some(note),
            _ => None,
        }
    }

    /// The token just before this place.
    pub(super) fn before(&self) -> Option<Token<'t>> {
        let before = &self.tokens[..self.at.min(self.tokens.len())];
        before.iter().rev().map(|spanned| spanned.token).find(|token| !matches!(token, Token::Note(_)))
    }

    pub(super) fn at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// The index of the token that stands here.
    pub(super) fn here(&self) -> usize {
        self.at
    }

    /// The index of the last such token.
    pub(super) fn last(&self, token: Token<'_>) -> Option<usize> {
        (self.at..self.tokens.len()).rev().find(|&at| self.tokens[at].token == token)
    }

    /// Reads everything before the token with this index, as if the text ended there.
    #[track_caller]
    pub(super) fn up_to<T>(&mut self, end: usize, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let whole = self.tokens;
        self.tokens = &whole[..end];
        let result = self.attempt(|reader| read(reader).filter(|_| reader.at_end()));
        self.tokens = whole;
        result
    }

    /// The index of the token at which nothing went on, and what was expected there.
    pub(super) fn stopped(&self) -> (usize, &'static str) {
        (self.furthest, self.expected)
    }

    /// Notes what should have stood here, for the diagnosis.
    pub(super) fn expect(&mut self, what: &'static str) {
        self.expect_at(self.at, what);
    }

    fn expect_at(&mut self, at: usize, what: &'static str) {
        if at >= self.furthest {
            self.furthest = at;
            (self.expected, self.expected_at) = (what, at);
            self.expectations += 1;
        }
    }

    /// Reads these words, separated by blanks; a comma in the phrase is a comma in the text.
    #[track_caller]
    pub(super) fn eat(&mut self, phrase: &str) -> bool {
        let eaten = self.words(phrase);
        if eaten {
            self.notes.words(Location::caller(), phrase);
        }
        eaten
    }

    /// As `eat`, with nothing noted.
    pub(super) fn reads(&mut self, phrase: &str) -> bool {
        self.words(phrase)
    }

    fn words(&mut self, phrase: &str) -> bool {
        if !self.may_begin(phrase) {
            self.furthest = self.furthest.max(self.at);
            return false;
        }
        let mut at = self.at;
        for word in phrase.split(' ') {
            let (word, comma) = match word.strip_suffix(',') {
                Some(word) => (word, true),
                None => (word, false),
            };
            if !self.token_is(at, word) {
                self.furthest = self.furthest.max(at);
                return false;
            }
            at = self.after(at);
            if comma {
                if self.tokens.get(at).map(|spanned| spanned.token) != Some(Token::Comma) {
                    self.furthest = self.furthest.max(at);
                    return false;
                }
                at = self.after(at);
            }
        }
        self.at = at;
        self.furthest = self.furthest.max(self.at);
        true
    }

    /// Most phrases are not what stands here, which their first letter shows.
    #[inline]
    fn may_begin(&self, phrase: &str) -> bool {
        match self.tokens.get(self.at) {
            Some(Spanned { token: Token::Word(word), .. }) => {
                word.as_bytes().first() == phrase.as_bytes().first()
            }
            Some(_) => true,
            None => false,
        }
    }

    fn after(&self, mut at: usize) -> usize {
        at += 1;
        while matches!(self.tokens.get(at).map(|spanned| spanned.token), Some(Token::Note(_))) {
            at += 1;
        }
        at
    }

    fn token_is(&self, at: usize, word: &str) -> bool {
        match self.tokens.get(at).map(|spanned| spanned.token) {
            Some(Token::Word(found)) => found == word,
            Some(Token::Number(n)) => word.bytes().all(|c| c.is_ascii_digit()) && word.parse() == Ok(n),
            Some(Token::Slash) => word == "/",
            Some(Token::Plus) => word == "+",
            Some(Token::Colon) => word == ":",
            _ => false,
        }
    }

    /// Would these words be read here?
    pub(super) fn sees(&self, phrase: &str) -> bool {
        let mut at = self.at;
        self.may_begin(phrase)
            && phrase.split(' ').all(|word| {
                let is = self.token_is(at, word);
                at = self.after(at);
                is
            })
    }

    /// Reads the first of the phrases that stands here; says which.
    #[track_caller]
    pub(super) fn one_of(&mut self, phrases: &[&str]) -> Option<usize> {
        let place = Location::caller();
        let which = phrases.iter().position(|phrase| self.words(phrase))?;
        self.notes.words(place, phrases[which]);
        Some(which)
    }

    /// Reads the first of the phrases that stands here; says what it means.
    #[track_caller]
    pub(super) fn meaning<T: Clone>(&mut self, words: &[(&str, T)]) -> Option<T> {
        let place = Location::caller();
        let (phrase, meaning) = words.iter().find(|(phrase, _)| self.words(phrase))?;
        self.notes.words(place, phrase);
        Some(meaning.clone())
    }

    /// As `eat`, for use with `?`.
    #[track_caller]
    pub(super) fn must(&mut self, phrase: &str) -> Option<()> {
        self.eat(phrase).then_some(())
    }

    pub(super) fn take(&mut self, token: Token<'_>) -> bool {
        let is = self.peek() == Some(token);
        if is {
            self.advance();
        }
        is
    }

    pub(super) fn comma(&mut self) -> bool {
        self.take(Token::Comma)
    }

    pub(super) fn number(&mut self) -> Option<i32> {
        let Some(Token::Number(n)) = self.peek() else { return None };
        self.advance();
        Some(n)
    }

    pub(super) fn signed(&mut self) -> Option<i32> {
        let Some(Token::Signed(n)) = self.peek() else { return None };
        self.advance();
        Some(n)
    }

    /// What is in brackets here: a name, a trait, a timing.
    pub(super) fn bracket(&mut self) -> Option<&'t str> {
        let Some(Token::Bracket(inside)) = self.peek() else { return None };
        self.advance();
        Some(inside)
    }

    /// What is in the icon here.
    pub(super) fn icon(&mut self) -> Option<&'t str> {
        let Some(Token::Icon(inside)) = self.peek() else { return None };
        self.advance();
        Some(inside)
    }

    /// Reads the verb in the form in which verbs stand here: "trash", "trashing", "trashes".
    #[track_caller]
    pub(super) fn verb(&mut self, lemma: &str) -> bool {
        let Some(Token::Word(word)) = self.peek() else { return false };
        let is = verb::is_form(word, lemma, self.context.form);
        if is {
            self.notes.words(Location::caller(), lemma);
            self.advance();
        }
        is
    }

    /// As `verb`, of verbs that stand for each other: one row of the grammar.
    pub(super) fn verb_among(&mut self, row: &str, lemmas: &[&str]) -> bool {
        let Some(Token::Word(word)) = self.peek() else { return false };
        let is = lemmas.iter().any(|lemma| verb::is_form(word, lemma, self.context.form));
        if is {
            self.notes.words(Location::caller(), row);
            self.advance();
        }
        is
    }

    /// The place for the next choice.
    pub(super) fn next_slot(&mut self) -> Slot {
        let slot = Slot(self.context.slots % 14);
        self.context.slots += 1;
        let of = self.context.of.clone();
        self.context.named.push((Target::Chosen(slot), of));
        slot
    }

    /// Whose is "your" here?
    pub(super) fn yours(&self) -> Whose {
        if self.context.opponent_acts { Whose::Opponents } else { Whose::Yours }
    }

    /// Whose is "your opponent's" here?
    pub(super) fn opponents(&self) -> Whose {
        if self.context.opponent_acts { Whose::Yours } else { Whose::Opponents }
    }
}
