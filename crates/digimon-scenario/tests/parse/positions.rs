//! The position, and the cards that a scenario brings along.

use super::one;
use digimon::card::{Category, Color, Cost, Dp};
use digimon::effects::language::{Face, Filter, Keyword, Stat, Word};
use digimon::state::Phase;
use digimon_scenario::model::*;
use table::Seat;

#[test]
fn units_have_states_links_and_named_cards() {
    let text = "scenario T\nB  memory 2, draw phase, turn player, turn 4\n   \
        battle ST1-07 over 2 x ST1-03 face down, \"Koro (X)\" ST1-01 as K suspended, played this turn, \
        linked BT22-009 as L, BT22-010 = G\n   breeding ST1-03 = X\n   security ST1-13 face up, 2 x filler\n   \
        deck none\n   eggs ST1-01\nB passes\n";
    let side = one(text);
    let setup = &side.setup.seats[Seat::B];
    let unit = &setup.battle[0];
    assert_eq!((unit.suspended, unit.fresh, unit.stack.len(), unit.links.len()), (true, true, 4, 2));
    assert_eq!(unit.stack[2].face, Some(Face::Down));
    assert_eq!(unit.stack[3].alias.as_deref(), Some("K"));
    assert_eq!(unit.stack[3].card.name.as_deref(), Some("Koro (X)"));
    assert_eq!(unit.links[0].alias.as_deref(), Some("L"));
    assert_eq!(setup.security[0].face, Some(Face::Up));
    assert_eq!(setup.security[2].card.number, FILLER);
    assert_eq!(setup.deck.as_ref().map(Vec::len), Some(0));
    assert_eq!((side.setup.phase, side.setup.memory, side.setup.turn), (Phase::Draw, 2, 4));
}

#[test]
fn memory_may_be_said_from_the_other_side() {
    let setup = one("scenario T\nA turn player\nB memory 2\nA passes\n").setup;
    assert_eq!(setup.memory, -2);
}

#[test]
fn a_scenario_may_start_before_the_game() {
    let text = "scenario T\nseed 3\nA before the game\n   deck 2 x ST1-03\n   eggs ST1-01\nB\nA redraws\n";
    let setup = one(text).setup;
    assert_eq!((setup.phase, setup.turn, setup.seed), (Phase::Setup, 0, 3));
    assert_eq!(setup.seats[Seat::A].deck.as_ref().map(Vec::len), Some(2));
    assert!(setup.seats[Seat::B].deck.is_none());
}

#[test]
fn deck_lists_are_read() {
    let text = "scenario T\ndeck list D\n   deck 4 x ST1-02, ST1-03\n   deck ST1-04\n   eggs 2 x ST1-01\n\
        deck list E\nthen\n   D is not legal, by 1-4-1-2-1 and 1-4-1-2-2; E is legal\n";
    let scenario = one(text);
    let sizes =
        scenario.setup.decks.iter().map(|list| (list.name.as_str(), list.deck.len(), list.eggs.len()));
    assert_eq!(sizes.collect::<Vec<_>>(), [("D", 6, 2), ("E", 0, 0)]);
    let Step::Check(first) = &scenario.script[0] else { panic!() };
    let by = ["1-4-1-2-1", "1-4-1-2-2"].map(str::to_owned).to_vec();
    assert_eq!(first.facts, [Fact::Own(DigimonFact::Deck { name: "D".to_owned(), legal: false, by })]);
    assert_eq!(scenario.script.len(), 2);
}

const CARDS: &str = r#"
scenario T
card T-01 "Testmon" Digimon Red/Blue level 4 dp 5000 cost 4 traits [Dragon, Vaccine] [Free] overflow 3
   digivolve from Red level 3 cost 2
   digivolve from trait [Dragon] level 4 or lower cost 1
   dna Red level 4 + Blue level 4 cost 0
   digixros -2 [Agumon] + 2 x name contains [Greymon] different
   assembly -6 4 x [Alpha] or [Beta]
   burst from [ShineGreymon] with tamer [Marcus Damon] cost 0
   app fusion [P] + [Q] + [R] cost 0
   link to trait [Appmon] cost 1 dp 2000
   link keyword Piercing
   keyword SecurityAttack(1)
   inherited keyword Piercing
   effect (when: [OnPlay], does: Run([
            Draw(Yours, N(1)),          # a comment
   ]))
   inherited
      (when: [Always], turn: Yours, does: Hold([(is: [Dp(N(1000))])]))
   security (when: [Security], does: Run([Memory(Yours, N(2))]))
   rule name [Agumon]
   rule copies 50
   mentions [Save], [Blocker]
   ron mentions: ["Save"]
card T-02 Option Yellow cost 2 token
A turn player
   hand T-01 = H
A passes
"#;

#[test]
fn cards_can_be_brought_along() {
    let cards = one(CARDS).setup.cards;
    let card = &cards[0];
    assert_eq!((card.category, card.dp, card.cost), (Category::Digimon, Some(Dp(5000)), Some(Cost(4))));
    assert_eq!(card.traits, ["Dragon", "Vaccine", "Free"].map(Word::new));
    assert!(card.colors.has(Color::Blue) && card.colors.has(Color::Red));
    assert_eq!((card.effects.effects.len(), card.inherited.effects.len(), card.security.len()), (1, 1, 1));
    assert_eq!(card.effects.keywords, [Keyword::SecurityAttack(1)]);
    assert_eq!((card.rules.copies, card.overflow), (Some(50), Some(3)));
    assert_eq!(card.mentions, [Word::new("Save")]);
    assert!(cards[1].token && cards[1].name.as_str() == "T-02");
}

#[test]
fn requirements_are_plain_lines() {
    let card = one(CARDS).setup.cards.remove(0);
    assert_eq!(card.digivolution.len(), 2);
    assert_eq!(card.digivolution[0].from[0], Filter::Color(Color::Red));
    assert_eq!(card.dna[0].from.len(), 2);
    let xros = card.digixros.as_ref().unwrap();
    assert_eq!(
        (xros.each, xros.materials[1].n, xros.materials[1].different),
        (Cost(2), 2, Some(Stat::Number))
    );
    let alternatives = vec![Filter::Name(Word::new("Alpha")), Filter::Name(Word::new("Beta"))];
    assert_eq!(card.assembly.as_ref().unwrap().materials[0].of, [Filter::AnyOf(alternatives)]);
    assert_eq!(card.burst[0].tamer, [Filter::Name(Word::new("Marcus Damon"))]);
    assert_eq!(card.app_fusion[0].of.len(), 3);
    let link = card.link.as_ref().unwrap();
    assert_eq!((link.dp, &link.texts.keywords[..]), (2000, &[Keyword::Piercing][..]));
}
