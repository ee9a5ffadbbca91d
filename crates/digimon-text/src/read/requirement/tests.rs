//! Requirement lines of cards that do not exist.

use super::*;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Noun, Stat, Word};

fn level(n: i32) -> Filter {
    Filter::Stat(Stat::Level, Cmp::Exactly, Amount::N(n))
}

fn name(text: &str) -> Filter {
    Filter::Name(Word::new(text))
}

fn has_trait(text: &str) -> Filter {
    Filter::Trait(Word::new(text))
}

fn from(line: &str) -> Vec<Filter> {
    read_digivolution(&format!("[Digivolve] {line}: Cost 2")).unwrap_or_else(|stop| panic!("{stop:?}")).from
}

#[test]
fn names_levels_and_traits() {
    assert_eq!(from("[Rockmon]"), [name("Rockmon")]);
    assert_eq!(from("Lv.4 w/[Rock] trait"), [level(4), has_trait("Rock")]);
    assert_eq!(
        from("Lv. 4 w/[Rock]/[Hill] trait"),
        [level(4), Filter::AnyOf(vec![has_trait("Rock"), has_trait("Hill")])]
    );
    assert_eq!(
        from("Lv.4 w/[Rock] in name w/o [Hill] trait"),
        [level(4), Filter::NameContains(Word::new("Rock")), Filter::Not(Box::new(has_trait("Hill")))]
    );
}

#[test]
fn or_binds_as_it_is_written() {
    let either = Filter::AnyOf(vec![Filter::NameContains(Word::new("Rock")), has_trait("Hill")]);
    assert_eq!(from("Lv.4 w/[Rock] in name or w/[Hill] trait"), [level(4), either]);
    let hill = Filter::AllOf(vec![level(5), has_trait("Hill")]);
    assert_eq!(
        from("[Rockmon] or Lv.5 w/[Hill] trait"),
        [Filter::AnyOf(vec![name("Rockmon"), hill.clone()])]
    );
    assert_eq!(from("[Rockmon]/Lv.5 w/[Hill] trait"), [Filter::AnyOf(vec![name("Rockmon"), hill.clone()])]);
    assert_eq!(from("Lv.5 w/[Hill] trait/[Rockmon]"), [Filter::AnyOf(vec![hill, name("Rockmon")])]);
    let traits = Filter::AnyOf(vec![has_trait("Hill"), has_trait("Dale")]);
    assert_eq!(from("Lv.5 w/[Hill] trait/[Dale] trait"), [level(5), traits]);
}

#[test]
fn colors_costs_and_cards_under() {
    assert_eq!(from("Red Lv.4"), [Filter::Color(digimon::card::Color::Red), level(4)]);
    let colors = |n| Filter::Stat(Stat::Colors, Cmp::Exactly, Amount::N(n));
    assert_eq!(from("3 color [Rockmon]"), [colors(3), name("Rockmon")]);
    assert_eq!(
        from("Lv.4 2-color w/Green"),
        [Filter::Color(digimon::card::Color::Green), level(4), colors(2)]
    );
    let with = Filter::With(Box::new(Noun {
        from: vec![Area::Battle],
        of: vec![name("Hillmon")],
        ..Noun::default()
    }));
    assert_eq!(from("[Rockmon] w/[Hillmon] under"), [name("Rockmon"), with.clone()]);
    let five = Noun { from: vec![Area::Battle], of: vec![has_trait("Hill")], ..Noun::default() };
    let five = Filter::WithAtLeast(5, Box::new(five));
    assert_eq!(from("[Rockmon] w/5 [Hill] trait cards under"), [name("Rockmon"), five]);
    assert_eq!(from("[Rockmon] w/[Hillmon] digivolution card"), [name("Rockmon"), with]);
    assert_eq!(
        from("Play cost 9 or higher Lv.6")[1],
        Filter::Stat(Stat::PlayCost, Cmp::AtLeast, Amount::N(9))
    );
}

#[test]
fn a_condition_may_stand_in_front() {
    let read = |line: &str| read_digivolution(line).unwrap_or_else(|stop| panic!("{stop:?}"));
    let way = read("[Digivolve] While you have [Hill Keeper], [Rockmon]: Cost 5");
    assert!(matches!(way.condition, Some(Condition::Any(_))));
    assert_eq!(way.from, [name("Rockmon")]);
    let way = read("[Digivolve] While you have 3 or fewer security cards, Lv.3: Cost 5");
    assert!(matches!(way.condition, Some(Condition::Compare(_, Cmp::AtMost, Amount::N(3)))), "{way:?}");
}

#[test]
fn two_three_and_many() {
    assert_eq!(
        read_dna("[DNA Digivolve] Red/Blue Lv.4 + [Hillmon] : Cost 0").map(|way| way.from.len()),
        Ok(2)
    );
    assert_eq!(read_app_fusion("[App Fusion] [A] & [B] & [C]: Cost 0").map(|way| way.of.len()), Ok(3));
    let way = read_digixros(
        "DigiXros Requirements [DigiXros -2] [A] or [B] x 3 Digimon cards w/[Hill] trait & different card numbers",
    );
    let way = way.unwrap_or_else(|stop| panic!("{stop:?}"));
    assert_eq!((way.each, way.materials.len(), way.materials[1].n), (Cost(2), 2, 3));
    assert_eq!(way.materials[1].different, Some(Stat::Number));
    let way = read_assembly("[Assembly -6] Lv.5 x Lv.4, all w/[Hill] in text or w/[Rock] trait");
    assert_eq!(way.map(|way| way.materials[0].of.len()), Ok(2));
    let way = read_burst("[Burst Digivolve] [Rockmon]: By returning 1 [Hill Keeper] to hand, cost 0");
    assert_eq!(way.map(|way| way.tamer), Ok(vec![name("Hill Keeper")]));
    assert_eq!(read_link("[Link] [Hill] trait: Cost 2"), Ok((vec![has_trait("Hill")], Cost(2))));
}

#[test]
fn rules_stand_alone_or_before_effects() {
    let names = |rules: Rules| rules.names.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        read_rule("[Rule] Name: Also treated as [A]/[B].").map(names),
        Ok(vec!["A".into(), "B".into()])
    );
    assert_eq!(read_rule("(Rule) Trait: Has [A] and [B].").map(|rules| rules.traits.len()), Ok(2));
    assert_eq!(
        read_rule("<Rule> Up to 50 copies of this card can be in a deck.").map(|rules| rules.copies),
        Ok(Some(50))
    );
    let budget = text::Budget::new(text::Bounds::CARD, &text::Cancel::never());
    let (rules, rest) = leading_rules(
        "This card/Digimon is also treated as if its name is [A].[On Play] Gain 1 memory.",
        &budget,
    );
    assert_eq!((names(rules), rest), (vec!["A".to_owned()], 56));
    assert_eq!(leading_rules("[On Play] Gain 1 memory.", &budget).1, 0);
}

#[test]
fn what_is_not_understood_stops_at_its_words() {
    let stop = read_digivolution("[Digivolve] Lv.4 w/[Rock] of old: Cost 2").expect_err("nobody knows that");
    assert_eq!(&stop.text[stop.span], "of");
}
