//! Compares what is read from a pool with the cards encoded by hand.
use digimon::builtin;
use digimon_text::pool::Pool;
fn strip(s: String) -> String {
    let mut out = s;
    for n in 0..14 {
        out = out.replace(&format!("slot: Slot({n})"), "slot");
        out = out.replace(&format!("Slot(\n{n},\n)"), "Slot");
    }
    out.replace("from: [Battle], ", "")
        .replace("from: [], ", "")
        .replace(", id: BlockId(0)", "")
        .replace("id: BlockId(0)", "")
        .replace(", id: EffectId(0)", "")
        .replace("Block { steps: ", "Block{")
}
fn main() {
    let text = std::fs::read_to_string("../shared/cards/digimon.en.json").unwrap();
    let read = Pool::from_json(&text).unwrap().read();
    let (mut same, mut differ, mut unread) = (0, 0, 0);
    for hand in builtin::cards() {
        let Some((_, reading)) = read.get(hand.number.as_str()) else { continue };
        if !reading.stops.is_empty() {
            unread += 1;
            println!(
                "UNREAD {}: {}",
                hand.number.as_str(),
                reading.stops[0]
                    .text
                    .get(reading.stops[0].from..)
                    .unwrap_or("")
                    .chars()
                    .take(80)
                    .collect::<String>()
            );
            continue;
        }
        let card = &reading.card;
        let parts = [
            ("kw", format!("{:?}", hand.effects.keywords), format!("{:?}", card.effects.keywords)),
            ("ikw", format!("{:?}", hand.inherited.keywords), format!("{:?}", card.inherited.keywords)),
        ];
        let mut diffs = Vec::new();
        for (n, a, b) in parts {
            if a != b {
                diffs.push((n.to_owned(), a, b));
            }
        }
        let lists = [
            ("eff", &hand.effects.effects, &card.effects.effects),
            ("inh", &hand.inherited.effects, &card.inherited.effects),
            ("sec", &hand.security, &card.security),
        ];
        for (n, a, b) in lists {
            for i in 0..a.len().max(b.len()) {
                let (x, y) = (
                    a.get(i).map(|e| strip(format!("{e:?}"))).unwrap_or_default(),
                    b.get(i).map(|e| strip(format!("{e:?}"))).unwrap_or_default(),
                );
                if x != y {
                    diffs.push((format!("{n}{i}"), x, y));
                }
            }
        }
        if diffs.is_empty() {
            same += 1
        } else {
            differ += 1;
            println!("== {} {}", hand.number.as_str(), hand.name.as_str());
            for (n, a, b) in diffs {
                println!("  {n}\n    HAND {a}\n    READ {b}");
            }
        }
    }
    println!("{same} same, {differ} differ, {unread} unread");
}
