//! Texts made alike: widths, brackets, notes, and wordings that mean the same.

/// Whether older wordings are taken for the current ones that replaced them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wording {
    Printed,
    Current,
}

/// One width, one sort of bracket, no spaces, no reminder notes.
pub fn letters(text: &str) -> String {
    let one = |c: char| match c {
        '（' => '(',
        '）' => ')',
        '［' | '{' | '｛' => '[',
        '］' | '}' | '｝' => ']',
        '＋' => '+',
        '－' | '−' => '-',
        '：' => ':',
        '／' => '/',
        '≪' => '《',
        '≫' => '》',
        '＆' => '&',
        '０'..='９' => char::from_digit(c as u32 - '０' as u32, 10).unwrap_or(c),
        _ => c,
    };
    let mut depth = 0;
    let mut out = String::new();
    for c in text.chars().map(one).filter(|c| !c.is_whitespace()) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth <= 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// Wordings of older cards and the current ones.
const CURRENT: [(&str, &str); 52] = [
    ("セキュリティアタック", "Sアタック"),
    ("このターンの間、", "ターン終了まで、"),
    ("次の相手のターン終了時まで", "相手のターン終了まで"),
    ("次の相手のターン終了まで", "相手のターン終了まで"),
    ("次の自分のターン終了時まで", "自分のターン終了まで"),
    ("このアタックの間、", "アタック終了まで、"),
    ("残ったカードは", "残りは"),
    ("好きな順番で", ""),
    ("次の効果から", "以下の効果から"),
    ("デッキを上から", "デッキの上から"),
    ("進化元を、", "進化元を"),
    ("セキュリティを、", "セキュリティを"),
    ("いるとき、", "いるなら、"),
    ("いないとき、", "いないなら、"),
    ("あるとき、", "あるなら、"),
    ("持つとき、", "持つなら、"),
    ("含むとき、", "含むなら、"),
    ("以下のとき、", "以下なら、"),
    ("以上のとき、", "以上なら、"),
    ("していたとき、", "していたなら、"),
    ("そうしたとき、", "そうしたなら、"),
    ("しなかったとき、", "しなかったなら、"),
    ("」か「", "」/「"),
    ("デジモンかテイマー", "デジモン/テイマー"),
    ("手札かトラッシュ", "手札/トラッシュ"),
    ("黄か紫", "黄/紫"),
    ("赤か黒", "赤/黒"),
    ("青か緑", "青/緑"),
    ("手札のこのカードを登場させるとき、", "このカードが登場するとき、"),
    ("色条件を無視して使用できる", "色条件を無視できる"),
    ("のトークン", "トークン"),
    ("トークン1体をコストを支払わずに登場", "トークン1体を登場"),
    ("コストを支払ってジョグレス進化", "ジョグレス進化"),
    ("に進化コストを支払って進化", "に進化"),
    ("セキュリティの上に裏向きで", "セキュリティの上に"),
    ("手札を1枚破棄", "手札1枚を破棄"),
    ("手札を2枚破棄", "手札2枚を破棄"),
    ("手札を3枚破棄", "手札3枚を破棄"),
    ("枚以上ある", "枚以上"),
    ("体以上いる", "体以上"),
    ("が持つ進化元", "の進化元"),
    ("相手は、", "相手は"),
    ("》する。", "》。"),
    ("ときか、", "ときか"),
    ("相手は相手の", "相手は自身の"),
    ("赤か黄", "赤/黄"),
    ("このターン終了時", "ターン終了時"),
    ("代わりに、", "代わりに"),
    ("1枚を、", "1枚を"),
    ("1体は、", "1体は"),
    ("を自分のセキュリティの", "をセキュリティの"),
    ("を相手のセキュリティの", "をセキュリティの"),
];

/// The text in the current wording.
pub fn current(text: &str) -> String {
    let text = CURRENT.iter().fold(text.to_owned(), |text, (old, new)| text.replace(old, new));
    numbers(&numbers(&text, "のDPを", "をDP"), "を", "")
}

/// のDPを+1000する as をDP+1000, メモリーを+1する as メモリー+1.
fn numbers(text: &str, old: &str, new: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(old) {
        let (before, after) = (&rest[..at], &rest[at + old.len()..]);
        let signed = after.starts_with(['+', '-']);
        let digits = after.chars().skip(1).take_while(char::is_ascii_digit).count();
        out += before;
        if signed && digits > 0 {
            let (number, tail) = after.split_at(digits + 1);
            out.extend([new, number]);
            rest = tail.strip_prefix("する").filter(|tail| !tail.starts_with("こと")).unwrap_or(tail);
        } else {
            out += old;
            rest = after;
        }
    }
    out + rest
}

/// How alike two texts are, by the pairs of letters that they share (Dice).
pub fn dice(one: &str, two: &str) -> f64 {
    let pairs = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        let mut pairs: Vec<(char, char)> = letters.windows(2).map(|two| (two[0], two[1])).collect();
        pairs.sort_unstable();
        pairs
    };
    let (one, two) = (pairs(one), pairs(two));
    if one.is_empty() || two.is_empty() {
        return f64::from(u8::from(one == two));
    }
    let mut left = two.clone();
    let shared = one.iter().filter(|pair| left.binary_search(pair).map(|at| left.remove(at)).is_ok()).count();
    2.0 * shared as f64 / (one.len() + two.len()) as f64
}
