//! DCG 15-1-2: the processes of an effect, step by step.

use super::{
    Amount, Area, Condition, Duration, Effect, Filter, Info, Modifier, Noun, Pile, Target, When, Whose,
};
use crate::card::Number;
use crate::library::EffectId;
use serde::{Deserialize, Serialize};

/// A sequence of steps. The library gives each a number, so that a running effect is plain data.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Block {
    pub steps: Vec<Step>,
    #[serde(skip)]
    pub id: BlockId,
}

/// The number is the library's: the same steps are the same with any.
impl PartialEq for Block {
    fn eq(&self, other: &Block) -> bool {
        self.steps == other.steps
    }
}

/// The number of a block in its library.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BlockId(pub u32);

/// An effect in quotation marks, that is given to a card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quoted {
    pub effect: Box<Effect>,
    #[serde(skip)]
    pub id: EffectId,
}

impl PartialEq for Quoted {
    fn eq(&self, other: &Quoted) -> bool {
        self.effect == other.effect
    }
}

/// One process.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    // Memory and cards in hand
    Memory(Whose, Amount),
    SetMemory(Whose, Amount),
    /// 16-7
    Draw(Whose, Amount),
    /// 16-5
    Recover(Whose, Amount),
    // What happens to cards
    /// 4-13
    Delete(Target),
    /// Anything else that moves cards: return, trash, place, add.
    Put(Target, Destination),
    Suspend(Target),
    Unsuspend(Target),
    /// 16-11
    DeDigivolve(Target, Amount),
    /// Trashes the top card, the rest stays in play (16-18, 8-3-2-1).
    TrashTopCard(Target),
    /// Trashes so many digivolution cards from one end of each target.
    TrashDigivolutionCards(Target, End, Amount),
    Flip(Target, Face),
    /// 15-15-2: gives modifiers for a time.
    Give(Target, Vec<Modifier>, Duration),
    /// 15-15-2 on a player.
    GivePlayer(Whose, Vec<Modifier>, Duration),
    // Playing by effects
    Play {
        what: Target,
        #[serde(default)]
        cost: CostRule,
        #[serde(default)]
        to_breeding: bool,
        #[serde(default)]
        suspended: bool,
        /// The [On Play] effects of what is played don't activate.
        #[serde(default)]
        without_on_play: bool,
    },
    /// 4-18: plays so many tokens of this number for that player.
    PlayToken(Number, Amount, Whose, #[serde(default)] Posture),
    Digivolve {
        what: Target,
        into: Target,
        #[serde(default)]
        cost: CostRule,
        #[serde(default)]
        ignoring_requirements: bool,
        /// What the Digimon or Tamer counts as for this digivolution.
        #[serde(default)]
        as_if: Vec<Info>,
    },
    /// 8-4-2-2: App Fusion by an effect.
    AppFuse {
        what: Target,
        into: Target,
        #[serde(default)]
        cost: CostRule,
    },
    DnaDigivolve {
        into: Noun,
        #[serde(default)]
        with: DnaFrom,
        #[serde(default)]
        cost: CostRule,
    },
    Use {
        what: Target,
        #[serde(default)]
        cost: CostRule,
        #[serde(default)]
        ignoring_colors: bool,
    },
    Link {
        what: Target,
        to: Target,
        #[serde(default)]
        cost: CostRule,
    },
    Hatch,
    Move(Target),
    // Attacks
    /// The target may attack (an optional process unless in a "must").
    Attack {
        who: Target,
        #[serde(default)]
        only_player: bool,
        #[serde(default)]
        only_digimon: bool,
        #[serde(default)]
        unsuspended_too: bool,
        #[serde(default)]
        without_suspending: bool,
        #[serde(default)]
        played_this_turn_too: bool,
        #[serde(default)]
        forced: bool,
    },
    /// 16-15
    Blitz(Target),
    SwitchTarget(Target),
    /// The attack's target becomes the player.
    SwitchTargetToPlayer,
    /// 15-15-1
    EndAttack,
    Battle(Target, Target),
    // Hidden cards
    /// 15-15-3: from the top of a deck, until its cards are all put somewhere.
    Reveal(Whose, Pile, Amount),
    /// What is left of the revealed cards.
    PutRest(Destination),
    /// 15-15-4: the effect's player looks at the cards.
    Look(Target),
    Shuffle(Whose, Pile),
    // Structure
    /// 15-9-2: may be done or not.
    May(Block),
    /// 15-7: by doing the first, do the second.
    By(Block, Block),
    /// 15-6: one process under a condition; `Else` is "instead" (18-2) or "otherwise".
    If(Condition, Block, #[serde(default)] Block),
    /// 18-2-2: may do the second instead of the first.
    MayInstead(Block, Block),
    /// Choose so many of these and do them in any order.
    ChooseModes(Amount, Vec<Block>),
    /// 15-15-9: activate effects of the target's card that have this timing: all, or `n` of them.
    Activate {
        of: Target,
        timing: Box<When>,
        #[serde(default)]
        n: Option<Amount>,
    },
    /// Do it as often as that.
    Repeat(Amount, Block),
    /// For each of them in turn (any order): it is `Chosen(slot)`.
    ForEach(Target, super::Slot, Block),
    /// 18-1: deferred processing.
    Later(Moment, Block),
    /// Declare a number from the first to the second.
    Declare(Amount, Amount),
    /// Choose without doing anything yet.
    Select(Target),
    /// The player must choose: "your opponent may …", "your opponent chooses": the block with the other as "you".
    AsPlayer(Whose, Block),
    // Keywords that are processes
    /// 16-13: the cost of Digi-Burst, trash so many digivolution cards of this.
    DigiBurst(Amount),
    /// 16-16: the cost of Delay, trash this card from the battle area.
    Delay,
    /// 16-19
    Save,
    /// 16-27
    MindLink(Vec<Filter>),
    /// 16-25: a Digimon of yours digivolves into this card in the hand.
    BlastDigivolve,
    // Inside immediate effects
    /// The triggering cards named by the target are struck off what would happen.
    Prevent(Target),
    /// 1-3-11-4: DigiXros of the card about to be played may take so many of these, too.
    WidenDigiXros(Noun, Amount),
    /// The cost about to be paid changes by so much.
    ChangeCost(Amount),
    /// The cost about to be paid becomes this.
    SetCost(Amount),
    /// The whole of what would happen is replaced by the block.
    InsteadOfIt(Block),
    PayCost(Amount),
    /// The player wins, or loses (1-2-6).
    Win(Whose),
    Lose(Whose),
    /// 15-7-4: a cost that can never be paid; nothing happens.
    Nothing,
}

/// Where cards are put.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Destination {
    Hand,
    Trash,
    DeckTop,
    DeckBottom,
    EggDeckBottom,
    /// Owner's security stack, unless the seat is named.
    SecurityTop(Face),
    SecurityBottom(Face),
    /// The owner of the effect's choice, top or bottom (the player chooses).
    SecurityTopOrBottom(Face),
    DeckTopOrBottom,
    /// 4-5: under a card in play.
    Under(Box<Target>, End, Face),
    /// An Option card stays in the battle area.
    BattleArea,
    BreedingArea,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Face {
    Up,
    #[default]
    Down,
}

/// 4-11: how a card stands in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Posture {
    #[default]
    Unsuspended,
    Suspended,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum End {
    Top,
    #[default]
    Bottom,
    /// Any of them, chosen by the player.
    Any,
}

/// What is paid when an effect plays, digivolves, uses or links.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum CostRule {
    #[default]
    Free,
    /// As printed, changed by this much.
    Printed(Amount),
    /// This, whatever is printed.
    Set(Amount),
}

/// Which Digimon take part in a DNA digivolution by an effect.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum DnaFrom {
    /// Any of the player's Digimon.
    #[default]
    Any,
    /// This Digimon and another.
    ThisAndAnother,
    /// This Digimon and another like that.
    ThisAnd(Vec<Filter>),
    /// 16-30: one in play and one card in the hand, whichever of the two that are specified.
    FieldAndHand(Vec<Filter>, Vec<Filter>),
    /// One in play like the first, and one card of the area like the second.
    FieldAndCard(Area, Vec<Filter>, Vec<Filter>),
}

/// When a deferred process comes due (18-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    EndOfTurn,
    EndOfYourTurn,
    EndOfOpponentsTurn,
    EndOfBattle,
    EndOfAttack,
    BeforeEndOfAttack,
    StartOfYourTurn,
    StartOfOpponentsTurn,
}

/// What an effect can have done, to be asked about later in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Verb {
    Deleted,
    Trashed,
    Returned,
    Added,
    Placed,
    Played,
    Digivolved,
    Suspended,
    Unsuspended,
    Drawn,
    Revealed,
    Used,
    Linked,
    Attacked,
    DeDigivolved,
    Moved,
    Prevented,
    Any,
}
