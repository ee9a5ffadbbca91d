//! What happens or would happen: "any of your Digimon are deleted in battle".

use crate::write::grammar::finite;
use crate::write::how::by;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, NounPhrase, Said};
use crate::write::writer::Writer;
use digimon::effects::language::{Area, Filter, Happening, Noun, Pattern, Whose};

/// How a happening is told.
enum Told {
    /// The subject does or suffers it, and what stands before the second party: "attack", "".
    Of(&'static str, &'static str),
    /// As before, and the subject is this sort of card rather than something in play.
    OfCard(&'static str, &'static str, &'static str),
    /// The subject is a card that leaves or comes to a place: "be added to", "hand".
    At(&'static str, &'static str),
    /// It happens to the stack, the memory or the turn of the player: "your turn", "start".
    OfPlayer(&'static str),
    /// A sentence in which the subject comes late: "an attack of", "end".
    Late(&'static str, &'static str),
    /// The second party is told first: "any cards", "be placed under", "this Digimon".
    Reversed(&'static str),
    /// Cards that something has with it are trashed: "link cards".
    Stacked(&'static str),
}

fn told(what: Happening) -> Told {
    match what {
        Happening::Played => Told::Of("be played", ""),
        Happening::Digivolved => Told::Of("digivolve", "into"),
        Happening::DnaDigivolved => Told::Of("DNA digivolve", "into"),
        Happening::Deleted => Told::Of("be deleted", "by"),
        Happening::Leaves => Told::Of("leave the battle area", ""),
        Happening::ReturnedToHand => Told::Of("be returned to the hand", ""),
        Happening::ReturnedToDeck => Told::Of("be returned to the deck", ""),
        Happening::TrashedFromBattleArea => Told::OfCard("card", "be trashed from the battle area", ""),
        Happening::Attacks => Told::Of("attack", ""),
        Happening::AttacksPlayer => Told::Of("attack a player", ""),
        Happening::Blocks => Told::Of("block", ""),
        Happening::Blocked => Told::Of("be blocked", "by"),
        Happening::TargetSwitched => Told::Late("the attack target of", "be switched"),
        Happening::EndOfAttack => Told::Late("an attack of", "end"),
        Happening::BattleEnds => Told::Late("a battle of", "end"),
        Happening::CounterTiming => Told::Late("the counter timing of an attack of", "come"),
        Happening::Suspended => Told::Of("become suspended", ""),
        Happening::Unsuspended => Told::Of("become unsuspended", ""),
        Happening::DeletesInBattle | Happening::DeletesInBattleAndSurvives => Told::Of("delete", ""),
        Happening::ChecksSecurity => Told::Of("check a security card", ""),
        Happening::OptionUsed => Told::OfCard("card", "be used", ""),
        Happening::TrashedFromHand => Told::At("be trashed from", "hand"),
        Happening::TrashedFromDeck => Told::At("be trashed from", "deck"),
        Happening::TrashedFromSecurity => Told::At("be trashed from", "security stack"),
        Happening::DigivolutionCardsTrashed => Told::Stacked("digivolution cards"),
        Happening::LinkCardsTrashed => Told::Stacked("link cards"),
        Happening::DigivolutionCardsPlaced => Told::Reversed("be placed under"),
        Happening::Linked => Told::Of("get linked", "with"),
        Happening::AddedToHand => Told::At("be added to", "hand"),
        Happening::AddedToDeck => Told::At("be added to", "deck"),
        Happening::Drawn => Told::OfPlayer("draw cards"),
        Happening::SecurityAdded => Told::At("be added to", "security stack"),
        Happening::SecurityRemoved => Told::At("be removed from", "security stack"),
        Happening::SecurityChecked => Told::At("be checked from", "security stack"),
        Happening::PlacedInBattleArea => Told::OfCard("card", "be placed in the battle area", ""),
        Happening::Hatched => Told::Of("be hatched", ""),
        Happening::Moved => Told::Of("move to the battle area", ""),
        Happening::DeDigivolved => Told::Of("be de-digivolved", ""),
        Happening::TopCardTrashed => Told::Late("the top stacked card of", "be trashed"),
        Happening::TopCardPlaced => {
            Told::Late("the top stacked card of", "be placed in its digivolution cards")
        }
        Happening::MemoryGained => Told::OfPlayer("gain memory"),
        Happening::TurnStarts => Told::OfPlayer("start a turn"),
        Happening::TurnEnds => Told::OfPlayer("end a turn"),
        Happening::MainPhaseStarts => Told::OfPlayer("start a main phase"),
    }
}

/// What the cost is called that is about to be paid for it.
pub fn cost_name(what: Option<Happening>) -> &'static str {
    match what {
        Some(Happening::Played) => "play cost",
        Some(Happening::Digivolved | Happening::DnaDigivolved) => "digivolution cost",
        Some(Happening::OptionUsed) => "use cost",
        Some(Happening::Linked) => "link cost",
        _ => "cost",
    }
}

/// What is prevented: "be deleted".
pub fn phrase(what: Happening) -> &'static str {
    match told(what) {
        Told::Of(phrase, _)
        | Told::OfCard(_, phrase, _)
        | Told::OfPlayer(phrase)
        | Told::Late(_, phrase)
        | Told::Reversed(phrase)
        | Told::At(phrase, _) => phrase,
        Told::Stacked(_) => "be trashed",
    }
}

impl Writer {
    /// "any of your Digimon are played".
    pub(crate) fn happened(&mut self, pattern: &Pattern) -> String {
        self.tell(pattern, finite)
    }

    /// "any of your Digimon would be played".
    pub(crate) fn would_happen(&mut self, pattern: &Pattern) -> String {
        // Where several things are waited for, what is prevented is that it leaves.
        self.would = match self.would {
            Some(before) if before != pattern.what => Some(Happening::Leaves),
            _ => Some(pattern.what),
        };
        self.tell(pattern, |phrase, _| format!("would {phrase}"))
    }

    /// "you", where nothing is said of the Digimon that digivolves.
    fn digivolving_player(&mut self, pattern: &Pattern) -> Option<Said> {
        let digivolves = matches!(pattern.what, Happening::Digivolved | Happening::DnaDigivolved);
        let subject = &pattern.subject;
        let unsaid = subject.from.is_empty() && subject.of.is_empty() && subject.whose != Whose::Any;
        (digivolves && unsaid).then(|| self.player_named(subject.whose))
    }

    /// Where this card would be played from.
    fn coming_from(&mut self, pattern: &Pattern) -> String {
        let Pattern { what: Happening::Played | Happening::OptionUsed, subject, .. } = pattern else {
            return String::new();
        };
        let said =
            subject.of.contains(&Filter::This) && !matches!(subject.from.as_slice(), [] | [Area::Battle]);
        let from = said.then(|| self.in_areas(Whose::Yours, &subject.from, Place::From)).flatten();
        from.map(|from| format!(" {from}")).unwrap_or_default()
    }

    fn tell(&mut self, pattern: &Pattern, form: impl Fn(&str, bool) -> String) -> String {
        let how = by(&pattern.how).map(|by| format!(" {by}")).unwrap_or_default();
        let in_battle = match pattern.what {
            Happening::DeletesInBattle => " in battle",
            Happening::DeletesInBattleAndSurvives => " in battle without being deleted",
            _ => "",
        };
        let hatched = Noun { from: vec![Area::Breeding], of: Vec::new(), ..pattern.subject.clone() };
        let text = match told(pattern.what) {
            _ if pattern.what == Happening::Hatched && pattern.subject == hatched => {
                let player = self.player_named(pattern.subject.whose);
                format!("{} {} in the breeding area", player.text, form("hatch", player.is_plural()))
            }
            Told::Of(phrase, link) => {
                let subject = self.digivolving_player(pattern);
                let subject = subject.unwrap_or_else(|| self.subject(&pattern.subject, None));
                let phrase = match (pattern.what, &pattern.other) {
                    (Happening::ChecksSecurity, Some(_)) => "check",
                    _ => phrase,
                };
                let other = self.second_party(pattern, link);
                let from = self.coming_from(pattern);
                format!("{} {}{other}{from}", subject.text, form(phrase, subject.is_plural()))
            }
            Told::Stacked(cards) if pattern.subject == Noun::default() => {
                let of = pattern.other.as_ref().map(|holder| {
                    let holder = self.subject_as(holder, None);
                    self.other = Some(holder.referent.clone());
                    format!(" of {}", holder.text)
                });
                self.triggering = Some(Said::new("", Head::new("card"), true).referent);
                format!("any {cards}{} {}", of.unwrap_or_default(), form("be trashed", true))
            }
            Told::Stacked(cards) => {
                let subject = self.subject(&pattern.subject, Some("card"));
                let from = match &pattern.other {
                    Some(holder) => {
                        let holder = self.subject_as(holder, None);
                        self.other = Some(holder.referent.clone());
                        format!("the {cards} of {}", holder.text)
                    }
                    None => cards.to_owned(),
                };
                format!("{} {} from {from}", subject.text, form("be trashed", subject.is_plural()))
            }
            Told::OfCard(sort, phrase, link) => {
                let subject = self.subject(&pattern.subject, Some(sort));
                let other = self.second_party(pattern, link);
                let from = self.coming_from(pattern);
                format!("{} {}{other}{from}", subject.text, form(phrase, subject.is_plural()))
            }
            Told::At(phrase, place) => {
                let noun = Noun { whose: Whose::Any, ..pattern.subject.clone() };
                let subject = self.subject(&noun, Some("card"));
                if let Some(holder) = &pattern.other {
                    let holder = self.subject_as(holder, None);
                    self.other = Some(holder.referent.clone());
                    let to = form("be returned to the", subject.is_plural());
                    let from = format!("from the digivolution cards of {}", holder.text);
                    return format!("{} {to} {place} {from}{how}", subject.text);
                }
                let owner = self.owner_of_place(pattern.subject.whose);
                let owner = if noun.of.contains(&Filter::This) { "the" } else { owner.as_str() };
                format!("{} {} {owner} {place}", subject.text, form(phrase, subject.is_plural()))
            }
            Told::OfPlayer(phrase) => {
                let player = self.player_named(pattern.subject.whose);
                format!("{} {}", player.text, form(phrase, player.is_plural()))
            }
            Told::Late(before, phrase) if is_anything(&pattern.subject) => {
                format!("{} {}", before.trim_end_matches(" of"), form(phrase, false))
            }
            Told::Late(before, phrase) => {
                let subject = self.subject(&pattern.subject, None);
                format!("{before} {} {}", subject.text, form(phrase, false))
            }
            Told::Reversed(phrase) => {
                let subject = self.subject(&pattern.subject, None);
                let other =
                    pattern.other.clone().unwrap_or(Noun { from: vec![Area::Hand], ..Noun::default() });
                let card = self.subject_as(&other, Some("card"));
                self.other = Some(card.referent.clone());
                format!("{} {} {}", card.text, form(phrase, card.is_plural()), subject.text)
            }
        };
        text + in_battle + &how
    }

    /// Remembered as what triggered the effect.
    fn subject(&mut self, noun: &Noun, sort: Option<&str>) -> Said {
        let said = self.subject_as(noun, sort);
        if !noun.of.contains(&Filter::This) {
            self.triggering = Some(said.referent.clone());
        }
        said
    }

    /// The subject, as something in play or as a card of a sort.
    fn subject_as(&mut self, noun: &Noun, sort: Option<&str>) -> Said {
        let in_play = |area: &Area| matches!(area, Area::Battle | Area::Breeding);
        let elsewhere = noun.from.is_empty() || !noun.from.iter().all(in_play);
        let place = if sort.is_some() { Place::Unsaid } else { Place::From };
        let mut phrase = self.noun_phrase(noun, !noun.of.contains(&Filter::This), place);
        if phrase.this.is_some() && (sort.is_some() || elsewhere) {
            phrase = NounPhrase { this: Some("this card".to_owned()), place: None, ..phrase };
        }
        if let Some(sort) = sort {
            phrase.head = sorted(&phrase.head, sort);
        }
        phrase.counted(&Count::Any)
    }

    fn second_party(&mut self, pattern: &Pattern, link: &str) -> String {
        let Some(noun) = &pattern.other else { return String::new() };
        let one = link == "into" || pattern.what == Happening::ChecksSecurity;
        let count = if one { Count::A } else { Count::Any };
        let said = if noun.of.contains(&Filter::This) {
            self.subject_as(noun, None)
        } else {
            let in_play = matches!(noun.from.as_slice(), [] | [Area::Battle]);
            self.noun(noun, &count, if in_play { Place::Unsaid } else { Place::In })
        };
        let place = match noun.from.as_slice() {
            [Area::Hand | Area::Trash] if noun.of.contains(&Filter::This) => {
                self.in_areas(Whose::Yours, &noun.from, Place::In).map(|place| format!(" {place}"))
            }
            _ => None,
        };
        let said = Said { text: said.text + &place.unwrap_or_default(), referent: said.referent };
        self.other = Some(said.referent.clone());
        let link = if link.is_empty() { String::new() } else { format!("{link} ") };
        format!(" {link}{}", said.text)
    }
}

/// Nothing in particular.
fn is_anything(noun: &Noun) -> bool {
    noun.whose == Whose::Any && noun.of.is_empty()
}

/// A word for cards: "Tamer card", "digivolution card".
fn sorted(head: &Head, sort: &str) -> Head {
    match head.one.as_str() {
        "card" | "security card" => Head::new(sort),
        name if name.starts_with('[') || name.ends_with(" card") => head.clone(),
        kind => Head::new(&format!("{kind} {sort}")),
    }
}
