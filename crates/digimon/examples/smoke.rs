use digimon::*;
use std::sync::Arc;
use table::*;
fn deck(lib: &Library, d: &builtin::BuiltinDeck) -> Deck {
    let f = |l: &Vec<(card::Number, u8)>| {
        l.iter().flat_map(|(n, c)| std::iter::repeat_n(lib.find(n).unwrap(), *c as usize)).collect()
    };
    Deck { main: f(&d.main), eggs: f(&d.eggs) }
}
fn main() {
    let lib = Arc::new(Library::new(builtin::cards()).unwrap());
    let decks = builtin::decks();
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a.get(1).map_or(100, |x| x.parse().unwrap());
    let random = a.get(2).is_some_and(|x| x == "random");
    let t = std::time::Instant::now();
    let (mut ch, mut turns, mut dr, mut won) = (0u64, 0u64, 0, 0);
    let mut used = vec![0u64; lib.effects().count()];
    for seed in 0..n {
        let mut dice = Dice::new(seed ^ 0xabcdef);
        let mk = |dice: &mut Dice| -> Deck {
            if !random {
                return deck(&lib, &decks[dice.roll(2)]);
            }
            let mut m = vec![];
            let mut e = vec![];
            let all: Vec<_> = lib.defs().filter(|(_, d)| !d.card.token).map(|(i, _)| i).collect();
            while m.len() < 50 || e.len() < 5 {
                let d = all[dice.roll(all.len())];
                let egg = lib.card(d).category == card::Category::DigiEgg;
                let k = 1 + dice.roll(4);
                for _ in 0..k {
                    let l = if egg { &mut e } else { &mut m };
                    let cap = if egg { 5 } else { 50 };
                    if l.len() < cap && l.iter().filter(|x| **x == d).count() < 4 {
                        l.push(d)
                    }
                }
            }
            Deck { main: m, eggs: e }
        };
        let s = Setup { decks: PerSeat::new(|_| mk(&mut dice)), seed };
        let mut g = Game::new(lib.clone(), &s).unwrap();
        if random {
            g.listen();
        }
        let mut c = 0;
        while let Some(d) = g.decision() {
            let k = d.options.len();
            if k > 1 {
                ch += 1;
            }
            c += 1;
            if c > 20000 {
                println!("stall seed {seed} {:?}", g.decision());
                break;
            }
            let r = dice.roll(k);
            if std::env::var("TRACE").is_ok() {
                println!("{c} {:?} -> {:?}", d.ask, d.options[r]);
            }
            g.answer(r).unwrap();
            if random {
                for e in g.take_events() {
                    if let state::What::Activated { holder, .. } = e.what {
                        used[holder.effect.0 as usize] += 1;
                    }
                }
            }
        }
        turns += g.state().turn as u64;
        match g.outcome() {
            Some(Outcome::Won(_)) => won += 1,
            Some(Outcome::Draw) => dr += 1,
            None => {}
        }
    }
    let el = t.elapsed().as_secs_f64();
    println!("{n} games {won} won {dr} draws {turns} turns {ch} choices {el:.2}s {:.0}/s", n as f64 / el);
    if random {
        let mut un = 0;
        for (i, d) in lib.defs() {
            for s in [&d.printed, &d.inherited, &d.linked, &d.security] {
                for e in &s.effects {
                    let inf = lib.effect(*e);
                    if inf.effect.is_persistent() {
                        continue;
                    }
                    if used[e.0 as usize] == 0 {
                        un += 1;
                        println!("never: {} {:?}", lib.card(i).number.as_str(), inf.effect.when);
                    }
                }
            }
        }
        println!("{un} never activated");
    }
}
