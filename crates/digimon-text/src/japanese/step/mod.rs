//! Steps: each process of an effect as a clause.

mod attack;
mod cards;
mod play;
mod put;
mod structure;

use crate::japanese::clause::Clause;
use crate::japanese::noun::{Joint, Place};
use crate::japanese::verb::{NI_SURU, OKU, SASERU, SHIHARAU, SURU, Verb};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Step, Target, Verb as Done};

impl Writer<'_> {
    /// What one step does.
    pub(crate) fn step(&mut self, step: &Step) -> Clause {
        match step {
            Step::Memory(whose, amount) => self.memory_changed(*whose, amount),
            Step::SetMemory(whose, amount) => self.memory_set(*whose, amount),
            Step::Draw(whose, amount) => self.drawn(*whose, amount),
            Step::Recover(whose, amount) => self.recovered(*whose, amount),
            Step::Delete(target) => self.done_to(target, "消滅", SASERU, Done::Deleted),
            Step::Put(target, destination) => self.put(target, destination),
            Step::Suspend(target) => self.done_to(target, "レスト", SASERU, Done::Suspended),
            Step::Unsuspend(target) => self.done_to(target, "アクティブ", NI_SURU, Done::Unsuspended),
            Step::DeDigivolve(target, amount) => self.de_digivolved(target, amount),
            Step::TrashTopCard(target) => self.top_card_trashed(target),
            Step::TrashDigivolutionCards(target, end, amount) => {
                self.digivolution_cards_trashed(target, *end, amount)
            }
            Step::Flip(target, face) => self.flipped(target, *face),
            Step::Give(target, modifiers, duration) => self.give(target, modifiers, *duration),
            Step::GivePlayer(whose, modifiers, duration) => self.give_player(*whose, modifiers, *duration),
            Step::Play { what, cost, to_breeding, suspended, without_on_play } => {
                self.played(what, cost, (*to_breeding, *suspended, *without_on_play))
            }
            Step::PlayToken(number, amount, whose, posture) => {
                self.token_played((number, amount), *whose, *posture)
            }
            Step::Digivolve { what, into, cost, ignoring_requirements, as_if } => {
                self.digivolved((what, into), cost, *ignoring_requirements, as_if)
            }
            Step::DnaDigivolve { into, with, cost } => self.dna_digivolved(into, with, cost),
            Step::AppFuse { what, into, cost } => self.app_fused(what, into, cost),
            Step::Use { what, cost, ignoring_colors } => self.used(what, cost, *ignoring_colors),
            Step::Link { what, to, cost } => self.linked(what, to, cost),
            Step::Hatch => Clause::new("自分の育成エリアに孵化", SURU),
            Step::Move(target) => self.done_to(target, "移動", SASERU, Done::Moved),
            Step::Attack { .. } => self.attack(step),
            Step::Blitz(target) => self.blitz(target),
            Step::SwitchTarget(target) => {
                let to = self.target(target, Place::In).text;
                Clause::new(format!("アタックの対象を{to}に変更"), SURU)
            }
            Step::SwitchTargetToPlayer => Clause::new("アタックの対象をプレイヤーに変更", SURU),
            Step::EndAttack => Clause::new("そのアタックを終了", SURU),
            Step::Battle(one, two) => self.battle(one, two),
            Step::Reveal(whose, from, amount) => self.revealed(*whose, *from, amount),
            Step::PutRest(destination) => self.rest_put(destination),
            Step::Look(target) => {
                Clause::new(format!("{}確認", self.target(target, Place::In).object()), SURU)
            }
            Step::Shuffle(whose, pile) => {
                let area = format!("{}{}", self.owner_of_place(*whose), self.area(&pile.area()));
                Clause::new(format!("{area}をシャッフル"), SURU)
            }
            Step::May(block) => self.may(block),
            Step::By(cost, then) => self.by_doing(cost, then),
            Step::If(condition, then, otherwise) => self.if_so(condition, then, otherwise),
            Step::MayInstead(first, instead) => self.may_instead(first, instead),
            Step::ChooseModes(amount, modes) => self.modes(amount, modes),
            Step::Activate { of, timing, n } => self.activated(of, timing, n.as_ref()),
            Step::Repeat(amount, block) => self.repeated(amount, block),
            Step::ForEach(target, slot, block) => self.for_each_of(target, *slot, block),
            Step::Later(moment, block) => self.later(*moment, block),
            Step::Declare(from, to) => {
                Clause::new(format!("{}～{}の数字1つを宣言", self.value(from), self.value(to)), SURU)
            }
            Step::Select(target) => self.selected(target),
            Step::AsPlayer(whose, block) => self.as_player(*whose, block),
            Step::DigiBurst(amount) => Clause::noun(format!("≪デジバースト{}≫", self.value(amount))),
            Step::Delay => Clause::noun("≪ディレイ≫"),
            Step::Save => Clause::noun("≪セーブ≫"),
            Step::MindLink(filters) => self.mind_link(filters),
            Step::BlastDigivolve => Clause::noun("≪ブラスト進化≫"),
            Step::Prevent(target) => self.prevented(target),
            Step::WidenDigiXros(noun, amount) => {
                let (cards, n) = (self.noun(noun, Place::From, Joint::Or), self.value(amount));
                Clause::new(format!("デジクロスで{}までも", cards.counted(n).text), OKU)
            }
            Step::ChangeCost(amount) => self.cost_changed(amount),
            Step::SetCost(amount) => {
                let cost = crate::japanese::happening::cost_name(self.would);
                Clause::new(format!("支払う{cost}を{}に", self.value(amount)), SURU)
            }
            Step::InsteadOfIt(block) => self.instead_of_it(block),
            Step::PayCost(amount) => Clause::new(format!("{}コスト", self.value(amount)), SHIHARAU),
            Step::Win(whose) => Clause::new(format!("{}はゲームに勝利", self.player(*whose)), SURU),
            Step::Lose(whose) => Clause::new(format!("{}はゲームに敗北", self.player(*whose)), SURU),
            Step::Nothing => Clause::new("何も", NOTHING),
        }
    }

    /// Something is done to the target, and remembered.
    fn done_to(&mut self, target: &Target, stem: &str, verb: Verb, done: Done) -> Clause {
        let said = self.target(target, Place::In);
        self.remember_done(done, said.referent.clone());
        Clause::new(format!("{}{stem}", said.object()), verb)
    }
}

const NOTHING: Verb =
    Verb { plain: "しない", can: "しないでよい", and: "せず", by: "しないことで" };
