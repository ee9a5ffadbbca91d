//! DCG 4-18-1: the tokens that a text describes in parentheses: kind, colours, numbers, traits and text.

// A method of `Reader` has one lifetime, and `whole` asks for every one: the closures are needed.
#![allow(clippy::redundant_closure_for_method_calls)]

use super::fields::color;
use super::mentions::is_head;
use crate::read::{Account, Stopper, This, described_tokens, whole};
use digimon::card::{Card, Category, Cost, Dp, Level, Texts};
use digimon::effects::language::Word;
use text::{Budget, Cancel};

/// The tokens of a text box, each described as "(Digimon/Yellow/6000 DP/…)".
pub fn tokens(text: &str) -> Vec<Result<Card, Stopper>> {
    within(text, (&Budget::new(text::Bounds::CARD, &Cancel::never())).into())
}

pub(super) fn within(text: &str, account: Account<'_>) -> Vec<Result<Card, Stopper>> {
    described_tokens(text).iter().map(|(name, description)| token(name, description, account)).collect()
}

fn token(name: &str, description: &str, account: Account<'_>) -> Result<Card, Stopper> {
    let not_understood = |words: &str, expected| {
        let from = description.find(words).unwrap_or(0);
        Stopper { text: description.to_owned(), span: from..from + words.len(), expected, bound: None }
    };
    let (facts, text) = halves(description);
    let mut card = Card { token: true, ..Card::blank(&format!("TOKEN-{name}"), name, Category::Digimon) };
    for fact in facts.split('/').map(str::trim).filter(|fact| !fact.is_empty()) {
        fill(&mut card, fact).ok_or_else(|| not_understood(fact, "a fact of a token"))?;
    }
    for paragraph in paragraphs(text) {
        let Texts { keywords, effects } = whole(&paragraph, This::Digimon, account, |reader| reader.texts())?;
        card.effects.keywords.extend(keywords);
        card.effects.effects.extend(effects);
    }
    Ok(card)
}

/// The facts end with the DP; what comes after them is the text.
fn halves(description: &str) -> (&str, &str) {
    let mut at = 0;
    for fact in description.split('/') {
        at += fact.len();
        if fact.trim().ends_with(" DP") {
            return (&description[..at], description[at..].trim_start_matches('/'));
        }
        at += 1;
    }
    (description, "")
}

fn fill(card: &mut Card, fact: &str) -> Option<()> {
    if let Some(dp) = fact.strip_suffix(" DP") {
        card.dp = Some(Dp(dp.trim().parse().ok()?));
    } else if let Some(cost) = fact.strip_prefix("Cost ") {
        card.cost = Some(Cost(cost.trim().parse().ok()?));
    } else if let Some(level) = fact.strip_prefix("Lv.") {
        card.level = Some(Level(level.trim().parse().ok()?));
    } else if let Some(color) = color(fact) {
        card.colors = card.colors.with(color);
    } else if fact == "Tamer" {
        card.category = Category::Tamer;
    } else if fact != "Digimon" {
        card.traits.push(Word::new(fact));
    }
    Some(())
}

/// One line may hold several effects: each begins with its timing, after the end of a sentence or a keyword.
fn paragraphs(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut rest = text.trim();
    while !rest.is_empty() {
        let head = rest.strip_prefix('[').and_then(|inside| inside.split_once(']'));
        let so_far = found.last().map_or("", |one| one.trim_end());
        let begins = head.is_some_and(|(head, _)| is_head(head)) && so_far.ends_with(['.', '>', '＞']);
        if begins {
            found.push(String::new());
        }
        let next = rest.char_indices().skip(1).find(|(_, letter)| *letter == '[');
        let length = next.map_or(rest.len(), |(at, _)| at);
        if let Some(last) = found.last_mut() {
            last.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    found.iter().map(|one| one.trim()).filter(|one| !one.is_empty()).map(finished).collect()
}

fn finished(sentence: &str) -> String {
    if sentence.ends_with(['.', '>', '＞']) { sentence.to_owned() } else { format!("{sentence}.") }
}

#[cfg(test)]
mod tests {
    use super::{paragraphs, tokens};
    use digimon::card::{Color, Dp, Level};
    use digimon::effects::language::{Keyword, Word};

    #[test]
    fn a_token_is_described_where_it_is_played() {
        let text = "[On Play] Play 1 [Tin & Pup] Token. (Digimon/Lv.4/Red/White/Puppet/2000 DP/＜Blocker＞ \
                    ＜Decoy (Red/Black)＞ [Your Turn] This Digimon can't attack. [On Deletion] Gain 1 memory) \
                    Then, <Draw 1>. (Draw 1 card from your deck.)";
        let found: Vec<_> = tokens(text).into_iter().map(|token| token.expect("a token")).collect();
        let [token] = &found[..] else { panic!("{found:?}") };
        assert_eq!(token.number.as_str(), "TOKEN-Tin & Pup");
        assert_eq!(token.name, Word::new("Tin & Pup"));
        assert_eq!((token.dp, token.level, token.cost), (Some(Dp(2000)), Some(Level(4)), None));
        assert!(token.token && token.colors.has(Color::Red) && token.colors.has(Color::White));
        assert_eq!(token.traits, [Word::new("Puppet")]);
        assert_eq!((token.effects.keywords.len(), token.effects.effects.len()), (2, 2));
        assert_eq!(token.effects.keywords[0], Keyword::Blocker);
    }

    #[test]
    fn two_tokens_are_two_and_a_mention_is_none() {
        let text =
            "Play 1 [Tin] Token (Digimon/Red/2000 DP) and 1 [Pup] Token (Digimon/Black/1000 DP/<Rush>).";
        assert_eq!(tokens(text).len(), 2);
        assert!(tokens("Delete 1 of your Tokens. (It goes away.) [Tin] Tokens get +1000 DP.").is_empty());
    }

    #[test]
    fn words_that_are_not_understood_stop_it() {
        let text = "Play 1 [Tin] Token. (Digimon/Red/2000 DP/[Your Turn] Sings a song.)";
        assert!(tokens(text)[0].is_err());
        assert!(tokens("Play 1 [Tin] Token. (Digimon/Red/many DP)")[0].is_err());
    }

    #[test]
    fn an_effect_begins_with_its_timing() {
        let text = "<Rush> [On Play] Delete 1 of your [Pup]. [Your Turn] It stays";
        assert_eq!(
            paragraphs(text),
            ["<Rush>", "[On Play] Delete 1 of your [Pup].", "[Your Turn] It stays."]
        );
    }
}
