//! What cannot be done, by something or to it.

use crate::japanese::modifier::Stated;
use crate::japanese::noun::{Joint, Place};
use crate::japanese::verb::{DEKINAI, NAI, SHINAI, Verb};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Area, Filter, How, Noun, Payment, Restriction, Whose};

const SARENAI: Verb =
    Verb {
        plain: "されない", can: "されないようにできる", and: "されず", by: "されないことで"
    };

impl Writer<'_> {
    pub(crate) fn restriction(&mut self, restriction: &Restriction) -> Stated {
        let cannot = |text: &str| Stated::topic(text, DEKINAI);
        match restriction {
            Restriction::Attack => cannot("アタック"),
            Restriction::AttackPlayers => cannot("プレイヤーにアタック"),
            Restriction::AttackDigimon(noun) => {
                let these = self.these(noun, "デジモン");
                cannot(&format!("{these}にアタック"))
            }
            Restriction::Block => cannot("ブロック"),
            Restriction::BeBlocked(noun) if is_any_digimon(noun) => Stated::topic("ブロック", SARENAI),
            Restriction::BeBlocked(noun) => {
                let these = self.these(noun, "デジモン");
                Stated::topic(format!("{these}にブロック"), SARENAI)
            }
            Restriction::BeAttacked => Stated::topic("アタック", SARENAI),
            Restriction::Suspend => cannot("レスト"),
            Restriction::Unsuspend => Stated::topic("アクティブになら", NAI),
            Restriction::UnsuspendInPhase => Stated::topic("アクティブフェイズではアクティブになら", NAI),
            Restriction::Digivolve => cannot("進化"),
            Restriction::DigivolveInto(noun) => self.only_into(noun),
            Restriction::BeDeleted(how) => self.by_how(how, "消滅", SHINAI),
            Restriction::BeReturnedToHand(how) => self.by_how(how, "手札に戻ら", NAI),
            Restriction::BeReturnedToDeck(how) => self.by_how(how, "デッキに戻ら", NAI),
            Restriction::Leave(how) => self.by_how(how, "バトルエリアを離れ", NAI),
            Restriction::LeaveUndeleted(how) => self.by_how(how, "消滅以外でバトルエリアを離れ", NAI),
            Restriction::HaveDpReduced(how) => self.by_how(how, "DPをマイナス", SARENAI),
            Restriction::BeDeDigivolved(how) => {
                let owner = if *how == How::Any { "" } else { "相手の" };
                Stated::topic(format!("{owner}≪退化≫の効果を受け"), NAI)
            }
            Restriction::HaveDigivolutionCardsTrashed(how) => self.by_how(how, "進化元を破棄", SARENAI),
            Restriction::HaveStackedCardsTrashed(how) => {
                self.by_how(how, "重ねられているカードを破棄", SARENAI)
            }
            Restriction::BeTrashed(how) => self.by_how(how, "破棄", DEKINAI),
            Restriction::Activate(when) => Stated {
                particle: "の",
                ..Stated::topic(format!("{}効果は発揮", self.timing_icon(when)), SHINAI)
            },
            Restriction::SwitchTarget => Stated::topic("アタックの対象を変更", SARENAI),
            Restriction::Play(noun, how) => {
                let from = match noun.from[..] {
                    [Area::Hand] => "手札から、",
                    [Area::Trash] => "トラッシュから、",
                    _ => "",
                };
                let these = self.these(noun, "カード");
                self.by_how(how, &format!("{from}{these}を登場"), DEKINAI)
            }
            Restriction::UseOptions => cannot("オプションカードを使用"),
            Restriction::GainMemory(how) => self.by_how(how, "メモリーをプラス", DEKINAI),
            Restriction::ReduceCosts(payment) => cannot(&format!("支払う{}をマイナス", cost_of(*payment))),
            Restriction::AddSecurity(how) => self.by_how(how, "セキュリティにカードを置け", NAI),
            Restriction::Draw(how) => self.by_how(how, "ドロー", DEKINAI),
            Restriction::IgnoreDigivolutionRequirements => cannot("進化条件を無視"),
            Restriction::Link => cannot("リンク"),
            Restriction::Move => cannot("移動"),
            Restriction::Hatch => cannot("孵化"),
        }
    }

    /// What cannot digivolve into anything but these: 〜にしか進化できない.
    fn only_into(&mut self, noun: &Noun) -> Stated {
        let [Filter::Not(only)] = noun.of.as_slice() else {
            let these = self.these(noun, "カード");
            return Stated::topic(format!("{these}に進化"), DEKINAI);
        };
        let digimon =
            Noun { whose: Whose::Any, from: Vec::new(), of: vec![Filter::Digimon, only.as_ref().clone()] };
        let only = self.noun(&digimon, Place::Unsaid, Joint::Or).text;
        Stated::topic(format!("{only}にしか進化"), DEKINAI)
    }

    fn by_how(&self, how: &How, text: &str, verb: Verb) -> Stated {
        Stated::topic(format!("{}{text}", self.by(how)), verb)
    }

    /// Those that the noun means, or any at all.
    fn these(&mut self, noun: &Noun, anything: &str) -> String {
        if is_anything(noun) {
            return anything.to_owned();
        }
        self.noun(noun, Place::Unsaid, Joint::Or).text
    }
}

pub fn cost_of(payment: Payment) -> &'static str {
    match payment {
        Payment::Play => "登場コスト",
        Payment::Digivolve => "進化コスト",
        Payment::Use => "使用コスト",
        Payment::Link => "リンクコスト",
    }
}

/// Digimon, whatever they are like.
fn is_any_digimon(noun: &Noun) -> bool {
    noun.of.iter().all(|filter| *filter == Filter::Digimon) && noun.whose != Whose::Yours
}

/// Nothing in particular.
fn is_anything(noun: &Noun) -> bool {
    noun.whose == Whose::Any && noun.of.is_empty()
}
