//! One line for each stop: `unread POOL.json SET,SET…`.
use digimon_text::pool::Pool;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let sets: Vec<&str> = a[2].split(',').collect();
    let read = Pool::from_json(&std::fs::read_to_string(&a[1]).unwrap()).unwrap().read();
    let mut n = 0;
    for (p, r) in read.unread() {
        let set = p.id.split('-').next().unwrap();
        if a[2] != "all" && !sets.contains(&set) {
            continue;
        }
        n += 1;
        for s in &r.stops {
            let before: String =
                s.text[..s.from].chars().rev().take(90).collect::<Vec<_>>().into_iter().rev().collect();
            let after: String = s.text[s.from..].chars().take(110).collect();
            println!(
                "{} {}: {} «» {}",
                p.id,
                &s.field[..4],
                before.replace('\n', "⏎"),
                after.replace('\n', "⏎")
            );
        }
    }
    println!("{n} unread; {} of {}", read.cards().count(), read.readings.len());
}
