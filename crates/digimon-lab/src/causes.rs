//! What a card's effects bring about, and what they wait for.

use digimon::card::Card;
use digimon::effects::language::{
    Amount, Area, Destination, Does, Effect, Happening, How, Modifier, Pattern, Step, Target, When,
};

/// What must happen for the card's effects to trigger, whoever brings it about.
pub fn waits_for(card: &Card) -> Vec<Happening> {
    patterns(card).map(|pattern| pattern.what).collect()
}

/// The same, without what only a battle, a rule or the opponent brings about.
pub fn waits_for_itself(card: &Card) -> Vec<Happening> {
    let by_others =
        [How::InBattle, How::ByOpponentsEffect, How::ByRule, How::Not(Box::new(How::ByYourEffect))];
    patterns(card).filter(|pattern| !by_others.contains(&pattern.how)).map(|pattern| pattern.what).collect()
}

fn patterns(card: &Card) -> impl Iterator<Item = &Pattern> {
    effects(card).flat_map(|effect| &effect.when).filter_map(|when| match when {
        When::When(pattern) | When::Would(pattern) => Some(pattern),
        _ => None,
    })
}

/// What the steps of the card's effects make happen, as far as it is not an everyday thing.
pub fn brings_about(card: &Card) -> Vec<Happening> {
    let mut all = Vec::new();
    for effect in effects(card) {
        if let Does::Run(block) = &effect.does {
            block.steps.iter().for_each(|step| happens_by(step, &mut all));
        }
    }
    let leaves = [Happening::Deleted, Happening::ReturnedToHand, Happening::ReturnedToDeck];
    if leaves.iter().any(|what| all.contains(what)) {
        all.push(Happening::Leaves);
    }
    all
}

fn effects(card: &Card) -> impl Iterator<Item = &Effect> {
    let link = card.link.iter().flat_map(|link| &link.texts.effects);
    card.effects.effects.iter().chain(&card.inherited.effects).chain(&card.security).chain(link)
}

fn happens_by(step: &Step, all: &mut Vec<Happening>) {
    all.extend(match step {
        Step::Suspend(_) => Some(Happening::Suspended),
        Step::Unsuspend(_) => Some(Happening::Unsuspended),
        Step::Delete(_) => Some(Happening::Deleted),
        Step::Give(_, modifiers, _) if modifiers.iter().any(lowers_dp) => Some(Happening::Deleted),
        Step::TrashDigivolutionCards(..) | Step::DigiBurst(_) => Some(Happening::DigivolutionCardsTrashed),
        Step::Link { .. } => Some(Happening::Linked),
        Step::Move(_) => Some(Happening::Moved),
        Step::Recover(..) => Some(Happening::SecurityAdded),
        Step::Put(target, destination) => put(target, destination),
        _ => None,
    });
    for block in step.blocks() {
        block.steps.iter().for_each(|step| happens_by(step, all));
    }
}

fn put(target: &Target, destination: &Destination) -> Option<Happening> {
    let area = match target {
        Target::Choose(choose) => choose.from.from.first(),
        Target::All(noun) => noun.from.first(),
        Target::Top(_, area, _) | Target::Bottom(_, area, _) | Target::TopOrBottom(_, area, _) => Some(area),
        _ => None,
    };
    match (area, destination) {
        (Some(Area::Hand), Destination::Trash) => Some(Happening::TrashedFromHand),
        (Some(Area::Deck), Destination::Trash) => Some(Happening::TrashedFromDeck),
        (Some(Area::Security), Destination::Trash) => Some(Happening::TrashedFromSecurity),
        (Some(Area::Under(_) | Area::UnderAny(_)), Destination::Trash) => {
            Some(Happening::DigivolutionCardsTrashed)
        }
        (Some(Area::LinkCards(_)), Destination::Trash) => Some(Happening::LinkCardsTrashed),
        (Some(Area::Battle), Destination::Hand) => Some(Happening::ReturnedToHand),
        (Some(Area::Battle), Destination::DeckTop | Destination::DeckBottom) => {
            Some(Happening::ReturnedToDeck)
        }
        (_, Destination::Under(..)) => Some(Happening::DigivolutionCardsPlaced),
        (_, Destination::SecurityTop(_) | Destination::SecurityBottom(_)) => Some(Happening::SecurityAdded),
        _ => None,
    }
}

fn lowers_dp(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Dp(Amount::N(by)) if *by < 0)
}
