//! What a sentence says before its references are bound: cards that are described, words that point back ("it", "that
//! target"), numbers, and what is done. `bind` turns it into the effect language.

use super::condition::State;
use super::event::Event;
use enumset::EnumSet;
use ocg::card::Password;
use ocg::language::{
    Comparison, Filter, Gone, Link, Modifier, NameBy, Often, Place, PlacedAs, PositionTo, Stat, Step,
    SummonPosition, SummonWay, SummonZone, To, Together, Until, Whither, Whose, ZoneTo,
};

/// Cards or a card.
#[derive(Clone, PartialEq, Debug)]
pub enum Ref {
    /// "This card", where it has to be in such a place.
    This(EnumSet<Place>),
    /// "This Synchro Summoned card": this card while it is like that.
    ThisLike(Vec<Filter>),
    Back(Back),
    Cards(Box<Cards>),
    Equipped,
    Attacker,
    AttackTarget,
    /// "The top 3 cards of your Deck".
    Top(Whose, Number),
    /// "That card", whose activation is answered.
    Activated,
    /// "This card and that target".
    Several(Vec<Ref>),
    /// "1 of them".
    Among(Box<Cards>, Back),
    /// "The rest", of those of which some were taken.
    Rest,
}

/// A word that points back.
#[derive(Clone, PartialEq, Debug)]
pub struct Back {
    pub many: Many,
    pub to: Pointing,
}

impl Back {
    /// "It".
    pub fn it() -> Back {
        Back { many: Many::One, to: Pointing::It }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    One,
    Several,
}

/// What is said of that which is meant.
#[derive(Clone, PartialEq, Debug)]
pub enum Pointing {
    /// "It", "them".
    It,
    /// "All 5": none of them, if one has gone.
    AllOf(u32),
    /// "That monster", "those cards".
    That(Head),
    /// "That target".
    Target,
    /// "The first target".
    Nth(usize),
    /// "That "Rock" monster you control": the only one that can be meant.
    Such(Box<Cards>),
    /// "That targeted monster you control": as that, among the targets.
    SuchTarget(Box<Cards>),
    /// "The destroyed monster".
    Done(Verb, Head),
    /// "The monster that destroyed it".
    Destroyer,
}

/// Cards of a description.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    pub count: Counted,
    pub like: Vec<Quality>,
    pub head: Head,
    pub whose: Whose,
    /// Empty: the text does not say where.
    pub places: EnumSet<Place>,
    pub together: Together,
    pub how: Chosen,
}

/// 3.4.4-5: how they are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    Freely,
    AtRandom,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Counted {
    /// "1 monster", "a monster".
    Number(u32),
    UpTo(Number),
    AnyNumber,
    All,
    /// "Monsters", of which it is not said how many.
    Bare,
    /// "As many as" another number.
    Equal(Number),
    AtLeast(u32),
    /// "As many … as possible".
    AsMany,
    /// "3 or 6": one of these numbers.
    Either(u32, u32),
}

/// The noun itself.
#[derive(Clone, PartialEq, Debug)]
pub enum Head {
    Card,
    Monster,
    Spell,
    Trap,
    SpellTrap,
    Token,
    /// By these names.
    Named(Vec<String>),
}

/// One quality, perhaps against a number that has to be bound.
#[derive(Clone, PartialEq, Debug)]
pub enum Quality {
    Is(Filter),
    Compared(Stat, Comparison, Number),
    /// "With the same name as that card".
    Same(ocg::language::Quality, Ref),
    /// "With a different name from that card".
    Different(ocg::language::Quality, Ref),
    /// "With a different name": than this card, or each with another one, as what it is said of asks.
    Other(ocg::language::Quality),
    /// "With the highest ATK", among those of the same description.
    Extreme(Extreme, Stat),
    EquippedTo(Ref),
    EquippedWith(Box<Cards>),
    /// 3.3.1-68
    PointedToBy(Box<Cards>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extreme {
    Highest,
    Lowest,
}

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    Fixed(i32),
    CountOf(Box<Cards>),
    /// "The number of cards sent this way".
    HowMany(Back),
    /// "The number of "Rock" cards sent this way": those of them that are so.
    HowManyLike(Box<Cards>, Back),
    Of(Stat, Box<Ref>),
    LifePoints(Whose),
    Times(Box<Number>, i32),
    Half(Box<Number>),
    /// "For every 3 cards".
    Every(Box<Number>, i32),
    Plus(Box<Number>, Box<Number>),
    Difference(Box<Number>, Box<Number>),
    /// "The ATK it had on the field".
    Was(Stat, Box<Ref>),
    /// 3.4.4-126
    Counters(String, Box<Ref>),
    /// 3.3.2-195: Xyz Materials that it has.
    Materials(Box<Ref>),
    Damage,
    /// The value of those of which this is said, for each its own.
    Own(Stat),
    /// What was declared.
    Declared,
    /// What coins and dice showed.
    Rolled,
}

/// Verbs that have cards for objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    Destroy,
    Send,
    Banish,
    Discard,
    Tribute,
    Add,
    Return,
    Shuffle,
    Place,
    SpecialSummon,
    NormalSummon,
    TributeSummon,
    Set,
    Reveal,
    Equip,
    Attach,
    Detach,
    Draw,
    TakeControl,
    Flip,
    Excavate,
    Look,
    Take,
}

/// Where something goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dest {
    Graveyard,
    Hand,
    /// Of the other player, who must be the owner.
    OpponentsHand,
    Deck(To),
    ExtraDeck,
    ExtraDeckFaceUp,
    PendulumZone,
    YourField,
    OpponentsField,
    /// As the player likes.
    EitherField,
    /// "On either the top or bottom of the Deck".
    TopOrBottom,
    Placed(PlacedAs),
}

/// What is done by one clause.
#[derive(Clone, PartialEq, Debug)]
pub enum Doing {
    Targets(Vec<Ref>),
    Do(Verb, Ref, How),
    /// For how long this is so, and what is said after it without a time of its own.
    Lasting(Until, Box<Doing>),
    /// One of these, as the player likes.
    Either(Vec<(Verb, How)>, Ref),
    /// The first; where this is so, one of these, as the player likes.
    EitherIf(Box<State>, Vec<(Verb, How)>, Ref),
    Equip(Ref, Ref),
    Attach(Ref, Ref),
    Detach(Counted, Ref),
    Position(Ref, PositionTo),
    Control(Ref, Option<Until>),
    Draw(Whose, Number),
    Damage(Whose, Number),
    Gain(Whose, Number),
    Lose(Whose, Number),
    Pay(Number),
    PlaceCounters(Ref, String, u32),
    RemoveCounters(Ref, String, u32),
    Give(Ref, Vec<Said>, Until),
    GivePlayer(Whose, Vec<Modifier>, Until),
    /// 3.3.2-171, -191, -221: what, how, and what must be among the materials.
    ExtraDeck(Cards, SummonWay, Option<Ref>),
    /// 3.3.2-282
    Tokens(Password, Counted, How),
    /// What needs no binding.
    Plain(Box<Step>),
    /// What a player says, also as the effect is activated.
    Declare(Box<Step>),
    /// One after the other.
    InOrder(Vec<(Link, Doing)>),
    ChangeAttackTarget(Ref),
    GiveControl(Ref, Option<Until>),
    /// 3.4.4-136
    Move(Ref, ZoneTo),
    /// "You can …" in the middle.
    May(Vec<(Link, Doing)>),
    /// "Your opponent …".
    Opponent(Vec<(Link, Doing)>),
    EachPlayer(Vec<(Link, Doing)>),
    /// Each player draws as many as that player's cards to which both have just done this.
    EachDraws(Verb),
    /// 3.4.1-9: damage to whoever controls it, or did.
    DamageController(Ref, Number),
    /// 3.4.4-126: so many, but no more than this in all.
    PlaceCountersUpTo(Ref, String, u32),
    /// As many as that.
    PlaceCountersEqual(Ref, String, Number),
    /// 3.4.4-90: this card takes one monster by its effect, and no second one.
    EquipOne(Ref, Ref),
    /// What is done if something is so, and what otherwise.
    If(State, Vec<(Link, Doing)>, Vec<(Link, Doing)>),
    Later(Until, Vec<(Link, Doing)>),
    /// This, if it can be done whole; what hangs on it is done only then.
    Exactly(State, Box<Doing>),
    OneOf(Vec<Vec<(Link, Doing)>>),
    /// These players cannot answer with such cards.
    NoResponse(Whose, Vec<Filter>),
    NotNegated,
    /// 3.4.4-110: when it goes, this is done.
    WhenLeaves(Ref, Gone, Vec<(Link, Doing)>),
    /// 2.1.4-1: so for the whole turn, also before.
    Hold(Ref, Modifier),
    /// "Banish it when it leaves the field".
    WhenGone(Ref, Whither),
    /// 3.4.4-86: each time this happens, or the next time, this is done.
    Watch(Often, Box<Event>, Until, Vec<(Link, Doing)>),
    /// "Negate the Summon or activation": whichever is answered.
    NegateAnswered,
    /// These players cannot activate what has the name of this card.
    NameLock(Whose, Ref, Until),
    /// While this is face-up on the field, a player is kept from something.
    WhileFaceUp(Ref, Whose, Vec<Modifier>),
    /// 3.4.4-150: the effects of it, and of all that has its name.
    NegateByName(Ref, NameBy, Until),
}

/// With what a verb is done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct How {
    pub to: Option<Dest>,
    pub position: SummonPosition,
    pub face_down: bool,
    pub ignoring: bool,
    pub until: Option<Until>,
    pub as_way: Option<SummonWay>,
    pub zone: SummonZone,
}

/// What is so of cards.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    Fixed(Modifier),
    Stat(StatChange, Number),
    /// "Becomes the target's …"
    Less(StatChange, Number),
    /// It has the name of that card.
    NameOf(Ref),
    /// While it attacks the player though there are monsters to attack.
    Directly(Modifier),
}

/// What happens to which value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatChange {
    Atk,
    Def,
    Level,
    Rank,
    AtkBecomes,
    DefBecomes,
    OriginalAtkBecomes,
    OriginalDefBecomes,
    LevelBecomes,
    RankBecomes,
    ScaleBecomes,
    /// How often it may attack.
    Attacks,
    AttacksOnMonsters,
}

/// A sentence about what holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Holding {
    pub of: Of,
    pub said: Vec<Said>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Of {
    Cards(Ref),
    Player(Whose),
}
