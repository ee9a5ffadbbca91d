//! Timings and icons in front of an effect (15-14, 15-16).

use crate::read::filter::timing_named;
use crate::read::reader::Reader;
use digimon::effects::language::{
    Area, Filter, Happening, How, Icons, Noun, Pattern, Place, TurnScope, When, Whose,
};

/// What stands in front of an effect.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Header {
    pub when: Vec<When>,
    pub turn: TurnScope,
    pub icons: Icons,
}

/// What one pair of brackets in front of an effect says.
#[derive(Clone, PartialEq, Debug)]
enum Icon {
    Timing(When),
    /// A timing that comes once in each of these turns.
    OfTurn(Happening, TurnScope),
    Turn(TurnScope),
    Place(Place),
    PerTurn(u8),
}

impl Reader<'_> {
    /// The timings and icons in brackets; what an attack must be like is said in words after them.
    pub(in crate::read) fn header(&mut self) -> Option<Header> {
        let mut icons = Vec::new();
        while let Some(icon) = self.attempt(|reader| {
            let icon = icon_named(reader.bracket()?)?;
            (!reader.speaks_of_effects(&icon)).then_some(icon)
        }) {
            icons.push(icon);
        }
        let mut header = put_together(&icons)?;
        if header.when == [When::WhenAttacking]
            && let Some(attack) = self.attempt(Reader::attack_like_this)
        {
            header.when = vec![When::When(attack)];
        }
        Some(header)
    }

    /// "[Security] effects on …" speaks of such effects, and does not begin one.
    fn speaks_of_effects(&self, icon: &Icon) -> bool {
        let timing = matches!(icon, Icon::Timing(_) | Icon::Place(Place::Security));
        timing && (self.sees("effects on") || self.sees("effects of"))
    }

    /// "When you attack an opponent's Digimon," after the timing itself: it does not trigger by other
    /// attacks, and a target that is switched later changes nothing.
    fn attack_like_this(&mut self) -> Option<Pattern> {
        self.one_of(&["when you attack", "when this digimon attacks", "when attacking"])?;
        let at_player = self.one_of(&["a player", "your opponent", "an opponent", "players"]).is_some();
        let target = if at_player { None } else { Some(self.party()?.noun) };
        let can_be_attacked = |noun: &Noun| noun.whose != Whose::Yours && noun.from == [Area::Battle];
        (target.iter().all(can_be_attacked) && self.comma()).then_some(())?;
        Some(Pattern {
            what: if at_player { Happening::AttacksPlayer } else { Happening::Attacks },
            subject: Noun { of: vec![Filter::This], ..Noun::default() },
            how: How::Any,
            other: target,
        })
    }

    /// Is this a timing or icon, with which an effect begins?
    pub(in crate::read) fn begins_effect(&self, bracket: &str) -> bool {
        icon_named(bracket).is_some()
    }
}

fn icon_named(bracket: &str) -> Option<Icon> {
    use TurnScope::{All, Opponents, Yours};
    let name = bracket.to_ascii_lowercase().replace('-', " ");
    Some(match name.as_str() {
        "your turn" => Icon::Turn(Yours),
        "opponent's turn" | "your opponent's turn" => Icon::Turn(Opponents),
        "all turns" => Icon::Turn(All),
        "start of your turn" => Icon::OfTurn(Happening::TurnStarts, Yours),
        "start of opponent's turn" | "start of your opponent's turn" => {
            Icon::OfTurn(Happening::TurnStarts, Opponents)
        }
        "start of all turns" => Icon::OfTurn(Happening::TurnStarts, All),
        "end of your turn" => Icon::OfTurn(Happening::TurnEnds, Yours),
        "end of opponent's turn" | "end of your opponent's turn" => {
            Icon::OfTurn(Happening::TurnEnds, Opponents)
        }
        "end of all turns" => Icon::OfTurn(Happening::TurnEnds, All),
        "start of your main phase" => Icon::OfTurn(Happening::MainPhaseStarts, Yours),
        "start of opponent's main phase" | "start of your opponent's main phase" => {
            Icon::OfTurn(Happening::MainPhaseStarts, Opponents)
        }
        "start of all main phases" => Icon::OfTurn(Happening::MainPhaseStarts, All),
        "hand" => Icon::Place(Place::Hand),
        "trash" => Icon::Place(Place::Trash),
        "breeding" => Icon::Place(Place::Breeding),
        "battle area" => Icon::Place(Place::Battle),
        "security" => Icon::Place(Place::Security),
        "once per turn" => Icon::PerTurn(1),
        "twice per turn" => Icon::PerTurn(2),
        name => match name.strip_suffix(" times per turn") {
            Some(times) => Icon::PerTurn(times.parse().ok()?),
            None => Icon::Timing(timing_named(name)?),
        },
    })
}

/// The icons as what they say together; nothing if they contradict each other.
fn put_together(icons: &[Icon]) -> Option<Header> {
    let mut header = Header::default();
    let mut places = Vec::new();
    for icon in icons {
        match icon {
            Icon::Timing(when) => header.when.push(when.clone()),
            Icon::OfTurn(..) => {}
            Icon::Turn(turn) => header.turn = *turn,
            Icon::Place(place) => places.push(*place),
            Icon::PerTurn(times) => header.icons.per_turn = Some(*times),
        }
    }
    let alone = !icons.iter().any(|icon| matches!(icon, Icon::Timing(_) | Icon::OfTurn(..) | Icon::Turn(_)));
    header.icons.place = match places[..] {
        [] => Place::Battle,
        // 15-16-10: alone it is the timing of a card that is checked.
        [Place::Security] if alone => {
            header.when.push(When::Security);
            Place::Battle
        }
        [place] => place,
        [Place::Battle, Place::Breeding] => Place::Field,
        _ => return None,
    };
    Some(with_turns(header, icons))
}

/// The timings that belong to a turn. Where they are the only ones, the effect is one of that turn; beside
/// others the turn is only theirs.
fn with_turns(mut header: Header, icons: &[Icon]) -> Header {
    let of_turn: Vec<(Happening, TurnScope)> = icons
        .iter()
        .filter_map(|icon| match icon {
            Icon::OfTurn(what, turn) => Some((*what, *turn)),
            Icon::Timing(_) | Icon::Turn(_) | Icon::Place(_) | Icon::PerTurn(_) => None,
        })
        .collect();
    let Some(&(_, turn)) = of_turn.first() else { return header };
    let said = icons.iter().any(|icon| matches!(icon, Icon::Turn(_)));
    if header.when.is_empty() && of_turn.iter().all(|(_, other)| *other == turn) && !said {
        header.turn = turn;
        header.when = of_turn.into_iter().filter_map(|(what, _)| timing(what)).collect();
        return header;
    }
    let mut timings = header.when.into_iter();
    header.when = Vec::new();
    for icon in icons {
        match icon {
            Icon::Timing(_) => header.when.extend(timings.next()),
            Icon::OfTurn(what, TurnScope::All) => header.when.extend(timing(*what)),
            Icon::OfTurn(what, turn) => header.when.push(When::When(Pattern {
                what: *what,
                subject: Noun { whose: whose(*turn), ..Noun::default() },
                how: How::Any,
                other: None,
            })),
            Icon::Turn(_) | Icon::Place(_) | Icon::PerTurn(_) => {}
        }
    }
    header
}

fn timing(what: Happening) -> Option<When> {
    match what {
        Happening::TurnStarts => Some(When::StartOfTurn),
        Happening::TurnEnds => Some(When::EndOfTurn),
        Happening::MainPhaseStarts => Some(When::StartOfMainPhase),
        _ => None,
    }
}

fn whose(turn: TurnScope) -> Whose {
    match turn {
        TurnScope::All => Whose::Any,
        TurnScope::Yours => Whose::Yours,
        TurnScope::Opponents => Whose::Opponents,
    }
}
