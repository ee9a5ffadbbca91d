//! How much of a pool was understood, set by set, and what was not.

use digimon_text::pool::{Applied, Fault, ReadPool, Suspicion};
use serde::Serialize;
use text::Stop;
use text::pool::{NameSigns, StopRow, StopperRow, stoppers};

/// How many of the commonest stoppers are shown.
const COMMONEST: usize = 20;

/// `[Name]`
const NAMES: NameSigns = NameSigns { open: '[', close: ']' };

/// What came of reading a pool.
#[derive(Serialize)]
pub struct PoolReport<'a> {
    cards: usize,
    read: usize,
    sets: Vec<SetRow>,
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
}

#[derive(Serialize)]
struct SetRow {
    set: String,
    cards: usize,
    read: usize,
    unread: usize,
}

#[derive(Serialize)]
struct UnreadRow<'a> {
    id: &'a str,
    set: &'a str,
    name: &'a str,
    stops: Vec<StopRow<'a>>,
}

impl<'a> PoolReport<'a> {
    pub fn of(pool: &'a ReadPool) -> PoolReport<'a> {
        PoolReport {
            cards: pool.printed.len(),
            read: pool.cards().count(),
            sets: sets(pool),
            unread: unread(pool),
            left_out: &pool.left_out,
            stoppers: stoppers(pool, NAMES),
            corrections: &pool.corrected.applied,
            stale_corrections: &pool.corrected.stale,
            tidied: pool.corrected.tidied,
            suspicions: &pool.suspicions,
        }
    }
}

/// In the order in which the pool has them.
fn sets(pool: &ReadPool) -> Vec<SetRow> {
    let mut rows: Vec<SetRow> = Vec::new();
    for (printed, reading) in pool.iter() {
        let at = rows.iter().position(|row| row.set == printed.set).unwrap_or_else(|| {
            rows.push(SetRow { set: printed.set.clone(), cards: 0, read: 0, unread: 0 });
            rows.len() - 1
        });
        let row = &mut rows[at];
        row.cards += 1;
        if reading.stops.is_empty() {
            row.read += 1;
        } else {
            row.unread += 1;
        }
    }
    rows
}

fn unread(pool: &ReadPool) -> Vec<UnreadRow<'_>> {
    pool.unread()
        .map(|(printed, reading)| UnreadRow {
            id: &printed.id,
            set: &printed.set,
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
pub fn pool_in_words(result: &PoolReport, pool: &ReadPool, details: Details) -> String {
    let mut lines = vec![format!("{:<8} {:>6} {:>6} {:>7}", "set", "cards", "read", "unread")];
    let row = |set: &str, cards, read, unread| format!("{set:<8} {cards:>6} {read:>6} {unread:>7}");
    lines.extend(result.sets.iter().map(|set| row(&set.set, set.cards, set.read, set.unread)));
    lines.push(row("total", result.cards, result.read, result.unread.len()));
    if !result.left_out.is_empty() {
        lines.push("\nLeft out:".to_owned());
        lines.extend(result.left_out.iter().map(|fault| format!("  {fault}")));
    }
    if !result.stoppers.is_empty() {
        lines.push(format!("\nThe commonest of {} stoppers:", result.stoppers.len()));
        lines.extend(result.stoppers.iter().take(COMMONEST).map(StopperRow::in_a_line));
    }
    lines.push(String::new());
    lines.extend(corrections(result, details.corrections));
    if !result.suspicions.is_empty() {
        lines.push(format!("\n{} things look wrong:", result.suspicions.len()));
        lines.extend(result.suspicions.iter().map(|it| format!("  {} {}: {}", it.card, it.field, it.why)));
    }
    for (printed, reading) in pool.unread().take(details.unread) {
        lines.push(format!("\n{} {}", printed.id, printed.name));
        lines.extend(reading.stops.iter().map(Stop::underlined));
    }
    lines.join("\n")
}

fn corrections(result: &PoolReport, all: bool) -> Vec<String> {
    let PoolReport { corrections, stale_corrections, tidied, .. } = result;
    let mut lines = vec![format!("{} corrections were applied, {tidied} cards tidied", corrections.len())];
    let told = |it: &Applied| format!("  {}: {} ({})", it.card, it.wrong, it.evidence);
    if all {
        lines.extend(corrections.iter().map(told));
    }
    if !stale_corrections.is_empty() {
        lines.push(format!("warning: {} corrections found nothing to change:", stale_corrections.len()));
        lines.extend(stale_corrections.iter().map(told));
    }
    lines
}
