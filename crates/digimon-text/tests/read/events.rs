//! Every verb in every form: as what triggers, what is about to happen, what an effect does, what was done, what is
//! paid and what is processed. Forms that say the same are read as the same.

use crate::try_read;

/// The words of one verb.
struct Verb {
    lemma: &'static str,
    third: &'static str,
    gerund: &'static str,
    done: &'static str,
    /// What it happens to: one, several, any one, each one, what a cost takes, what a player has.
    one: &'static str,
    several: &'static str,
    any: &'static str,
    each: &'static str,
    taken: &'static str,
    theirs: &'static str,
    /// Where to, or from where.
    to: &'static str,
    /// The subject does it itself: "one of your Digimon attacks".
    itself: bool,
}

const fn of_digimon(
    lemma: &'static str,
    third: &'static str,
    gerund: &'static str,
    done: &'static str,
) -> Verb {
    Verb {
        lemma,
        third,
        gerund,
        done,
        one: "one of your Digimon",
        several: "any of your Digimon",
        any: "Digimon",
        each: "Digimon",
        taken: "1 of your Digimon",
        theirs: "1 of their Digimon",
        to: "",
        itself: false,
    }
}

const VERBS: [Verb; 15] = [
    of_digimon("delete", "deletes", "deleting", "deleted"),
    Verb {
        taken: "1 Digimon card from your hand",
        theirs: "1 Digimon card from their hand",
        ..of_digimon("play", "plays", "playing", "played")
    },
    of_digimon("suspend", "suspends", "suspending", "suspended"),
    of_digimon("unsuspend", "unsuspends", "unsuspending", "unsuspended"),
    Verb {
        to: " into [Foo]",
        itself: true,
        ..of_digimon("digivolve", "digivolves", "digivolving", "digivolved")
    },
    Verb { to: " to the hand", ..of_digimon("return", "returns", "returning", "returned") },
    Verb { to: " to the bottom of the deck", ..of_digimon("return", "returns", "returning", "returned") },
    Verb {
        one: "a card",
        several: "cards",
        any: "card",
        each: "card",
        taken: "1 card",
        theirs: "1 card",
        to: " from your hand",
        ..of_digimon("trash", "trashes", "trashing", "trashed")
    },
    Verb {
        one: "a card",
        several: "cards",
        any: "card",
        each: "card",
        taken: "1 card from your trash",
        theirs: "1 card from their trash",
        to: " to your hand",
        ..of_digimon("add", "adds", "adding", "added")
    },
    Verb {
        one: "a card",
        several: "cards",
        any: "card",
        each: "card",
        taken: "1 card from your hand",
        theirs: "1 card from their hand",
        to: " under one of your Tamers",
        ..of_digimon("place", "places", "placing", "placed")
    },
    Verb {
        taken: "1 Digimon card from your hand to 1 of your Digimon",
        theirs: "1 Digimon card from their hand to 1 of their Digimon",
        ..of_digimon("link", "links", "linking", "linked")
    },
    Verb {
        one: "an Option card",
        several: "Option cards",
        any: "Option card",
        each: "Option card",
        taken: "1 Option card from your hand",
        theirs: "1 Option card from their hand",
        ..of_digimon("use", "uses", "using", "used")
    },
    Verb {
        taken: "with 1 of your Digimon",
        theirs: "with 1 of their Digimon",
        itself: true,
        ..of_digimon("attack", "attacks", "attacking", "attacked")
    },
    Verb {
        taken: "1 of your Digimon in the breeding area",
        theirs: "1 of their Digimon in the breeding area",
        to: " to the battle area",
        ..of_digimon("move", "moves", "moving", "moved")
    },
    of_digimon("de-digivolve", "de-digivolves", "de-digivolving", "de-digivolved"),
];

const FORMS: [&str; 16] = [
    "happens",
    "happens to any",
    "would",
    "by an effect",
    "an effect does",
    "opponent's effects do",
    "by the opponent's effects",
    "an effect would",
    "this effect did",
    "was done by this effect",
    "this effect did not",
    "none was done",
    "for each done",
    "cost",
    "step",
    "the opponent does",
];

/// Forms that say the same.
const ALIKE: [(usize, usize); 5] = [(0, 1), (3, 4), (5, 6), (8, 9), (10, 11)];

fn sentence(verb: &Verb, form: usize) -> String {
    let Verb { lemma, third, gerund, done, one, several, any, each, taken, theirs, to, itself } = verb;
    let (is, are, be) = if *itself {
        ((*third).to_owned(), (*lemma).to_owned(), (*lemma).to_owned())
    } else {
        (format!("is {done}"), format!("are {done}"), format!("be {done}"))
    };
    // Nobody writes this verb but as an icon.
    let said = if *lemma == "de-digivolve" { "<De-Digivolve 1>" } else { lemma };
    let step = format!("{said} {taken}");
    let goes = to.starts_with(" to ") || to.starts_with(" under");
    let step = if goes || *itself && *lemma == "digivolve" { format!("{step}{to}") } else { step };
    let when = |what: String| format!("[All Turns] When {what}, gain 1 memory.");
    let after = |what: String| format!("[On Play] {step}. {what}, gain 1 memory.");
    match form {
        0 => when(format!("{one} {is}{to}")),
        1 => when(format!("{several} {are}{to}")),
        2 => when(format!("{one} would {be}{to}")),
        3 => when(format!("{one} {is}{to} by an effect")),
        4 => when(format!("an effect {third} {one}{to}")),
        5 => when(format!("your opponent's effects {lemma} {one}{to}")),
        6 => when(format!("{one} {is}{to} by your opponent's effects")),
        7 => when(format!("an effect would {lemma} {one}{to}")),
        8 => after(format!("If this effect {done} a {any}")),
        9 => after(format!("If a {any} was {done} by this effect")),
        10 => after(format!("If this effect didn't {lemma} a {any}")),
        11 => after(format!("If no {any} was {done} by this effect")),
        12 => after(format!("For each {each} {done} by this effect")),
        13 => format!("[On Play] By {}, gain 1 memory.", step.replacen(lemma, gerund, 1)),
        14 => format!("[On Play] {step}."),
        _ => format!(
            "[On Play] Your opponent {third} {theirs}{}.",
            step.strip_prefix(&format!("{said} {taken}")).unwrap_or_default().replace("your", "their")
        ),
    }
}

/// So many are read; the number only rises.
const READ: usize = 235;

#[test]
fn every_verb_in_every_form() {
    let (mut read, mut unlike) = (0, Vec::new());
    for verb in &VERBS {
        let cells: Vec<Option<String>> =
            (0..FORMS.len()).map(|form| try_read(&sentence(verb, form))).collect();
        read += cells.iter().flatten().count();
        for (form, cell) in cells.iter().enumerate() {
            if cell.is_none() {
                println!("not read, {}: {}", FORMS[form], sentence(verb, form));
            }
        }
        for (one, two) in ALIKE {
            if let (Some(one_read), Some(two_read)) = (&cells[one], &cells[two])
                && one_read != two_read
            {
                unlike.push(format!(
                    "{}\n  {one_read}\n{}\n  {two_read}",
                    sentence(verb, one),
                    sentence(verb, two)
                ));
            }
        }
    }
    println!("{read} of {} read, {} pairs unlike", VERBS.len() * FORMS.len(), unlike.len());
    for pair in &unlike {
        println!("{pair}");
    }
    assert!(read >= READ, "{read} of {READ}");
}
