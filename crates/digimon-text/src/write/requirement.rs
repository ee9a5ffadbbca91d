//! Requirements: what a card asks for to be digivolved into, assembled or linked.

use crate::write::brief::brief;
use crate::write::stat;
use digimon::card::{Card, Material};

/// The lines above a card's effects.
pub fn requirements(card: &Card) -> Vec<String> {
    let digivolution = card.digivolution.iter().map(|way| {
        let condition = way.condition.as_ref().map(crate::write::condition::in_front).unwrap_or_default();
        format!("[Digivolve] {condition}{}: Cost {}", brief(&way.from), way.cost.0)
    });
    let dna = card.dna.iter().map(|way| {
        let from: Vec<String> = way.from.iter().map(|part| brief(part)).collect();
        format!("[DNA Digivolve] {}: Cost {}", from.join(" + "), way.cost.0)
    });
    let burst = card.burst.iter().map(|way| {
        let (from, tamer) = (brief(&way.from), brief(&way.tamer));
        format!("[Burst Digivolve] {from}: By returning 1 {tamer} to the hand, Cost {}", way.cost.0)
    });
    let fusion = card.app_fusion.iter().map(|way| {
        let of: Vec<String> = way.of.iter().map(|part| brief(part)).collect();
        format!("[App Fusion] {}: Cost {}", of.join(" & "), way.cost.0)
    });
    let digixros = card
        .digixros
        .iter()
        .map(|way| format!("[DigiXros -{}] {}", way.each.0.abs(), materials(&way.materials)));
    let assembly = card
        .assembly
        .iter()
        .map(|way| format!("[Assembly -{}] {}", way.reduces.0.abs(), materials(&way.materials)));
    let link = card.link.iter().map(|way| format!("[Link] {}: Cost {}", brief(&way.to), way.cost.0));
    digivolution.chain(dna).chain(burst).chain(fusion).chain(digixros).chain(assembly).chain(link).collect()
}

fn materials(materials: &[Material]) -> String {
    materials.iter().map(material).collect::<Vec<_>>().join(" x ")
}

fn material(material: &Material) -> String {
    let number = if material.n == 1 { String::new() } else { format!("{} ", material.n) };
    let different =
        material.different.map(|stat| format!(" w/different {}", stat::kinds(stat))).unwrap_or_default();
    format!("{number}{}{different}", brief(&material.of))
}
