//! Information that is added to a card or changed.

use crate::japanese::filter::words::color_word;
use crate::japanese::writer::Writer;
use digimon::effects::language::Info;

impl Writer<'_> {
    /// What it is treated as: 「A」・Lv.6.
    pub(crate) fn infos(&mut self, infos: &[Info]) -> String {
        infos.iter().map(|info| self.info(info)).collect::<Vec<_>>().join("・")
    }

    pub(crate) fn info(&mut self, info: &Info) -> String {
        match info {
            Info::DigimonWithDp(dp) => format!("デジモン・DP{dp}"),
            Info::Name(name) => self.quoted_name(name),
            Info::NamesOfCardsUnder(filters) if filters.is_empty() => "進化元の名称".to_owned(),
            Info::NamesOfCardsUnder(filters) => format!("進化元の{}の名称", self.brief(filters)),
            Info::Color(color) => color_word(*color).to_owned(),
            Info::ColorsOfCardsUnder => "進化元の色".to_owned(),
            Info::Trait(name) => format!("特徴{}", self.quoted_trait(name)),
            Info::Level(level) => format!("Lv.{level}"),
            Info::AnyLevel => "任意のLv.".to_owned(),
            Info::Dp(dp) => format!("DP{dp}"),
        }
    }

    /// What the original information is changed to: 元々の名称「A」.
    pub(crate) fn info_changed(&mut self, info: &Info) -> String {
        let changed = self.info(info);
        match info {
            Info::Name(_) => format!("元々の名称{changed}"),
            Info::NamesOfCardsUnder(_)
            | Info::DigimonWithDp(_)
            | Info::Color(_)
            | Info::ColorsOfCardsUnder
            | Info::Trait(_)
            | Info::Level(_)
            | Info::AnyLevel
            | Info::Dp(_) => format!("元々の{changed}"),
        }
    }
}
