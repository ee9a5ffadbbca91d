//! Requirements: what a card asks for to be digivolved into, assembled or linked.

use crate::japanese::stat;
use crate::japanese::writer::Writer;
use digimon::card::{Card, Material};

impl Writer<'_> {
    /// The lines above a card's effects.
    pub(crate) fn requirements(&mut self, card: &Card) -> Vec<String> {
        let mut lines = Vec::new();
        for way in &card.digivolution {
            let condition = way
                .condition
                .as_ref()
                .map(|condition| self.condition(condition, true).while_so())
                .unwrap_or_default();
            lines.push(format!("〔進化〕{condition}{}:コスト{}", self.brief(&way.from), way.cost.0));
        }
        for way in &card.dna {
            let from: Vec<String> = way.from.iter().map(|part| self.brief(part)).collect();
            lines.push(format!("〔ジョグレス〕{}:コスト{}", from.join("+"), way.cost.0));
        }
        for way in &card.burst {
            let (from, tamer) = (self.brief(&way.from), self.brief(&way.tamer));
            lines.push(format!("〔バースト進化〕{from}:{tamer}1体を手札に戻すことで、コスト{}", way.cost.0));
        }
        for way in &card.app_fusion {
            let of: Vec<String> = way.of.iter().map(|part| self.brief(part)).collect();
            lines.push(format!("〔アプ合体〕{}:コスト{}", of.join("＆"), way.cost.0));
        }
        if let Some(way) = &card.digixros {
            lines.push(format!(
                "デジクロス-{}:{}",
                way.each.0.unsigned_abs(),
                self.materials(&way.materials)
            ));
        }
        if let Some(way) = &card.assembly {
            lines.push(format!(
                "アセンブリ-{}:{}",
                way.reduces.0.unsigned_abs(),
                self.materials(&way.materials)
            ));
        }
        if let Some(way) = &card.link {
            lines.push(format!("〈リンク〉{}:コスト{}", self.brief(&way.to), way.cost.0));
        }
        lines
    }

    fn materials(&mut self, materials: &[Material]) -> String {
        materials.iter().map(|material| self.material(material)).collect::<Vec<_>>().join("×")
    }

    fn material(&mut self, material: &Material) -> String {
        let different =
            material.different.map(|stat| format!("{}の異なる", stat::called(stat))).unwrap_or_default();
        let number = if material.n == 1 { String::new() } else { format!("{}枚", material.n) };
        format!("{different}{}{number}", self.brief(&material.of))
    }
}
