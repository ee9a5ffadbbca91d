//! How much of a pool was understood, block by block, and what was not.

use crate::blocks::{BlockRow, Blocks, is_counted};
use ocg_text::lint::{Finding, findings};
use ocg_text::pool::ReadPool;
use serde::Serialize;
use text::Stop;
use text::pool::{Applied, Fault, NameSigns, StopRow, StopperRow, Suspicion, stoppers};

/// How many of the commonest stoppers are shown.
const COMMONEST: usize = 20;

/// `"Name"`
const NAMES: NameSigns = NameSigns { open: '"', close: '"' };

/// What came of reading a pool.
#[derive(Serialize)]
pub struct PoolReport<'a> {
    /// Cards with text, and how many of them are understood to the last word.
    cards: usize,
    read: usize,
    /// Those which rest on nothing in the grammar that only their own block needs.
    general: usize,
    /// Cards with nothing to read, and Tokens.
    without_text: usize,
    tokens: usize,
    blocks: Vec<BlockRow>,
    /// Cards with a sentence that has several meanings.
    ambiguous: Vec<&'a str>,
    unread: Vec<UnreadRow<'a>>,
    /// Cards that are not counted, since a field of them is not what it should be.
    left_out: &'a [Fault],
    /// The commonest first.
    stoppers: Vec<StopperRow>,
    corrections: &'a [Applied],
    /// Corrections that found nothing to change.
    stale_corrections: &'a [Applied],
    /// Cards that were mended by what holds for all cards.
    tidied: usize,
    suspicions: &'a [Suspicion],
    /// What looks wrong about cards that were read.
    findings: Vec<Finding>,
}

#[derive(Serialize)]
struct UnreadRow<'a> {
    id: &'a str,
    name: &'a str,
    stops: Vec<StopRow<'a>>,
}

impl<'a> PoolReport<'a> {
    pub fn of(pool: &'a ReadPool) -> PoolReport<'a> {
        let blocks = Blocks::of(pool).rows(pool);
        let sum = |count: fn(&BlockRow) -> usize| blocks.iter().map(count).sum();
        let tokens = pool.printed.iter().filter(|card| card.is_token()).count();
        let cards: usize = sum(|block| block.cards);
        PoolReport {
            cards,
            read: sum(|block| block.read),
            general: sum(|block| block.general),
            without_text: pool.printed.len() - cards - tokens,
            tokens,
            blocks,
            ambiguous: ambiguous(pool),
            unread: unread(pool),
            left_out: &pool.left_out,
            stoppers: stoppers(pool, NAMES),
            corrections: &pool.corrected.applied,
            stale_corrections: &pool.corrected.stale,
            tidied: pool.corrected.tidied,
            suspicions: &pool.suspicions,
            findings: pool.cards().flat_map(findings).collect(),
        }
    }
}

fn ambiguous(pool: &ReadPool) -> Vec<&str> {
    let several = |stop: &Stop| stop.meanings > 1;
    let all = pool.unread().filter(|(_, reading)| reading.stops.iter().any(several));
    all.map(|(printed, _)| printed.number.as_str()).collect()
}

fn unread(pool: &ReadPool) -> Vec<UnreadRow<'_>> {
    pool.unread()
        .filter(|(printed, _)| is_counted(printed))
        .map(|(printed, reading)| UnreadRow {
            id: &printed.number,
            name: &printed.name,
            stops: reading.stops.iter().map(StopRow::of).collect(),
        })
        .collect()
}

/// So many unread cards with the words that stopped them, and whether each correction is listed.
#[derive(Clone, Copy, Debug)]
pub struct Details {
    pub unread: usize,
    pub corrections: bool,
}

/// The report for a person.
pub fn pool_in_words(report: &PoolReport, pool: &ReadPool, details: Details) -> String {
    let mut lines =
        vec![format!("{:<8} {:>6} {:>6} {:>7} {:>8}", "from", "cards", "read", "share", "general")];
    let row = |from: &str, cards: usize, read: usize, general: usize| {
        let share = 100.0 * read as f64 / cards.max(1) as f64;
        format!("{from:<8} {cards:>6} {read:>6} {share:>6.1}% {general:>8}")
    };
    lines.extend(
        report
            .blocks
            .iter()
            .map(|block| row(&block.from.to_string(), block.cards, block.read, block.general)),
    );
    lines.push(row("total", report.cards, report.read, report.general));
    lines.push(format!(
        "{} cards have nothing to read, {} are Tokens; {} have a sentence with several meanings",
        report.without_text,
        report.tokens,
        report.ambiguous.len()
    ));
    lines.extend(report.left_out.iter().map(|fault| format!("left out: {fault}")));
    lines.push(format!("\nThe commonest of {} stoppers:", report.stoppers.len()));
    lines.extend(report.stoppers.iter().take(COMMONEST).map(StopperRow::in_a_line));
    lines.push(format!(
        "\n{} corrections were applied, {} cards tidied",
        report.corrections.len(),
        report.tidied
    ));
    let told = |it: &Applied| format!("  {}: {} ({})", it.card, it.wrong, it.evidence);
    lines.extend(report.corrections.iter().filter(|_| details.corrections).map(told));
    lines
        .extend(report.stale_corrections.iter().map(|it| format!("warning: nothing to change:{}", told(it))));
    lines.push(format!("{} things look wrong in the pool", report.suspicions.len()));
    lines.push(format!("{} things look wrong about what was read", report.findings.len()));
    lines.extend(report.findings.iter().take(COMMONEST).map(|it| {
        let effect = it.effect.map(|nth| format!(", effect {nth}")).unwrap_or_default();
        format!("  {}{effect}: {}", it.card, it.why)
    }));
    for (printed, reading) in pool.unread().filter(|(printed, _)| is_counted(printed)).take(details.unread) {
        lines.push(format!("\n{} {}", printed.number, printed.name));
        lines.extend(reading.stops.iter().map(Stop::underlined));
    }
    lines.join("\n")
}
