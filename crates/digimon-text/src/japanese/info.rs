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
            Info::DigimonWithDp(dp) => format!("DP{dp}のデジモン"),
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

    /// What is changed, and into what.
    pub(crate) fn info_changed(&mut self, info: &Info) -> String {
        let what = match info {
            Info::DigimonWithDp(_) => return self.info(info),
            Info::Name(_) | Info::NamesOfCardsUnder(_) => "名称",
            Info::Color(_) | Info::ColorsOfCardsUnder => "色",
            Info::Trait(_) => "特徴",
            Info::AnyLevel => "Lv.",
            Info::Level(level) => return format!("元々のLv.を{level}"),
            Info::Dp(dp) => return format!("元々のDPを{dp}"),
        };
        format!("元々の{what}を{}", self.info(info))
    }
}
