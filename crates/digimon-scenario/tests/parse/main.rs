//! Scenario files are read as they are meant, and mistakes are found where they are.

mod choices;
mod docs;
mod mistakes;
mod positions;
mod printed;
mod sentences;

use digimon::state::Phase;
use digimon_scenario::model::*;
use digimon_scenario::{Scenario, parse, scan};
use table::Seat;

const RULING: &str = "
scenario  The blocker takes the attack
shows     11-4-1, 12-1-7-1, 14-2-2
example   11-1-4            # the worked example
manual    M-3

A  turn player, main phase, memory 3
   battle    Greymon ST1-07 over Agumon ST1-03, Koromon ST1-01   = G
   security  5 x ST1-04
B
   battle    Kabuterimon ST4-08                                 = C
   security  5 x ST1-04

A  attacks player with G
B  blocks with C
A  is asked for a main phase action

then
   C was suspended before the battle
   G and C fought at 5000 each and were both deleted, by 14-2-1-3, 14-2-2
   A has ST1-07, ST1-03, ST1-01 in trash, B has ST4-08 in trash and 5 security
";

fn one(text: &str) -> Scenario {
    match parse(text, "test.scn") {
        Ok(mut all) if all.len() == 1 => all.remove(0),
        Ok(all) => panic!("{} scenarios", all.len()),
        Err(errors) => panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}

/// A scenario of a position and some lines.
fn with(lines: &str) -> String {
    format!(
        "scenario T\nA turn player\n   battle ST1-07 over ST1-03 = G\n   hand ST1-08 = H, ST1-15 = X\n\
         B\n   battle ST4-08 = C\n{lines}\n"
    )
}

/// The only mistake in a text.
fn error(text: &str) -> String {
    let errors = parse(text, "test.scn").expect_err("this should not be read");
    assert_eq!(errors.len(), 1, "{errors:#?}");
    errors[0].to_string()
}

/// What a line of a `then` block says.
fn facts(line: &str) -> Vec<Fact> {
    let scenario = one(&with(&format!("then\n   {line}")));
    let checks = scenario.script.into_iter().map(|step| match step {
        Step::Check(check) => check.facts,
        Step::Choice(choice) => panic!("{choice:?}"),
    });
    checks.flatten().collect()
}

#[test]
fn the_ruling_of_the_design_is_read() {
    let ruling = one(RULING);
    assert_eq!(ruling.heading.title, "The blocker takes the attack");
    assert_eq!(ruling.heading.line, 2);
    assert_eq!(ruling.heading.shows, ["11-4-1", "12-1-7-1", "14-2-2"]);
    assert_eq!(
        (ruling.heading.example, ruling.heading.manual),
        (vec!["11-1-4".to_owned()], vec!["M-3".to_owned()])
    );
    assert_eq!(
        (ruling.setup.turn_player, ruling.setup.phase, ruling.setup.memory),
        (Seat::A, Phase::Main, 3)
    );
    let greymon = &ruling.setup.seats[Seat::A].battle[0];
    assert_eq!(greymon.alias.as_deref(), Some("G"));
    let stack: Vec<_> = greymon.stack.iter().map(|placed| placed.card.number.as_str()).collect();
    assert_eq!(stack, ["ST1-07", "ST1-03", "ST1-01"]);
    assert_eq!(greymon.stack[1].card.name.as_deref(), Some("Agumon"));
    assert_eq!(ruling.setup.seats[Seat::B].security.len(), 5);
    assert_eq!(ruling.script.len(), 7);
    let Step::Check(fight) = &ruling.script[4] else { panic!() };
    assert_eq!(fight.by, ["14-2-1-3", "14-2-2"]);
    assert_eq!(fight.facts.len(), 2);
    let Step::Check(last) = &ruling.script[6] else { panic!() };
    assert_eq!(last.facts.len(), 2);
}

#[test]
fn a_file_may_hold_several_scenarios() {
    let both = parse(&format!("{}\n{}", with("A passes"), with("A hatches")), "two.scn").unwrap();
    assert_eq!(both.len(), 2);
}

#[test]
fn headings_can_be_read_alone() {
    let two = format!("{RULING}\nscenario  Another\nshows 1-1\nA does what nobody understands\n");
    let headings = scan(&two, "two.scn").unwrap();
    assert_eq!(headings.len(), 2);
    assert_eq!((headings[0].line, headings[0].shows.len(), headings[0].example.len()), (2, 3, 1));
    assert_eq!((headings[1].title.as_str(), headings[1].line), ("Another", 23));
    assert!(scan("scenario X\nshows 1,1\n", "x.scn").is_err());
}
