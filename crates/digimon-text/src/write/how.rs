//! By what something happens.

use crate::write::grammar::list;
use crate::write::keyword;
use digimon::effects::language::How;

/// "in battle", "by your opponent's effects"; nothing if it does not matter.
pub fn by(how: &How) -> Option<String> {
    Some(match how {
        How::Any => return None,
        How::InBattle => "in battle".to_owned(),
        How::ByDpZero => "by having 0 DP".to_owned(),
        How::ByRule => "other than by effects".to_owned(),
        How::ByDigiBurst => "by <Digi-Burst>".to_owned(),
        How::ByEffect
        | How::ByYourEffect
        | How::ByOpponentsEffect
        | How::ByThisEffect
        | How::ByDigimonsEffect
        | How::ByTamersEffect
        | How::ByOptionsEffect
        | How::ByKeyword(_)
        | How::ByEffectOf(_) => format!("by {}", sources(how)?),
        How::Not(inner) => format!("other than {}", by(inner)?),
        How::AllOf(_) => format!("by {}", sources(how)?),
        How::AnyOf(any) => list(&any.iter().filter_map(by).collect::<Vec<_>>(), "or"),
    })
}

/// The effects that are meant: "your opponent's effects".
pub fn sources(how: &How) -> Option<String> {
    Some(match how {
        How::Any | How::ByEffect => "effects".to_owned(),
        How::ByYourEffect => "your effects".to_owned(),
        How::ByOpponentsEffect => "your opponent's effects".to_owned(),
        How::ByThisEffect => "this card's effects".to_owned(),
        How::ByDigimonsEffect => "Digimon effects".to_owned(),
        How::ByTamersEffect => "Tamer effects".to_owned(),
        How::ByOptionsEffect => "Option effects".to_owned(),
        How::ByEffectOf(name) => format!("the effects of [{name}]"),
        How::ByKeyword(kind) => format!("<{}> effects", keyword::kind_name(*kind)),
        How::InBattle => "battles".to_owned(),
        How::ByDpZero => "having 0 DP".to_owned(),
        How::ByRule => "rules".to_owned(),
        How::ByDigiBurst => "<Digi-Burst>".to_owned(),
        How::Not(inner) => format!("anything but {}", sources(inner)?),
        How::AllOf(all) => {
            let all = all.iter().map(sources).collect::<Option<Vec<_>>>()?;
            let whose: Vec<&str> = all.iter().map(|each| each.trim_end_matches(" effects")).collect();
            format!("{} effects", whose.join(" "))
        }
        How::AnyOf(any) => list(&any.iter().filter_map(sources).collect::<Vec<_>>(), "or"),
    })
}
