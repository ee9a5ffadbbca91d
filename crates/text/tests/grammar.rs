//! The grammar's core, by a small language of moves with stones: all readings are kept, what is ambiguous is said to
//! be, and reading stays within its bounds.

use text::grammar::{At, NotRead, Parser, Parses, Read, lex};
use text::{Bound, Bounds, Budget, Cancel};

type P<'t> = Parser<'t, Heap>;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Heap(u8);

#[derive(Clone, PartialEq, Debug)]
enum Move {
    Take(u32, Option<Heap>),
    Both(Box<Move>, Box<Move>),
}

fn number(parser: &P<'_>, at: At) -> Parses<u32> {
    parser.number(at).or(parser.row(at, "a number", &[("a", 1), ("one", 1), ("two", 2)]))
}

fn from_heap(parser: &P<'_>, at: At) -> Parses<Heap> {
    parser
        .from(at)
        .words("from")
        .then(|parser, at| parser.entry(at, "a heap", |heap| Some(*heap)))
        .map(|(heap,)| heap)
}

fn take(parser: &P<'_>, at: At) -> Parses<Move> {
    parser
        .from(at)
        .words("take|remove")
        .then(number)
        .words("stone|stones")
        .optional(from_heap)
        .map(|(number, heap)| Move::Take(number, heap))
}

fn moves(parser: &P<'_>, at: At) -> Parses<Move> {
    parser.once(at, || {
        let both = parser.from(at).then(take).maybe(",").words("and|then").then(moves);
        take(parser, at).or(both.map(|(first, rest)| Move::Both(Box::new(first), Box::new(rest))))
    })
}

fn read(text: &str, bounds: Bounds) -> Result<Read<Move>, NotRead<Move>> {
    let heaps = [("the Left, heap", Heap(1)), ("the right heap", Heap(2))];
    let tokens = lex(text, |rest| {
        heaps.iter().find(|(name, _)| rest.starts_with(name)).map(|(name, heap)| (name.len(), *heap))
    });
    let budget = Budget::new(bounds, &Cancel::never());
    Parser::new(&tokens, &budget).whole(moves)
}

#[test]
fn a_text_is_read_whole_with_names_of_the_lexicon() {
    let read = read("Take two stones from the Left, heap, then remove 1 stone", Bounds::CARD).unwrap();
    let (first, second) = (Move::Take(2, Some(Heap(1))), Move::Take(1, None));
    assert_eq!(read.value, Move::Both(Box::new(first), Box::new(second)));
}

#[test]
fn what_stopped_it_is_the_furthest_word() {
    let text = "take 2 stones from the middle";
    let Err(NotRead::Stopped { span, expected }) = read(text, Bounds::CARD) else { panic!("it was read") };
    assert_eq!((&text[span], expected), ("the", vec!["a heap"]));
    let Err(NotRead::Stopped { span, .. }) = read("take 2", Bounds::CARD) else { panic!("it was read") };
    assert_eq!(span, 6..6);
}

#[test]
fn places_of_the_grammar_are_told_apart_by_word_and_row() {
    let used = |text| read(text, Bounds::CARD).unwrap().used;
    assert_eq!(used("take a stone"), used("Take a stone"));
    for other in ["remove a stone", "take one stone", "take a stones", "take 1 stone"] {
        assert_ne!(used("take a stone"), used(other), "{other}");
    }
}

/// "a stone and a stone and a stone" may be grouped in two ways if both sides are lists.
#[test]
fn two_meanings_are_told() {
    fn grouped(parser: &P<'_>, at: At) -> Parses<u32> {
        parser.once(at, || {
            let one = parser.from(at).words("stone").value(1);
            let listed = parser.from(at).then(number).words("of").then(grouped).map(|(n, of)| n * of);
            let plus =
                parser.from(at).then(number).words("of stone and").then(grouped).map(|(n, more)| n + more);
            let all = parser
                .from(at)
                .then(number)
                .words("of stone and")
                .then(grouped)
                .map(|(n, more)| n * (1 + more));
            one.or(listed).or(plus).or(all)
        })
    }
    let tokens = lex("2 of stone and 3 of stone", |_| None);
    let budget = Budget::new(Bounds::CARD, &Cancel::never());
    let read = Parser::new(&tokens, &budget).whole(grouped);
    assert_eq!(read, Err(NotRead::Ambiguous(vec![5, 8])));
}

#[test]
fn the_same_meaning_twice_is_no_ambiguity() {
    fn twice(parser: &P<'_>, at: At) -> Parses<Move> {
        take(parser, at).or(take(parser, at))
    }
    let tokens = lex("take 1 stone", |_| None);
    let budget = Budget::new(Bounds::CARD, &Cancel::never());
    assert_eq!(Parser::new(&tokens, &budget).whole(twice).unwrap().value, Move::Take(1, None));
}

#[test]
fn repeated_openings_take_steps_in_proportion() {
    let steps = |times: usize| {
        let text = format!("{}take 1 stone", "take 1 stone and ".repeat(times));
        let tokens = lex(&text, |_| None);
        let budget = Budget::new(Bounds::CARD, &Cancel::never());
        assert!(Parser::new(&tokens, &budget).whole(moves).is_ok());
        budget.steps()
    };
    assert!(steps(40) <= 5 * steps(10), "{} after {}", steps(40), steps(10));
}

#[test]
fn a_text_beyond_its_bounds_is_not_read() {
    let text = format!("{}take 1 stone", "take 1 stone and ".repeat(200));
    let bounds = Bounds { depth: 50, ..Bounds::CARD };
    assert_eq!(read(&text, bounds), Err(NotRead::Bound(Bound::Depth)));
}
