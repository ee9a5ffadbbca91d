//! What effects read like, word for word. The effects are made up here.

use digimon::card::{Card, Category};
use digimon::effects::language::Effect;
use digimon_text::{Lexicon, write_card_ja_with, write_effect_ja, write_effect_ja_with};
use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

fn read<T: DeserializeOwned>(text: &str) -> T {
    let options =
        Options::default().with_default_extension(Extensions::UNWRAP_NEWTYPES | Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Each effect and its text.
fn reads(pairs: &[(&str, &str)]) {
    for (effect, text) in pairs {
        assert_eq!(write_effect_ja(&read::<Effect>(effect)), *text, "\n{effect}");
    }
}

/// An effect when played that does this, and its text behind the icon.
fn does(pairs: &[(&str, &str)]) {
    for (steps, text) in pairs {
        let effect: Effect = read(&format!("(when: [OnPlay], does: Run([{steps}]))"));
        assert_eq!(write_effect_ja(&effect), format!("【登場時】{text}"), "\n{steps}");
    }
}

/// A persistent effect in all turns, and its text behind the icon.
fn holds(pairs: &[(&str, &str)]) {
    for (statement, text) in pairs {
        let effect: Effect = read(&format!("(when: [Always], does: Hold([{statement}]))"));
        assert_eq!(write_effect_ja(&effect), format!("【お互いのターン】{text}"), "\n{statement}");
    }
}

#[test]
fn timings() {
    reads(&[
        (
            "(when: [OnPlay, WhenDigivolving], icons: (per_turn: 1), does: Run([Draw(Yours, N(3))]))",
            "【登場時】【進化時】[ターンに1回]≪3ドロー≫",
        ),
        (
            "(when: [StartOfTurn], turn: Opponents, does: Run([Memory(Yours, N(-1))]))",
            "【相手のターン開始時】メモリー-1。",
        ),
        (
            "(when: [Main], icons: (place: Trash, per_turn: 2), does: Run([Recover(Yours, N(2))]))",
            "{トラッシュ}【メイン】[ターンに2回]≪リカバリー+2《デッキ》≫",
        ),
    ]);
}

#[test]
fn triggers() {
    reads(&[
        (
            "(when: [When((what: Played, subject: (whose: Yours, of: [Tamer, Color(Red)])))], turn: Yours, \
           icons: (per_turn: 1), does: Run([Give(Triggering, [Cannot(Suspend)], Turn)]))",
            "【自分のターン】[ターンに1回]赤の自分のテイマーが登場したとき、ターン終了まで、そのテイマーはレストできない。",
        ),
        (
            "(when: [When((what: Deleted, subject: (of: [This]), how: InBattle))], does: Run([Draw(Opponents, N(1))]))",
            "【お互いのターン】このデジモンがバトルで消滅したとき、相手は≪1ドロー≫。",
        ),
        (
            "(when: [When((what: Played, subject: (whose: Opponents, of: [Digimon]))), When((what: Deleted, \
           subject: (whose: Opponents, of: [Digimon])))], does: Run([Memory(Yours, N(2))]))",
            "【お互いのターン】相手のデジモンが登場/消滅したとき、メモリー+2。",
        ),
        (
            "(when: [Would((what: Leaves, subject: (of: [This]), how: Not(ByYourEffect)))], \
           does: Run([By([Put(Choose((from: (whose: Yours, from: [Hand]), n: N(2))), Trash)], [Prevent(This)])]))",
            "【お互いのターン】このデジモンが自分の効果以外でバトルエリアを離れるとき、自分の手札2枚を破棄することで、離れない。",
        ),
        (
            "(when: [When((what: SecurityRemoved, subject: (whose: Opponents, from: [Security])))], does: Run([Unsuspend(This)]))",
            "【お互いのターン】相手のセキュリティが減ったとき、このデジモンをアクティブにする。",
        ),
    ]);
}

#[test]
fn choices() {
    does(&[
        (
            "Delete(Choose((from: (whose: Opponents, of: [Digimon, Stat(Dp, AtMost, N(5500))]))))",
            "DP5500以下の相手のデジモン1体を消滅させる。",
        ),
        (
            "Suspend(Choose((from: (whose: Opponents, of: [AnyOf([Digimon, Tamer])]), n: N(4), how_many: UpTo)))",
            "相手のデジモン/テイマー4体までをレストさせる。",
        ),
        (
            "Put(Choose((from: (whose: Yours, from: [Trash], of: [Digimon, Stat(Level, AtMost, N(4)), \
           AnyOf([Trait(\"Beast\"), Trait(\"Bird\")])]))), Hand)",
            "自分のトラッシュから、特徴に「Beast」/「Bird」を持つLv.4以下のデジモンカード1枚を手札に戻す。",
        ),
        (
            "Put(Choose((from: (whose: Yours, from: [Hand, Trash], of: [AnyOf([NameContains(\"Dog\"), Trait(\"Cat\")])]))), \
           SecurityBottom(Up))",
            "自分の手札/トラッシュから、名称に「Dog」を含むか特徴に「Cat」を持つカード1枚をセキュリティの下に表向きで置く。",
        ),
        (
            "Delete(All((of: [Digimon, Other, Not(Color(White)), Not(Trait(\"Holy\"))])))",
            "特徴に「Holy」を持たない白以外の他のデジモン全てを消滅させる。",
        ),
        (
            "Delete(Choose((from: (whose: Opponents, of: [Digimon, Highest(Dp)]), by: Opponents)))",
            "相手は最もDPの高い自身のデジモン1体を消滅させる。",
        ),
        ("Put(Top(Opponents, Security, N(2)), Trash)", "相手のセキュリティを上から2枚破棄する。"),
        ("Put(Top(Yours, Deck, N(4)), Trash)", "自分のデッキの上から4枚破棄する。"),
        (
            "Put(Choose((from: (whose: Opponents, of: [Digimon, Unsuspended]))), DeckBottom)",
            "アクティブ状態の相手のデジモン1体をデッキの下に戻す。",
        ),
        (
            "Delete(Each([(from: (whose: Opponents, of: [Digimon, Color(Red)])), (from: (whose: Opponents, of: [Digimon, Color(Blue)]))]))",
            "赤と青の相手のデジモン1体ずつを消滅させる。",
        ),
    ]);
}

#[test]
fn structure() {
    does(&[
        (
            "May([Put(Choose((from: (whose: Yours, from: [Hand]))), Trash), Draw(Yours, N(1))])",
            "自分の手札1枚を破棄し、≪1ドロー≫できる。",
        ),
        (
            "By([Suspend(Choose((from: (whose: Yours, of: [Tamer]))))], [Memory(Yours, N(1)), Unsuspend(This)])",
            "自分のテイマー1体をレストさせることで、メモリー+1し、このデジモンをアクティブにする。",
        ),
        (
            "If(Compare(Count((whose: Yours, from: [Security])), AtMost, N(3)), [Recover(Yours, N(1))], [Draw(Yours, N(1))])",
            "≪1ドロー≫。自分のセキュリティが3枚以下なら、代わりに≪リカバリー+1《デッキ》≫。",
        ),
        (
            "AsPlayer(Opponents, [May([Put(Choose((from: (whose: Yours, from: [Hand]), n: N(2))), Trash)])]), \
           If(Not(Did(Trashed)), [Memory(Yours, N(2))])",
            "相手は自身の手札2枚を破棄できる。この効果で破棄しなかったなら、メモリー+2。",
        ),
        (
            "ChooseModes(N(1), [[Draw(Yours, N(1))], [Delete(This)]])",
            "以下の効果から1つを発揮する。\n・≪1ドロー≫。\n・このデジモンを消滅させる。",
        ),
        (
            "Reveal(Yours, Deck, N(4)), Put(Choose((from: (from: [Revealed], of: [Is(Option)]))), Hand), PutRest(Trash)",
            "自分のデッキの上から4枚オープンする。その中のオプションカード1枚を手札に加える。残りは破棄する。",
        ),
        (
            "Suspend(Choose((from: (whose: Opponents, of: [Digimon])))), Give(Chosen(0), [Cannot(Unsuspend)], UntilEndOfTurn(Opponents))",
            "相手のデジモン1体をレストさせる。その後、相手のターン終了まで、そのデジモンはアクティブにならない。",
        ),
        (
            "Play(what: Choose((from: (whose: Yours, from: [Hand], of: [Digimon])))), Give(Done(Played), [Keyword(Rush)], Turn)",
            "自分の手札から、デジモンカード1枚をコストを支払わずに登場させる。その後、ターン終了まで、この効果で登場したデジモンは≪速攻≫を得る。",
        ),
        (
            "May([Digivolve(what: This, into: Choose((from: (whose: Yours, from: [Hand], of: [Digimon, Stat(Level, Exactly, N(5))]))), \
           cost: Printed(N(-2)))])",
            "このデジモンを手札のLv.5のデジモンカードに支払う進化コスト-2で進化できる。",
        ),
        (
            "Give(Choose((from: (whose: Opponents, of: [Digimon]))), [Keyword(SecurityAttack(-2)), Dp(N(-1500))], Turn)",
            "ターン終了まで、相手のデジモン1体に≪Sアタック-2≫を与え、DP-1500。",
        ),
        (
            "Give(This, [Dp(N(2500)), Keyword(Piercing), Keyword(Raid)], Turn)",
            "ターン終了まで、このデジモンは≪貫通≫と≪突進≫を得て、DP+2500。",
        ),
    ]);
}

#[test]
fn what_holds() {
    holds(&[
        (
            "(while: Any((whose: Yours, of: [Tamer, Name(\"Kim\")])), is: [Dp(N(2000)), Keyword(SecurityAttack(1))])",
            "自分の「Kim」がいる間、このデジモンは≪Sアタック+1≫を得て、DP+2000。",
        ),
        (
            "(on: All((whose: Opponents, of: [Digimon, NoDigivolutionCards])), is: [Cannot(Attack), Cannot(Block)])",
            "進化元を持たない相手のデジモン全てはアタックとブロックができない。",
        ),
        (
            "(while: Is(This, [Suspended, NameContains(\"Wolf\")]), is: [Cannot(BeDeleted(InBattle))])",
            "このデジモンがレスト状態で、名称に「Wolf」を含む間、このデジモンはバトルで消滅しない。",
        ),
        (
            "(is: [Dp(For(count: Of(DigivolutionCards, This), every: 3, each: 1000))])",
            "このデジモンの進化元3枚ごとに、このデジモンをDP+1000。",
        ),
        (
            "(is: [Effect((when: [OnDeletion], does: Run([Draw(Yours, N(2))])))])",
            "このデジモンは「【消滅時】≪2ドロー≫」の効果を得る。",
        ),
        (
            "(is: [Cannot(DigivolveInto((from: [Hand], of: [Not(Name(\"Kingmon\"))])))])",
            "このデジモンは「Kingmon」にしか進化できない。",
        ),
    ]);
}

#[test]
fn security_effects() {
    let of_card = |effect: &str| write_effect_ja_with(&read::<Effect>(effect), None, &Lexicon::default());
    assert_eq!(
        of_card("(when: [Security], does: Run([Activate(of: ThisCard, timing: Main)]))"),
        "【セキュリティ】このカードの【メイン】効果を発揮する。"
    );
    assert_eq!(
        of_card("(when: [Security], does: Run([Draw(Yours, N(1)), Put(ThisCard, Hand)]))"),
        "【セキュリティ】≪1ドロー≫。その後、このカードを手札に加える。"
    );
}

#[test]
fn a_tamer_is_a_tamer() {
    let effect: Effect = read("(when: [Main], does: Run([By([Suspend(This)], [Draw(Yours, N(1))])]))");
    let text = write_effect_ja_with(&effect, Some(Category::Tamer), &Lexicon::default());
    assert_eq!(text, "【メイン】このテイマーをレストさせることで、≪1ドロー≫。");
}

#[test]
fn a_whole_card_with_a_lexicon() {
    let card: Card = read(
        r#"(
            number: "X-1", name: "Testmon", category: Digimon, colors: [Red, Black], level: 5, dp: 7000, cost: 7,
            digivolution: [(from: [Color(Red), Stat(Level, Exactly, N(4))], cost: 3)],
            dna: [(from: [[Color(Red), Stat(Level, Exactly, N(5))], [AnyOf([Color(Blue), Color(Green)])]], cost: 0)],
            digixros: (each: 2, materials: [(of: [Name("Dogmon")]), (of: [Trait("Cat")], n: 2)]),
            link: (to: [Trait("Cat")], cost: 1, dp: 2000, texts: (keywords: [Blocker])),
            effects: (keywords: [SecurityAttack(-1), Decoy([Color(Black)]), Partition([Color(Red)], [Color(Black)])],
                      effects: [(when: [WhenAttacking], does: Run([Unsuspend(This)]))]),
            inherited: (effects: [(when: [Always], turn: Yours, does: Hold([(is: [Dp(N(1500))])]))]),
            rules: (names: ["Dogmon"], copies: 50),
        )"#,
    );
    let mut lexicon = Lexicon::default();
    lexicon.add_name("Dogmon", "ドッグモン");
    lexicon.add_trait("Cat", "ネコ型");
    let text = write_card_ja_with(&card, &lexicon);
    let requirements = [
        "〔進化〕赤Lv.4:コスト3",
        "〔ジョグレス〕赤Lv.5+青/緑:コスト0",
        "デジクロス-2:「ドッグモン」×特徴「ネコ型」2枚",
        "〈リンク〉特徴「ネコ型」:コスト1",
    ];
    assert_eq!(text.requirements, requirements);
    let main = [
        "≪Sアタック-1≫",
        "≪デコイ《黒》≫",
        "≪パーティション《赤＆黒》≫",
        "【アタック時】このデジモンをアクティブにする。",
    ];
    assert_eq!(text.main, main);
    assert_eq!(text.inherited, ["【自分のターン】このデジモンをDP+1500。"]);
    assert_eq!(text.link, ["DP+2000", "≪ブロッカー≫"]);
    let rules = [
        "〈ルール〉名称:「ドッグモン」としても扱う。",
        "〈ルール〉このカードと同じカードナンバーのカードはデッキに50枚まで入れられる。",
    ];
    assert_eq!(text.rules, rules);
}
