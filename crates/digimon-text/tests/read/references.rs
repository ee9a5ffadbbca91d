//! Every way to speak of something, in every position: it is read, and means the same everywhere.

use crate::try_read;

/// What was said before, the words, and what they mean.
struct Reference {
    before: &'static str,
    words: &'static str,
    /// As the owner of something, where that is not `'s`.
    means: &'static str,
}

const fn reference(before: &'static str, words: &'static str, means: &'static str) -> Reference {
    Reference { before, words, means }
}

const CHOSEN: &str = "[On Play] Suspend 1 of your Digimon. ";
const SEVERAL: &str = "[On Play] Suspend up to 2 of your Digimon. ";
const PLAYED: &str = "[On Play] Play 1 [Foo] from your hand. ";
const TRIGGERED: &str = "[All Turns] When one of your Digimon is played, ";
const NOTHING: &str = "[On Play] ";
const OF_YOURS: &str = "from:(whose:Yours,from:[Battle],of:[Digimon])";

const REFERENCES: [Reference; 23] = [
    reference(NOTHING, "this Digimon", "This"),
    reference(NOTHING, "this red Digimon", "Is(This,[Color(Red)])"),
    reference(NOTHING, "this [Bar] trait Digimon", "Is(This,[Trait(\"Bar\")])"),
    reference(
        NOTHING,
        "this [Bar] or [Baz] trait Digimon",
        "Is(This,[AnyOf([Trait(\"Bar\"),Trait(\"Baz\")])])",
    ),
    reference(NOTHING, "this suspended Digimon", "Is(This,[Suspended])"),
    reference(NOTHING, "this Digimon with the [Bar] trait", "Is(This,[Trait(\"Bar\")])"),
    reference(NOTHING, "this red Digimon with the [Bar] trait", "Trait(\"Bar\")"),
    reference(CHOSEN, "it", "Chosen((0))"),
    reference(CHOSEN, "that Digimon", "Chosen((0))"),
    reference(CHOSEN, "the chosen Digimon", "Chosen((0))"),
    reference(CHOSEN, "the suspended Digimon", "Done(Suspended)"),
    reference(SEVERAL, "those Digimon", "Chosen((0))"),
    reference(SEVERAL, "them", "Chosen((0))"),
    reference(PLAYED, "the played Digimon", "Done(Played)"),
    reference(PLAYED, "the Digimon played by this effect", "Done(Played)"),
    reference(PLAYED, "the Digimon this effect played", "Done(Played)"),
    reference(TRIGGERED, "that Digimon", "Triggering"),
    reference(TRIGGERED, "the played Digimon", "Triggering"),
    reference(NOTHING, "the attacking Digimon", "Attacker"),
    reference(NOTHING, "1 of your Digimon", OF_YOURS),
    reference(NOTHING, "1 of your other Digimon", "of:[Digimon,Other]"),
    reference(NOTHING, "another of your Digimon", "of:[Digimon,Other]"),
    reference(NOTHING, "all of your Digimon", "All((whose:Yours,from:[Battle],of:[Digimon]))"),
];

/// `X` is the reference, `X's` what belongs to it, `GETS` the verb in its number.
const FRAMES: [&str; 16] = [
    "delete X.",
    "unsuspend X.",
    "X GETS +1000 DP for the turn.",
    "X GAINS <Blocker> for the turn.",
    "X can't be deleted until your opponent's turn ends.",
    "return X to the hand.",
    "give X <Blocker> for the turn.",
    "X may attack.",
    "X may digivolve into [Qux] in the hand.",
    "place 1 card from your hand under X.",
    "trash the top digivolution card of X.",
    "trash X's top digivolution card.",
    "<De-Digivolve 1> X.",
    "by deleting X, gain 1 memory.",
    "your opponent's effects can't delete X until their turn ends.",
    "if X HAS the [Quux] trait, gain 1 memory.",
];

fn sentence(reference: &Reference, frame: &str) -> String {
    let plural = ["those Digimon", "them", "all of your Digimon"].contains(&reference.words);
    let subject = match (reference.words, frame.starts_with('X') || frame.contains("if X")) {
        ("them", true) => "they",
        (words, _) => words,
    };
    let owner = match reference.words {
        "it" => "its".to_owned(),
        "them" => "their".to_owned(),
        words => format!("{words}'s"),
    };
    let verbs = if plural { ["get", "gain", "have"] } else { ["gets", "gains", "has"] };
    let said = frame.replace("X's", &owner).replace('X', subject);
    let said = said.replace("GETS", verbs[0]).replace("GAINS", verbs[1]).replace("HAS", verbs[2]);
    format!("{}{said}", reference.before)
}

/// So many are read and mean what they should; the number only rises.
const READ: usize = 359;

#[test]
fn every_reference_in_every_position() {
    let (mut right, mut all) = (0, 0);
    for reference in &REFERENCES {
        for frame in FRAMES {
            // "Another of your Digimon's …" and "1 of …, if it has": nothing that anybody says.
            let chosen = reference.words.starts_with('1') || reference.words.starts_with("another");
            if (chosen || reference.words.starts_with("all")) && frame.starts_with("if X") {
                continue;
            }
            all += 1;
            let text = sentence(reference, frame);
            match try_read(&text) {
                None => println!("not read: {text}"),
                Some(read) if read.contains(reference.means) => right += 1,
                Some(read) => println!("otherwise: {text}\n  {read}"),
            }
        }
    }
    println!("{right} of {all} right");
    assert!(right >= READ, "{right} of {READ}");
}
