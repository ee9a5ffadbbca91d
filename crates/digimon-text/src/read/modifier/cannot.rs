//! What cannot be done, by something or to it (15-1-3).

use crate::read::filter::timing_named;
use crate::read::reader::Reader;
use crate::read::step::Stack;
use digimon::effects::language::{
    Area, Filter, Happening, How, Modifier, Noun, Payment, Restriction, Target, Verb, Whose,
};

/// A restriction that lacks its cause.
pub(super) type ByHow = fn(How) -> Restriction;

impl Reader<'_> {
    /// "can't attack or block", "doesn't unsuspend".
    pub(super) fn cannot(&mut self) -> Option<Vec<Modifier>> {
        if self.do_not().is_some() {
            return self.attempt(Reader::checks_without_effects).or_else(|| self.does_not());
        }
        self.cannot_word()?;
        self.restrictions()
    }

    /// What follows "can't".
    pub(super) fn restrictions(&mut self) -> Option<Vec<Modifier>> {
        let mut all = self.attempt(Reader::restriction)?;
        while let Some(more) = self.attempt(|reader| {
            let comma = reader.comma();
            let joined = reader.and_or().is_some();
            (comma || joined).then_some(())?;
            let _ = reader.cannot_word();
            reader.restriction()
        }) {
            all.extend(more);
        }
        share_cause(&mut all);
        Some(all)
    }

    fn does_not(&mut self) -> Option<Vec<Modifier>> {
        if self.eat("unsuspend") {
            return Some(vec![Modifier::Cannot(Restriction::Unsuspend)]);
        }
        self.cannot_activate()
    }

    /// "doesn't activate [Security] effects on Option cards it checks".
    fn checks_without_effects(&mut self) -> Option<Vec<Modifier>> {
        self.must("activate")?;
        self.the();
        self.bracket().filter(|name| name.eq_ignore_ascii_case("Security"))?;
        self.effects_word()?;
        self.of()?;
        let phrase = self.phrase(None, &Area::Battle)?;
        self.one_of(&["it checks", "that it checks", "they check"])?;
        Some(vec![Modifier::StopsSecurityEffects(phrase.noun.of)])
    }

    fn restriction(&mut self) -> Option<Vec<Modifier>> {
        self.attempt(Reader::cannot_attack)
            .or_else(|| self.attempt(Reader::be_done))
            .or_else(|| self.attempt(Reader::have_done))
            .or_else(|| self.attempt(Reader::cannot_activate))
            .or_else(|| self.attempt(Reader::cannot_digivolve_into))
            .or_else(|| self.attempt(Reader::player_restriction))
            .or_else(|| {
                let restriction = self.meaning(&[
                    ("block", Restriction::Block),
                    ("suspend", Restriction::Suspend),
                    ("unsuspend in the unsuspend phase", Restriction::UnsuspendInPhase),
                    ("unsuspend during the unsuspend phase", Restriction::UnsuspendInPhase),
                    ("unsuspend", Restriction::Unsuspend),
                    ("digivolve", Restriction::Digivolve),
                    ("link", Restriction::Link),
                    ("move", Restriction::Move),
                    ("hatch", Restriction::Hatch),
                ])?;
                Some(vec![Modifier::Cannot(restriction)])
            })
    }

    fn cannot_attack(&mut self) -> Option<Vec<Modifier>> {
        self.must("attack")?;
        let restriction = if self.one_of(&["players", "a player", "the player", "your opponent"]).is_some() {
            Restriction::AttackPlayers
        } else if let Some(noun) = self.attempt(Reader::which_cards) {
            Restriction::AttackDigimon(noun)
        } else {
            Restriction::Attack
        };
        Some(vec![Modifier::Cannot(restriction)])
    }

    /// "your opponent's Digimon with …", "this Digimon", "any Digimon".
    pub(super) fn which_cards(&mut self) -> Option<Noun> {
        if let Some(target) = self.attempt(Reader::this) {
            return (target == Target::This).then(|| Noun { of: vec![Filter::This], ..anywhere() });
        }
        let _ = self.every_or_any();
        let whose = self.owner();
        Some(self.phrase(whose, &Area::Battle)?.noun)
    }

    /// "be deleted", "be returned to the hand or deck", "be blocked by …".
    fn be_done(&mut self) -> Option<Vec<Modifier>> {
        let _ = self.eat("be");
        if self.eat("returned to") {
            let places = self.hands_and_decks()?;
            let how = self.by_what();
            return Some(
                places.into_iter().map(|returned| Modifier::Cannot(returned(how.clone()))).collect(),
            );
        }
        if self.eat("affected by") {
            return Some(vec![self.source()?.unaffected()]);
        }
        let deed = self.participle()?;
        let restriction = match (deed.happens, deed.done) {
            (Some(Happening::Deleted), _) => Restriction::BeDeleted(self.by_what()),
            (Some(Happening::Blocks), _) if self.eat("by") => Restriction::BeBlocked(self.which_cards()?),
            (Some(Happening::Blocks), _) => Restriction::BeBlocked(anywhere()),
            (Some(Happening::Attacks), _) => Restriction::BeAttacked,
            (Some(Happening::Suspended), _) => Restriction::Suspend,
            (Some(Happening::Unsuspended), _) => Restriction::Unsuspend,
            (Some(Happening::DeDigivolved), _) => Restriction::BeDeDigivolved(self.by_what()),
            (None, Some(Verb::Trashed)) => Restriction::BeTrashed(self.by_what()),
            _ => return None,
        };
        Some(vec![Modifier::Cannot(restriction)])
    }

    /// "the hand or deck", "hands or decks", "its owner's hand".
    pub(super) fn hands_and_decks(&mut self) -> Option<Vec<ByHow>> {
        let mut all = vec![self.hand_or_deck()?];
        while let Some(more) = self.attempt(|reader| {
            reader.one_of(&["or", "and"])?;
            reader.hand_or_deck()
        }) {
            all.push(more);
        }
        Some(all)
    }

    fn hand_or_deck(&mut self) -> Option<ByHow> {
        self.whoevers();
        match self.stack_word()? {
            Stack::Hand => Some(Restriction::BeReturnedToHand),
            Stack::Deck => Some(Restriction::BeReturnedToDeck),
            Stack::EggDeck | Stack::Security | Stack::Area(_) => None,
        }
    }

    /// "have its DP reduced", "leave the battle area".
    fn have_done(&mut self) -> Option<Vec<Modifier>> {
        if let Some(how) = self.attempt(Reader::leave_undeleted) {
            return Some(vec![Modifier::Cannot(Restriction::LeaveUndeleted(how))]);
        }
        if self.one_of(&["leave the battle area", "leave play"]).is_some() {
            return Some(vec![Modifier::Cannot(Restriction::Leave(self.by_what()))]);
        }
        self.must("have")?;
        self.whoevers();
        let restriction =
            match self.one_of(&["dp reduced", "digivolution cards trashed", "stacked cards trashed"]) {
                Some(0) => Restriction::HaveDpReduced(self.by_what()),
                Some(1) => Restriction::HaveDigivolutionCardsTrashed(self.by_what()),
                Some(_) => Restriction::HaveStackedCardsTrashed(self.by_what()),
                None => {
                    self.form("attack target", &["attack targets", "attack target"]).then_some(())?;
                    self.form("switched", &["switched", "changed"]).then_some(())?;
                    Restriction::SwitchTarget
                }
            };
        Some(vec![Modifier::Cannot(restriction)])
    }

    /// "leave the battle area other than by your effects or by deletion".
    fn leave_undeleted(&mut self) -> Option<How> {
        self.one_of(&["leave the battle area", "leave play"])?;
        self.must("other than")?;
        let mut but = Vec::new();
        while !self.eat("by deletion") {
            but.push(self.one_cause()?);
            self.or()?;
        }
        Some(match but.len() {
            0 => How::Any,
            1 => How::Not(Box::new(but.remove(0))),
            _ => How::Not(Box::new(How::AnyOf(but))),
        })
    }

    /// "activate [On Play] or [When Digivolving] effects".
    fn cannot_activate(&mut self) -> Option<Vec<Modifier>> {
        self.must("activate")?;
        self.timed_effects()
    }

    pub(in crate::read) fn timed_effects(&mut self) -> Option<Vec<Modifier>> {
        let (words, _) = self.bracket_list()?;
        self.effects_word()?;
        words
            .iter()
            .map(|word| Some(Modifier::Cannot(Restriction::Activate(Box::new(timing_named(word.as_str())?)))))
            .collect()
    }

    fn cannot_digivolve_into(&mut self) -> Option<Vec<Modifier>> {
        self.must("digivolve into")?;
        self.indefinite();
        let noun = self.phrase(None, &Area::Battle)?.noun;
        Some(vec![Modifier::Cannot(Restriction::DigivolveInto(noun))])
    }

    /// What can't be played, and from where, if that is said.
    pub(super) fn what_is_played(&mut self) -> Option<Noun> {
        self.indefinite();
        let noun = self.phrase(None, &Area::Battle)?.noun;
        match noun.from[..] {
            [Area::Battle] => Some(Noun { from: Vec::new(), ..noun }),
            [Area::Hand | Area::Trash] => Some(Noun { whose: Whose::Any, ..noun }),
            _ => None,
        }
    }

    /// What players can't do.
    fn player_restriction(&mut self) -> Option<Vec<Modifier>> {
        if self.eat("play") {
            let noun = self.what_is_played()?;
            let how = self.by_what();
            return Some(vec![Modifier::Cannot(Restriction::Play(noun, how))]);
        }
        let restriction = match self.one_of(&[
            "use option cards",
            "use options",
            "gain memory",
            "reduce play costs",
            "reduce digivolution costs",
            "reduce use costs",
            "reduce link costs",
            "reduce the play cost of cards",
            "add cards to the security stack",
            "add cards to their security stack",
            "add cards to security stacks",
            "draw cards",
            "draw",
            "ignore digivolution requirements",
        ])? {
            0 | 1 => Restriction::UseOptions,
            2 => Restriction::GainMemory(self.by_what()),
            3 | 7 => Restriction::ReduceCosts(Payment::Play),
            4 => Restriction::ReduceCosts(Payment::Digivolve),
            5 => Restriction::ReduceCosts(Payment::Use),
            6 => Restriction::ReduceCosts(Payment::Link),
            8..=10 => Restriction::AddSecurity(self.by_what()),
            11 | 12 => Restriction::Draw(self.by_what()),
            _ => Restriction::IgnoreDigivolutionRequirements,
        };
        Some(vec![Modifier::Cannot(restriction)])
    }
}

/// Anything in the battle area.
pub(super) fn anywhere() -> Noun {
    Noun { from: vec![Area::Battle], ..Noun::default() }
}

/// "be deleted or returned to the hand by effects": the cause is said once, at the end.
fn share_cause(modifiers: &mut [Modifier]) {
    let Some(last) = modifiers.last_mut().and_then(cause).map(|how| how.clone()) else { return };
    if last == How::Any {
        return;
    }
    for how in modifiers.iter_mut().filter_map(cause) {
        if *how == How::Any {
            how.clone_from(&last);
        }
    }
}

fn cause(modifier: &mut Modifier) -> Option<&mut How> {
    match modifier {
        Modifier::Cannot(
            Restriction::BeDeleted(how)
            | Restriction::BeReturnedToHand(how)
            | Restriction::BeReturnedToDeck(how)
            | Restriction::Leave(how)
            | Restriction::HaveDpReduced(how),
        ) => Some(how),
        _ => None,
    }
}
