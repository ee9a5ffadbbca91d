//! By what something happens.

use crate::japanese::keyword::kind_icon;
use crate::japanese::writer::Writer;
use digimon::effects::language::{How, Whose};

impl Writer<'_> {
    /// 相手の効果で, バトル以外で; nothing if it does not matter.
    pub(crate) fn by(&self, how: &How) -> String {
        match how {
            How::Any => String::new(),
            How::ByDpZero => "DPが0になって".to_owned(),
            _ => format!("{}で", self.cause(how)),
        }
    }

    /// What brings it about: 相手の効果.
    pub(crate) fn cause(&self, how: &How) -> String {
        match how {
            How::Any | How::ByEffect => "効果".to_owned(),
            How::InBattle => "バトル".to_owned(),
            How::ByYourEffect => format!("{}効果", self.owner(Whose::Yours)),
            How::ByOpponentsEffect => {
                format!("{}効果", self.owner(Whose::Opponents))
            }
            How::ByThisEffect => "このカードの効果".to_owned(),
            How::ByEffectOf(name) => format!("{}の効果", self.quoted_name(name)),
            How::ByDigimonsEffect => "デジモンの効果".to_owned(),
            How::ByTamersEffect => "テイマーの効果".to_owned(),
            How::ByOptionsEffect => "オプションカードの効果".to_owned(),
            How::ByKeyword(kind) => format!("{}の効果", kind_icon(*kind)),
            How::ByDpZero => "DP0".to_owned(),
            How::ByRule => "効果以外".to_owned(),
            How::ByDigiBurst => "≪デジバースト≫".to_owned(),
            How::Not(inner) => match inner.as_ref() {
                How::AnyOf(any) => format!("{}以外", self.causes(any, "と")),
                _ => format!("{}以外", self.cause(inner)),
            },
            How::AllOf(all) => self.causes(all, "かつ"),
            How::AnyOf(any) => self.causes(any, "か"),
        }
    }

    fn causes(&self, any: &[How], conjunction: &str) -> String {
        any.iter().map(|how| self.cause(how)).collect::<Vec<_>>().join(conjunction)
    }
}
