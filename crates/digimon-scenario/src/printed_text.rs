//! Printed text in scenarios, read as that of a pool.

use crate::printed::{NotUnderstood, PrintedAt, PrintedLine, TextReader};
use digimon::card::{Card, Rules, Texts};
use digimon::effects::language::Word;
use digimon_text::pool::{self, Printed, Reading, Stop, TextBox};

/// Understands printed text as the reader of pools does.
pub struct PrintedText;

impl TextReader for PrintedText {
    fn read(&self, card: &Card, lines: &[PrintedLine]) -> Result<Card, Vec<NotUnderstood>> {
        let (mut printed, mut linked) = (facts(card), facts(card));
        for line in lines {
            put(&mut printed, &mut linked, line);
        }
        let (read, link) = (pool::read(&printed), pool::read(&linked));
        let stops: Vec<NotUnderstood> =
            read.stops.iter().chain(&link.stops).map(|stop| told(stop, lines)).collect();
        if !stops.is_empty() {
            return Err(stops);
        }
        let mut whole = card.clone();
        add(&mut whole, read);
        match &mut whole.link {
            Some(all) => extend(&mut all.texts, link.card.inherited),
            None => return without_link(whole, lines),
        }
        whole.mentions.extend(new_words(&whole.mentions, link.card.mentions));
        Ok(whole)
    }
}

/// What is printed beside the text.
fn facts(card: &Card) -> Printed {
    let text = |word: &Word| word.as_str().to_owned();
    Printed {
        colors: card.colors.iter().collect(),
        level: card.level.map(|level| level.0),
        dp: card.dp.map(|dp| dp.0),
        play_cost: card.cost.map(|cost| cost.0),
        traits: card.traits.iter().map(text).collect(),
        ..Printed::blank(card.number.as_str(), card.name.as_str(), card.category)
    }
}

/// What a link gives is read as if it were inherited, since its requirement may be said otherwise.
fn put(printed: &mut Printed, linked: &mut Printed, line: &PrintedLine) {
    let text = line.text.clone();
    let requirements = &mut printed.requirements;
    match line.at {
        PrintedAt::Main => paragraph(printed.text_mut(TextBox::Main), &text),
        PrintedAt::Inherited => paragraph(printed.text_mut(TextBox::Inherited), &text),
        PrintedAt::Security => paragraph(printed.text_mut(TextBox::Security), &text),
        PrintedAt::Link => paragraph(linked.text_mut(TextBox::Inherited), &text),
        PrintedAt::Rule => printed.rule_text.push(text),
        PrintedAt::Digivolve => requirements.digivolve.push(text),
        PrintedAt::DnaDigivolve => requirements.dna_digivolve.push(text),
        PrintedAt::DigiXros => requirements.digixros.push(text),
        PrintedAt::BurstDigivolve => requirements.burst_digivolve.push(text),
        PrintedAt::AppFusion => requirements.app_fusion.push(text),
        PrintedAt::Assembly => requirements.assembly.push(text),
    }
}

fn paragraph(all: &mut String, more: &str) {
    if !all.is_empty() {
        all.push('\n');
    }
    all.push_str(more);
}

/// The line that a stop is in is found by its words: they are as printed.
fn told(stop: &Stop, lines: &[PrintedLine]) -> NotUnderstood {
    let paragraph = stop.text.trim();
    let found = lines.iter().enumerate().find_map(|(at, line)| Some((at, line.text.find(paragraph)?)));
    let before = stop.text.len() - stop.text.trim_start().len();
    let (line, start) = found.unwrap_or_default();
    let column = |at: usize| start + at.saturating_sub(before);
    let why = match stop.expected.as_str() {
        "" => "this text is not understood from here".to_owned(),
        expected => format!("this text is not understood: expected {expected}"),
    };
    NotUnderstood { line, from: column(stop.from), to: column(stop.to), why }
}

/// What was read, beside what the scenario says in other words.
fn add(card: &mut Card, reading: Reading) {
    let Card { digivolution, dna, digixros, burst, app_fusion, assembly, .. } = reading.card;
    card.digivolution.extend(digivolution);
    card.dna.extend(dna);
    card.burst.extend(burst);
    card.app_fusion.extend(app_fusion);
    card.digixros = card.digixros.take().or(digixros);
    card.assembly = card.assembly.take().or(assembly);
    extend(&mut card.effects, reading.card.effects);
    extend(&mut card.inherited, reading.card.inherited);
    card.security.extend(reading.card.security);
    let Rules { names, name_parts, traits, copies } = reading.card.rules;
    card.rules.names.extend(names);
    card.rules.name_parts.extend(name_parts);
    card.rules.traits.extend(traits);
    card.rules.copies = copies.or(card.rules.copies);
    card.mentions.extend(new_words(&card.mentions, reading.card.mentions));
    card.tokens.extend(reading.card.tokens);
}

fn extend(texts: &mut Texts, more: Texts) {
    texts.keywords.extend(more.keywords);
    texts.effects.extend(more.effects);
}

fn new_words(known: &[Word], words: Vec<Word>) -> Vec<Word> {
    words.into_iter().filter(|word| !known.contains(word)).collect()
}

/// The text of a link needs a link.
fn without_link(card: Card, lines: &[PrintedLine]) -> Result<Card, Vec<NotUnderstood>> {
    let Some(line) = lines.iter().position(|line| line.at == PrintedAt::Link) else { return Ok(card) };
    let why = "a `link to …` line comes before this".to_owned();
    Err(vec![NotUnderstood { line, from: 0, to: lines[line].text.len(), why }])
}
