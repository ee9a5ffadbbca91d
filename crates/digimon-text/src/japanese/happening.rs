//! What happens or would happen: 自分のデジモンがバトルで消滅したとき.

use crate::japanese::noun::{Joint, Place};
use crate::japanese::phrase::{Referent, Said};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Area, Filter, Happening, Noun, Pattern, Whose};

/// How a happening is told. The words before the verb, and the verb after it has happened and
/// before.
struct Told {
    form: Form,
    before: &'static str,
    happened: &'static str,
    would: &'static str,
}

enum Form {
    /// The subject does or suffers it; the particle of the second party.
    Of(&'static str),
    /// It happens to the stack or the hand of the player.
    Stack(&'static str),
    /// The player does it to the subject.
    ByPlayer,
    /// It happens to the player alone.
    OfPlayer,
    /// It is of the subject: 〜のアタックが終了した.
    Belonging,
    /// The subject is a card under the second party: this word for it.
    UnderOther(&'static str),
    /// Cards come under the subject.
    OntoSubject,
}

fn told(what: Happening) -> Told {
    let of = |particle, before, happened, would| Told { form: Form::Of(particle), before, happened, would };
    let stack = |name, happened, would| Told { form: Form::Stack(name), before: "", happened, would };
    let plain = |form, before, happened, would| Told { form, before, happened, would };
    match what {
        Happening::Played => of("に", "", "登場した", "登場する"),
        Happening::Digivolved => of("に", "", "進化した", "進化する"),
        Happening::DnaDigivolved => of("に", "", "ジョグレス進化した", "ジョグレス進化する"),
        Happening::Deleted => of("に", "", "消滅した", "消滅する"),
        Happening::Leaves => of("に", "バトルエリアを", "離れた", "離れる"),
        Happening::ReturnedToHand => of("に", "手札に", "戻った", "戻る"),
        Happening::ReturnedToDeck => of("に", "デッキに", "戻った", "戻る"),
        Happening::Attacks => of("に", "", "アタックした", "アタックする"),
        Happening::AttacksPlayer => of("に", "プレイヤーに", "アタックした", "アタックする"),
        Happening::Blocks => of("を", "", "ブロックした", "ブロックする"),
        Happening::Blocked => of("に", "", "ブロックされた", "ブロックされる"),
        Happening::TargetSwitched => plain(Form::Belonging, "アタックの対象が", "変更された", "変更される"),
        Happening::EndOfAttack => plain(Form::Belonging, "アタックが", "終了した", "終了する"),
        Happening::BattleEnds => plain(Form::Belonging, "バトルが", "終了した", "終了する"),
        Happening::CounterTiming => {
            plain(Form::Belonging, "アタックのカウンタータイミングに", "なった", "なる")
        }
        Happening::Suspended => of("に", "", "レストした", "レストする"),
        Happening::Unsuspended => of("に", "", "アクティブになった", "アクティブになる"),
        Happening::DeletesInBattle => of("を", "", "消滅させた", "消滅させる"),
        Happening::DeletesInBattleAndSurvives => of("だけを", "", "消滅させた", "消滅させる"),
        Happening::ChecksSecurity => of("を", "セキュリティを", "チェックした", "チェックする"),
        Happening::OptionUsed => plain(Form::ByPlayer, "", "使用した", "使用する"),
        Happening::TrashedFromHand => stack("手札", "破棄された", "破棄される"),
        Happening::TrashedFromDeck => stack("デッキ", "破棄された", "破棄される"),
        Happening::TrashedFromSecurity => stack("セキュリティ", "破棄された", "破棄される"),
        Happening::TrashedFromBattleArea => of("に", "バトルエリアから", "破棄された", "破棄される"),
        Happening::AddedToDeck => stack("デッキ", "増えた", "増える"),
        Happening::TopCardTrashed => {
            plain(Form::Belonging, "一番上に重ねられているカードが", "破棄された", "破棄される")
        }
        Happening::TopCardPlaced => {
            plain(Form::Belonging, "一番上に重ねられているカードが進化元に", "置かれた", "置かれる")
        }
        Happening::DigivolutionCardsTrashed => {
            plain(Form::UnderOther("進化元"), "", "破棄された", "破棄される")
        }
        Happening::LinkCardsTrashed => {
            plain(Form::UnderOther("リンクカード"), "", "破棄された", "破棄される")
        }
        Happening::DigivolutionCardsPlaced => plain(Form::OntoSubject, "", "増えた", "増える"),
        Happening::Linked => of("が", "", "リンクした", "リンクする"),
        Happening::AddedToHand => stack("手札", "増えた", "増える"),
        Happening::Drawn => plain(Form::OfPlayer, "", "ドローした", "ドローする"),
        Happening::SecurityAdded => stack("セキュリティ", "増えた", "増える"),
        Happening::SecurityRemoved => stack("セキュリティ", "減った", "減る"),
        Happening::SecurityChecked => stack("セキュリティ", "チェックされた", "チェックされる"),
        Happening::PlacedInBattleArea => of("に", "バトルエリアに", "置かれた", "置かれる"),
        Happening::Hatched => of("に", "", "孵化した", "孵化する"),
        Happening::Moved => of("に", "育成エリアからバトルエリアに", "移動した", "移動する"),
        Happening::MemoryGained => plain(Form::OfPlayer, "メモリーを", "プラスした", "プラスする"),
        Happening::DeDigivolved => of("に", "", "退化した", "退化する"),
        Happening::TurnStarts => plain(Form::OfPlayer, "ターンを", "開始した", "開始する"),
        Happening::TurnEnds => plain(Form::OfPlayer, "ターンを", "終了した", "終了する"),
        Happening::MainPhaseStarts => plain(Form::OfPlayer, "メインフェイズを", "開始した", "開始する"),
    }
}

/// What the cost is called that is about to be paid for it.
pub fn cost_name(what: Option<Happening>) -> &'static str {
    match what {
        Some(Happening::Played) => "登場コスト",
        Some(Happening::Digivolved | Happening::DnaDigivolved) => "進化コスト",
        Some(Happening::OptionUsed) => "使用コスト",
        Some(Happening::Linked) => "リンクコスト",
        _ => "コスト",
    }
}

/// That it does not happen, without the ending ない.
pub fn prevented(what: Option<Happening>) -> &'static str {
    match what {
        Some(Happening::Deleted) => "消滅し",
        Some(Happening::Leaves) => "離れ",
        Some(Happening::ReturnedToHand | Happening::ReturnedToDeck) => "戻ら",
        Some(Happening::Suspended) => "レストし",
        _ => "影響を受け",
    }
}

/// Has it happened already, or is it about to?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tense {
    Happened,
    Would,
}

impl Writer<'_> {
    /// 自分のデジモンが登場した; of several with one subject 登場/進化した.
    pub(crate) fn happening(&mut self, patterns: &[&Pattern], tense: Tense) -> String {
        let Some((pattern, others)) = patterns.split_last() else { return String::new() };
        if tense == Tense::Would {
            self.would = Some(pattern.what);
        }
        let stems: String = others.iter().map(|other| stem(other.what)).collect();
        self.tell(pattern, tense, &stems)
    }

    fn tell(&mut self, pattern: &Pattern, tense: Tense, stems: &str) -> String {
        let told = told(pattern.what);
        let verb = if tense == Tense::Would { told.would } else { told.happened };
        let how = self.how_of(pattern);
        let tail = format!("{how}{stems}{}{verb}", told.before);
        match told.form {
            Form::Of(particle) => {
                let subject = self.subject(&pattern.subject, pattern.what).text;
                let onto =
                    if pattern.what == Happening::Linked && pattern.other.is_some() { "に" } else { "が" };
                format!("{subject}{onto}{}", self.with_other(pattern, particle, tense, &tail))
            }
            Form::Stack(name) => format!("{}{tail}", self.of_stack(&pattern.subject, name, pattern.what)),
            Form::ByPlayer => {
                let (player, whose) = (self.player(pattern.subject.whose), pattern.subject.whose);
                let noun = Noun { whose: Whose::Any, ..pattern.subject.clone() };
                let subject = self.subject(&noun, pattern.what).text;
                let player = if whose == noun.whose { String::new() } else { format!("{player}が") };
                format!("{player}{subject}を{tail}")
            }
            Form::OfPlayer => format!("{}が{tail}", self.player(pattern.subject.whose)),
            Form::Belonging if is_anything(&pattern.subject) => tail,
            Form::Belonging => format!("{}の{tail}", self.subject(&pattern.subject, pattern.what).text),
            Form::UnderOther(name) => format!("{}{tail}", self.under_other(pattern, name)),
            Form::OntoSubject => self.onto_subject(pattern, &how, verb),
        }
    }

    fn how_of(&self, pattern: &Pattern) -> String {
        let in_battle =
            matches!(pattern.what, Happening::DeletesInBattle | Happening::DeletesInBattleAndSurvives);
        if in_battle { String::new() } else { self.by(&pattern.how) }
    }

    fn with_other(&mut self, pattern: &Pattern, particle: &str, tense: Tense, tail: &str) -> String {
        let battle = if particle == "だけを" || pattern.what == Happening::DeletesInBattle {
            "バトルで"
        } else {
            ""
        };
        let Some(noun) = &pattern.other else { return format!("{battle}{tail}") };
        let into = matches!(pattern.what, Happening::Digivolved | Happening::DnaDigivolved);
        let noun = if into { digimon(noun, tense) } else { noun.clone() };
        let said = self.noun(&noun, Place::Unsaid, Joint::Or);
        self.other = Some(said.referent.clone());
        format!("{battle}{}{particle}{tail}", said.text)
    }

    /// 自分の手札が; このカードが手札から.
    fn of_stack(&mut self, noun: &Noun, name: &str, what: Happening) -> String {
        let stack = format!("{}{name}", if noun.whose == Whose::Any { "" } else { self.owner(noun.whose) });
        if noun.of.contains(&Filter::This) {
            return format!("このカードが{name}から");
        }
        if noun.of.is_empty() {
            self.triggering = Some(Referent::card());
            return format!("{stack}が");
        }
        let cards = Noun { from: vec![Area::Revealed], whose: Whose::Any, ..noun.clone() };
        let subject = self.subject(&cards, what).text;
        let to = matches!(what, Happening::AddedToHand | Happening::SecurityAdded | Happening::AddedToDeck);
        if to { format!("{stack}に{subject}が") } else { format!("{stack}から、{subject}が") }
    }

    /// このデジモンの進化元が; このカードが〜の進化元から.
    fn under_other(&mut self, pattern: &Pattern, name: &str) -> String {
        let holder = pattern.other.as_ref().map(|noun| self.noun(noun, Place::Unsaid, Joint::Or));
        let of = holder.as_ref().map(|holder| format!("{}の", holder.text)).unwrap_or_default();
        if let Some(holder) = holder {
            self.other = Some(holder.referent);
        }
        if pattern.subject.of.contains(&Filter::This) {
            return format!("このカードが{of}{name}から");
        }
        if pattern.subject.of.is_empty() {
            let of = if of.is_empty() { self.owner(pattern.subject.whose).to_owned() } else { of };
            self.triggering = Some(Referent::card());
            return format!("{of}{name}が");
        }
        let subject = self.subject(&pattern.subject, pattern.what).text;
        format!("{of}{name}から、{subject}が")
    }

    /// このデジモンの進化元が効果で増えた; with a card that is told, 〜に〜が置かれた.
    fn onto_subject(&mut self, pattern: &Pattern, how: &str, verb: &str) -> String {
        let holder = self.subject(&pattern.subject, pattern.what);
        let under = crate::japanese::noun::under_word(&holder);
        let other = pattern.other.as_ref().filter(|noun| !noun.of.is_empty());
        let Some(noun) = other else { return format!("{under}が{how}{verb}") };
        let cards = Noun { from: vec![Area::Revealed], ..noun.clone() };
        let card = self.noun(&cards, Place::Unsaid, Joint::Or);
        self.other = Some(card.referent.clone());
        let placed = if verb == "増えた" { "置かれた" } else { "置かれる" };
        format!("{under}に{}が{how}{placed}", card.text)
    }

    /// Remembered as what triggered the effect.
    fn subject(&mut self, noun: &Noun, what: Happening) -> Said {
        let elsewhere = noun.from.iter().any(|area| !matches!(area, Area::Battle | Area::Breeding));
        if noun.of.contains(&Filter::This) && elsewhere {
            return Said::new("このカード", Referent::card());
        }
        let cards = Noun { from: vec![Area::Revealed], ..noun.clone() };
        let is_card = matches!(
            what,
            Happening::OptionUsed | Happening::PlacedInBattleArea | Happening::TrashedFromBattleArea
        );
        let said = self.noun(
            if is_card { &cards } else { noun },
            if is_card { Place::Unsaid } else { Place::From },
            Joint::Or,
        );
        if !noun.of.contains(&Filter::This) {
            self.triggering = Some(said.referent.clone());
        }
        said
    }
}

/// What is digivolved into is a Digimon, and a card before that.
fn digimon(noun: &Noun, tense: Tense) -> Noun {
    let area = if tense == Tense::Would { Area::Revealed } else { Area::Battle };
    let known = noun.of.iter().any(crate::japanese::filter::is_head);
    let kind = if known { None } else { Some(Filter::Digimon) };
    Noun {
        whose: Whose::Any,
        from: vec![area],
        of: kind.into_iter().chain(noun.of.iter().cloned()).collect(),
    }
}

/// What may be said once for several happenings: 登場/進化した.
fn stem(what: Happening) -> &'static str {
    match what {
        Happening::Played => "登場/",
        Happening::Digivolved => "進化/",
        Happening::Deleted => "消滅/",
        Happening::Attacks => "アタック/",
        Happening::Suspended => "レスト/",
        Happening::ReturnedToHand => "手札/",
        Happening::ReturnedToDeck => "デッキ/",
        _ => "",
    }
}

/// Can the two be said with one verb?
pub fn share_verb(one: Happening, two: Happening) -> bool {
    let returns = |what| matches!(what, Happening::ReturnedToHand | Happening::ReturnedToDeck);
    !stem(one).is_empty() && !stem(two).is_empty() && returns(one) == returns(two)
}

fn is_anything(noun: &Noun) -> bool {
    noun.whose == Whose::Any && noun.of.is_empty()
}
