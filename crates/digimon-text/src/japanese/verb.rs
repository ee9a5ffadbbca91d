//! The forms of Japanese verbs, and what an effect can have done.

use crate::japanese::phrase::Referent;
use digimon::effects::language::Verb as Done;

/// The endings that a clause can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    /// 消滅させる
    pub plain: &'static str,
    /// 消滅できる
    pub can: &'static str,
    /// 消滅させ、 …
    pub and: &'static str,
    /// 消滅させることで
    pub by: &'static str,
}

const fn verb(plain: &'static str, can: &'static str, and: &'static str, by: &'static str) -> Verb {
    Verb { plain, can, and, by }
}

pub const SURU: Verb = verb("する", "できる", "し", "することで");
pub const SASERU: Verb = verb("させる", "できる", "させ", "させることで");
pub const MODOSU: Verb = verb("戻す", "戻せる", "戻し", "戻すことで");
pub const OKU: Verb = verb("置く", "置ける", "置き", "置くことで");
pub const KUWAERU: Verb = verb("加える", "加えられる", "加え", "加えることで");
pub const NI_SURU: Verb = verb("にする", "にできる", "にし", "にすることで");
pub const ERU: Verb = verb("得る", "得られる", "得て", "得ることで");
pub const ATAERU: Verb = verb("与える", "与えられる", "与え", "与えることで");
pub const ERABU: Verb = verb("選ぶ", "選べる", "選び", "選ぶことで");
pub const SHIHARAU: Verb = verb("支払う", "支払える", "支払い", "支払うことで");
pub const ATSUKAU: Verb = verb("扱う", "扱える", "扱い", "扱うことで");
/// It can be done in any case.
pub const DEKIRU: Verb = verb("できる", "できる", "でき", "することで");
pub const DEKINAI: Verb = verb("できない", "できない", "できず", "できないことで");
pub const SHINAI: Verb = verb("しない", "しないようにできる", "せず", "しないことで");
/// ならない, 戻らない, 離れない: the stem stands before it.
pub const NAI: Verb = verb("ない", "ないようにできる", "ず", "ないことで");
/// The clause ends in a noun or a number: メモリー+1.
pub const NONE: Verb = verb("", "できる", "し", "することで");

/// What was done, before the word for what it was done to: 登場した.
pub fn past(done: Done, to: &Referent) -> &'static str {
    let card = to.head.contains("カード");
    match done {
        Done::Deleted => "消滅した",
        Done::Trashed => "破棄した",
        Done::Returned => "戻した",
        Done::Added => "加えた",
        Done::Placed => "置いた",
        Done::Played => "登場した",
        Done::Digivolved => "進化した",
        Done::Suspended if card => "レストさせた",
        Done::Suspended => "レストした",
        Done::Unsuspended => "アクティブにした",
        Done::Drawn => "引いた",
        Done::Revealed => "オープンした",
        Done::Used => "使用した",
        Done::Linked => "リンクした",
        Done::Attacked => "アタックした",
        Done::DeDigivolved => "退化した",
        Done::Moved => "移動した",
        Done::Prevented => "離れなかった",
        Done::Any => "影響を受けた",
    }
}

/// What was not done.
pub fn past_denied(done: Done) -> &'static str {
    match done {
        Done::Deleted => "消滅しなかった",
        Done::Trashed => "破棄しなかった",
        Done::Returned => "戻さなかった",
        Done::Added => "加えなかった",
        Done::Placed => "置かなかった",
        Done::Played => "登場しなかった",
        Done::Digivolved => "進化しなかった",
        Done::Suspended => "レストしなかった",
        Done::Unsuspended => "アクティブにしなかった",
        Done::Drawn => "引かなかった",
        Done::Revealed => "オープンしなかった",
        Done::Used => "使用しなかった",
        Done::Linked => "リンクしなかった",
        Done::Attacked => "アタックしなかった",
        Done::DeDigivolved => "退化しなかった",
        Done::Moved => "移動しなかった",
        Done::Prevented => "離れた",
        Done::Any => "影響を受けなかった",
    }
}
