//! Verbs that move cards: return, trash, place, add (Destination).

use crate::read::mention::{Head, Many};
use crate::read::reader::Reader;
use crate::read::sentence::{either, one_of_these};
use digimon::effects::language::{Amount, Area, Choose, Destination, End, Face, Step, Target, Verb, Whose};

impl Reader<'_> {
    pub(super) fn put_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("trash") || self.verb("discard") {
            return self.trash();
        }
        if self.verb("return") {
            return self.returned();
        }
        if self.verb("add") {
            return self.added();
        }
        (self.verb("place") || self.verb("put")).then_some(())?;
        self.placed()
    }

    /// "the rest", "the remaining cards": what is left of the revealed cards.
    fn the_rest(&mut self) -> bool {
        let said = self.attempt(Reader::rest_words).is_some();
        self.context.revealing &= !said;
        said
    }

    fn rest_words(&mut self) -> Option<()> {
        if self.eat("the rest") {
            let _ = self.eat("of the cards");
            return Some(());
        }
        (self.the() || self.every_or_any().is_some()).then_some(())?;
        let remaining = self.one_of(&["remaining", "other", "revealed"])? == 0;
        let _ = remaining && self.eat("revealed");
        let cards = self.cards_word();
        (remaining || cards == Some(Many::Several)).then_some(())
    }

    fn trash(&mut self) -> Option<Vec<Step>> {
        if self.the_rest() {
            return Some(vec![Step::PutRest(Destination::Trash)]);
        }
        if let Some((declare, target)) = self.attempt(Reader::up_to_from_end) {
            return Some(vec![declare, Step::Put(target, Destination::Trash)]);
        }
        if let Some(target) = self.attempt(Reader::cards_until_left) {
            return Some(vec![Step::Put(target, Destination::Trash)]);
        }
        let mut target = self.target(&Area::Hand)?;
        if let Target::Choose(choose) = &mut target
            && self.one_of(&["without looking at it", "without looking at them", "without looking"]).is_some()
        {
            choose.blind = true;
        }
        Some(vec![Step::Put(in_hand_if_nowhere(target), Destination::Trash)])
    }

    /// "cards in your hand until it has 4 left".
    fn cards_until_left(&mut self) -> Option<Target> {
        let phrase = self.phrase(None, &Area::Hand)?;
        (phrase.many == crate::read::mention::Many::Several).then_some(())?;
        let n = self.down_to(&phrase.noun)?;
        let slot = self.next_slot();
        Some(Target::Choose(Choose { n, slot, ..Choose::one(phrase.noun) }))
    }

    /// "return to the hand or play 1 blue card …": one of both, with the same card.
    fn returned_or_played(&mut self) -> Option<Vec<Step>> {
        let destination = self.destination()?;
        self.must("or")?;
        let played = self.play_step()?;
        let [Step::Play { what, .. }] = played.as_slice() else { return None };
        let returned = vec![Step::Put(what.clone(), destination)];
        Some(vec![one_of_these(vec![returned, played])])
    }

    fn returned(&mut self) -> Option<Vec<Step>> {
        if let Some(steps) = self.attempt(Reader::returned_or_played) {
            return Some(steps);
        }
        if self.the_rest() {
            let destination = self.destination()?;
            return Some(vec![Step::PutRest(destination)]);
        }
        if let Some(steps) = self.attempt(Reader::end_of_cards_returned) {
            return Some(steps);
        }
        if let Some(step) = self.attempt(Reader::random_cards_returned) {
            return Some(vec![step]);
        }
        let target = self.target(&Area::Trash)?;
        if let Some(other) = self.attempt(|reader| reader.or_another(&Area::Trash)) {
            let destination = self.destination()?;
            return Some(either(target, Some(other), |what| Step::Put(what, destination.clone())));
        }
        let all = matches!(&target, Target::All(noun) if noun.from == [Area::Battle]);
        let step = Step::Put(target, self.destination()?);
        if all && let Some(verb) = super::done_by(&step) {
            // Those which are like that now are others.
            self.mentions.add(Target::Done(verb), Head::Digimon, Many::Several);
        }
        Some(vec![step])
    }

    /// "random cards from their hand to the bottom of the deck without looking at them until they have 8 left".
    fn random_cards_returned(&mut self) -> Option<Step> {
        self.must("random")?;
        let phrase = self.phrase(None, &Area::Hand)?;
        let destination = self.destination()?;
        let _ = self.one_of(&["without looking at them", "without looking"]);
        let n = self.down_to(&phrase.noun)?;
        let slot = self.next_slot();
        let choose = Choose { n, slot, blind: true, ..Choose::one(phrase.noun) };
        Some(Step::Put(Target::Choose(choose), destination))
    }

    fn added(&mut self) -> Option<Vec<Step>> {
        if self.the_rest() {
            let destination = self.destination()?;
            return Some(vec![Step::PutRest(destination)]);
        }
        let target = self.target(&Area::Revealed)?;
        let put = Step::Put(target.clone(), self.destination()?);
        let other = self.attempt(|reader| {
            reader.or()?;
            reader.form("place it", &["place it", "place them"]).then_some(())?;
            reader.destination()
        });
        Some(vec![match other {
            Some(other) => one_of_these(vec![vec![put], vec![Step::Put(target, other)]]),
            None => put,
        }])
    }

    /// 1-3-11-4: "cards from your trash as digivolution cards for a DigiXros".
    fn for_digixros(&mut self) -> Option<Vec<Step>> {
        let _ = self.also();
        let mut all = vec![self.more_for_digixros()?];
        while let Some(more) = self.and_one_more(Reader::more_for_digixros) {
            all.push(more);
        }
        let _ = self.form("as", &["as", "in", "into"]);
        let _ = self.digivolution_cards();
        self.one_of(&["for a digixros", "for digixros", "for this card's digixros", "for its digixros"])?;
        Some(all)
    }

    fn more_for_digixros(&mut self) -> Option<Step> {
        let n = match self.attempt(|reader| {
            let _ = reader.eat("up to");
            reader.number()
        }) {
            Some(n) => Amount::N(n),
            None => Amount::Every,
        };
        let mut phrase = self.phrase(None, &Area::Hand)?;
        if phrase.noun.whose == Whose::Any {
            phrase.noun.whose = self.yours();
        }
        Some(Step::WidenDigiXros(phrase.noun, n))
    }

    fn placed(&mut self) -> Option<Vec<Step>> {
        if let Some(steps) = self.attempt(Reader::for_digixros) {
            return Some(steps);
        }
        if self.the_rest() {
            let destination = self.destination()?;
            return Some(vec![Step::PutRest(destination)]);
        }
        if let Some(steps) = self.attempt(Reader::placed_somewhere) {
            return Some(steps);
        }
        if let Some(steps) = self.attempt(Reader::placed_from_revealed) {
            return Some(steps);
        }
        self.not_under(Reader::placed_somewhere)
    }

    /// Reads "under …" as where something goes, not where it is.
    fn not_under<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.context.not_under = true;
        let result = self.attempt(read);
        self.context.not_under = false;
        result
    }

    fn placed_somewhere(&mut self) -> Option<Vec<Step>> {
        let target = self.target(&Area::Hand)?;
        self.placing = Some(same_again(&target));
        let destination = self
            .destination()
            .or_else(|| self.attempt(|reader| reader.comma().then(|| reader.destination()).flatten()));
        let other = destination.is_some().then(|| self.attempt(Reader::or_destination)).flatten();
        self.placing = None;
        let put = |destination| Step::Put(target.clone(), destination);
        Some(vec![match other {
            Some(other) => one_of_these(vec![vec![put(destination?)], vec![put(other)]]),
            None => put(destination?),
        }])
    }

    /// "… or under any of your Tamers".
    fn or_destination(&mut self) -> Option<Destination> {
        self.must("or")?;
        let _ = self.form("place it", &["add it", "add them", "return it", "place it", "place them"]);
        self.destination()
    }

    /// "place 1 red card under this Tamer", of cards that were revealed: where it goes, not where it is.
    fn placed_from_revealed(&mut self) -> Option<Vec<Step>> {
        self.mentions.has(&Target::Done(Verb::Revealed)).then_some(())?;
        let target = self.not_under(|reader| reader.target(&Area::Revealed))?;
        let destination = self.destination()?;
        Some(vec![Step::Put(target, destination)])
    }

    /// "to the hand", "at the bottom of the deck in any order", "as this Digimon's bottom digivolution card".
    pub(in crate::read) fn destination(&mut self) -> Option<Destination> {
        let _ = self.one_of(&["in any order"]);
        let early = self.face();
        let destination = self
            .attempt(|reader| reader.to_stack(early))
            .or_else(|| self.attempt(|reader| reader.to_security(early)))
            .or_else(|| self.attempt(|reader| reader.to_under(early)))?;
        let _ = self.one_of(&["in any order"]);
        let late = self.face();
        Some(match late {
            Some(face) => with_face(destination, face),
            None => destination,
        })
    }

    pub(in crate::read) fn face(&mut self) -> Option<Face> {
        match self.one_of(&["face up", "face-up", "face down", "face-down"])? {
            0 | 1 => Some(Face::Up),
            _ => Some(Face::Down),
        }
    }

    /// "face up", if that is said.
    pub(in crate::read) fn face_up(&mut self) -> bool {
        self.attempt(|reader| reader.face().filter(|face| *face == Face::Up)).is_some()
    }

    /// "to the hand", "at the bottom of its owner's deck", "on top of your security stack", "in the battle area".
    fn to_stack(&mut self, early: Option<Face>) -> Option<Destination> {
        let preposition = self.one_of(&["to", "at", "on", "into", "in", "under"]);
        let _ = self.eat("either");
        let end = self.end_of();
        if preposition.is_some()
            && let Some(holder) = self.attempt(Reader::holder_of_cards)
        {
            let (holder, end) = (Box::new(holder), end.unwrap_or(End::Bottom));
            return Some(Destination::Under(holder, end, early.unwrap_or(Face::Up)));
        }
        if let Some(end) = end
            && preposition.is_some()
            && let Some(holder) = self.attempt(Reader::one_in_play)
        {
            return Some(Destination::Under(Box::new(holder), end, early.unwrap_or(Face::Up)));
        }
        // Cards go to their owner's hand or deck (3-1-4).
        self.whoevers();
        let _ = self.eat("empty");
        let stack = self.stack_word()?;
        (preposition.is_some() || stack == Stack::Hand).then_some(())?;
        let under = preposition == Some(5);
        stack.reached(end.or(under.then_some(End::Bottom)), early.unwrap_or(Face::Down))
    }

    pub(in crate::read) fn stack_word(&mut self) -> Option<Stack> {
        self.meaning(&[
            ("hands", Stack::Hand),
            ("hand", Stack::Hand),
            ("digi-egg deck", Stack::EggDeck),
            ("decks", Stack::Deck),
            ("deck", Stack::Deck),
            ("security stacks", Stack::Security),
            ("security stack", Stack::Security),
            ("security", Stack::Security),
            ("battle area", Stack::Area(Destination::BattleArea)),
            ("breeding area", Stack::Area(Destination::BreedingArea)),
            ("trash", Stack::Area(Destination::Trash)),
        ])
    }

    /// "this Digimon's digivolution cards", "the digivolution cards of 1 of your Digimon".
    fn holder_of_cards(&mut self) -> Option<Target> {
        if let Some(holder) = self.attempt(|reader| {
            let holder = reader.possessor().or_else(|| reader.attempt(Reader::holder_chosen))?;
            reader.digivolution_cards()?;
            Some(holder)
        }) {
            return Some(holder);
        }
        self.must("the digivolution cards of")?;
        self.under_whom()
    }

    /// "as the bottom security card".
    fn to_security(&mut self, early: Option<Face>) -> Option<Destination> {
        let (end, face) = self.security_card_end()?;
        Stack::Security.reached(Some(end), early.or(face).unwrap_or(Face::Down))
    }

    fn security_card_end(&mut self) -> Option<(End, Option<Face>)> {
        self.must("as")?;
        self.whoevers();
        let face = self.face();
        let end = self.end_word()?;
        self.security_cards()?;
        Some((end, face))
    }

    /// "under this Tamer", "as its bottom digivolution card", "on top of this Digimon's digivolution cards".
    fn to_under(&mut self, early: Option<Face>) -> Option<Destination> {
        let face = early.unwrap_or(Face::Up);
        let (target, end) =
            self.attempt(Reader::as_digivolution_card).or_else(|| self.attempt(Reader::plainly_under))?;
        Some(Destination::Under(Box::new(target), end, face))
    }

    fn as_digivolution_card(&mut self) -> Option<(Target, End)> {
        self.must("as")?;
        let holder = self.attempt(Reader::possessor).or_else(|| self.attempt(Reader::holder_chosen));
        if holder.is_none() {
            let _ = self.one_of(&["the", "a"]);
        }
        let end = self.attempt(Reader::end_word).unwrap_or(End::Bottom);
        self.digivolution_cards()?;
        if let Some(holder) = holder {
            Some((holder, end))
        } else {
            self.one_of(&["of", "for", "under"])?;
            Some((self.under_whom()?, end))
        }
    }

    /// Cards go under one thing, even where "your Tamers" or "any of your Tamers" is said.
    fn under_whom(&mut self) -> Option<Target> {
        if let Some(target) = self.attempt(|reader| {
            let _ = reader.out_of();
            let whose = reader.owner()?;
            let phrase = reader.phrase(Some(whose), &Area::Battle)?;
            let slot = reader.next_slot();
            reader.mentions.add(Target::Chosen(slot), phrase.head, Many::One);
            Some(Target::Choose(Choose { slot, ..Choose::one(phrase.noun) }))
        }) {
            return Some(target);
        }
        self.target(&Area::Battle)
    }

    /// "your Digimon with …": one of them, under which something goes.
    fn one_in_play(&mut self) -> Option<Target> {
        let _ = self.out_of();
        let whose = self.owner()?;
        let phrase = self.phrase(Some(whose), &Area::Battle)?;
        // "The bottom of your Digi-Egg deck" is no Digi-Egg.
        (phrase.noun.from == [Area::Battle] && phrase.head != Head::Card && !self.sees("deck"))
            .then_some(())?;
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::One);
        Some(Target::Choose(Choose { slot, ..Choose::one(phrase.noun) }))
    }

    /// "1 of your Digimon's".
    pub(super) fn holder_chosen(&mut self) -> Option<Target> {
        self.out_of()?;
        let described = self.attempt(|reader| {
            let whose = reader.owner();
            reader.phrase_possessive(whose)
        });
        let noun = if let Some(mut noun) = described {
            self.others_than_chosen(&mut noun);
            noun
        } else {
            let target = self.attempt(Reader::possessor).or_else(|| self.attempt(Reader::their_own))?;
            crate::read::target::among(target, Head::Digimon).noun
        };
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), Head::DigimonOrTamer, Many::One);
        Some(Target::Choose(Choose { slot, ..Choose::one(noun) }))
    }

    /// "any of their bottom …": of those which were spoken of.
    fn their_own(&mut self) -> Option<Target> {
        self.must("their")?;
        (self.sees("bottom") || self.sees("top")).then_some(())?;
        self.mentions.last_several(Head::Digimon).map(|mention| mention.target.clone())
    }

    fn plainly_under(&mut self) -> Option<(Target, End)> {
        self.must("under")?;
        let target = self.under_whom()?;
        let _ = self.one_of(&[
            "as its bottom digivolution card",
            "as its bottom digivolution cards",
            "as their bottom digivolution card",
            "in any order as its bottom digivolution cards",
            "at the bottom of its digivolution cards",
        ]);
        Some((target, End::Bottom))
    }
}

/// What cards are put into.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::read) enum Stack {
    Hand,
    Deck,
    EggDeck,
    Security,
    Area(Destination),
}

impl Stack {
    /// The destination, at this end of it if one is said.
    fn reached(self, end: Option<End>, face: Face) -> Option<Destination> {
        match (self, end) {
            (Stack::Hand, None) => Some(Destination::Hand),
            (Stack::Area(area), None) => Some(area),
            (Stack::Deck, Some(End::Top)) => Some(Destination::DeckTop),
            (Stack::Deck, Some(End::Bottom)) => Some(Destination::DeckBottom),
            (Stack::Deck, Some(End::Any)) => Some(Destination::DeckTopOrBottom),
            (Stack::EggDeck, Some(End::Bottom)) => Some(Destination::EggDeckBottom),
            (Stack::Security, None | Some(End::Top)) => Some(Destination::SecurityTop(face)),
            (Stack::Security, Some(End::Bottom)) => Some(Destination::SecurityBottom(face)),
            (Stack::Security, Some(End::Any)) => Some(Destination::SecurityTopOrBottom(face)),
            (Stack::Hand | Stack::Area(_) | Stack::EggDeck, Some(_))
            | (Stack::Deck | Stack::EggDeck, None) => None,
        }
    }
}

fn with_face(destination: Destination, face: Face) -> Destination {
    match destination {
        Destination::SecurityTop(_) => Destination::SecurityTop(face),
        Destination::SecurityBottom(_) => Destination::SecurityBottom(face),
        Destination::SecurityTopOrBottom(_) => Destination::SecurityTopOrBottom(face),
        Destination::Under(target, end, _) => Destination::Under(target, end, face),
        other => other,
    }
}

/// Cards of your hand are meant where cards are trashed from nowhere in particular.
fn in_hand_if_nowhere(mut target: Target) -> Target {
    if let Target::Choose(choose) = &mut target
        && choose.from.from == [Area::Hand]
        && choose.from.whose == digimon::effects::language::Whose::Any
    {
        choose.from.whose = digimon::effects::language::Whose::Yours;
    }
    target
}

/// The target, which is chosen only once.
fn same_again(target: &Target) -> Target {
    match target {
        Target::Choose(choose) => Target::Chosen(choose.slot),
        other => other.clone(),
    }
}
