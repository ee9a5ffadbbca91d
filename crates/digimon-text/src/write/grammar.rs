//! English itself: articles, verb forms, lists, capitals.

/// Words that do not change with who does them.
const MODALS: [&str; 5] = ["can", "can't", "may", "must", "don't"];
/// Verbs whose last letter is doubled before an ending.
const DOUBLED: [&str; 5] = ["get", "set", "put", "flip", "win"];

/// "a" or "an", by how the word that follows sounds.
pub fn article(next: &str) -> &'static str {
    let word = next.trim_start_matches(['[', '<', '"', '(']);
    let eight = word.starts_with('8') || ["11", "18"].iter().any(|n| word.split(' ').next() == Some(n));
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    let letter = word.starts_with("X ") || word.starts_with("X-");
    let like_you = ["use", "Use", "uni", "Uni", "one", "One"].iter().any(|start| word.starts_with(start));
    if eight || letter || (vowel && !like_you) { "an" } else { "a" }
}

/// The word with its article.
pub fn indefinite(phrase: &str) -> String {
    format!("{} {phrase}", article(phrase))
}

/// "A", "A and B", "A, B and C".
pub fn list(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {conjunction} {last}", all.join(", ")),
    }
}

/// With a capital first letter, if it begins with a letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A phrase in its base form ("gain 1 memory") as said of one or of many.
pub fn finite(phrase: &str, plural: bool) -> String {
    let (verb, rest) = first_word(phrase);
    let form = match (verb, plural) {
        ("be", false) => "is".to_owned(),
        ("be", true) => "are".to_owned(),
        ("was", true) => "were".to_owned(),
        ("have", false) => "has".to_owned(),
        ("don't", false) => "doesn't".to_owned(),
        ("was", false) | (_, true) => verb.to_owned(),
        _ if MODALS.contains(&verb) => verb.to_owned(),
        _ if verb.ends_with("ss") || verb.ends_with("sh") || verb.ends_with("ch") => format!("{verb}es"),
        _ => format!("{verb}s"),
    };
    form + rest
}

/// The same, denied: "doesn't gain 1 memory".
pub fn denied(phrase: &str, plural: bool) -> String {
    let (verb, rest) = first_word(phrase);
    match (verb, plural) {
        ("be", false) => format!("isn't{rest}"),
        ("be", true) => format!("aren't{rest}"),
        ("was", false) => format!("wasn't{rest}"),
        ("was", true) => format!("weren't{rest}"),
        ("can", _) => format!("can't{rest}"),
        (_, false) => format!("doesn't {phrase}"),
        (_, true) => format!("don't {phrase}"),
    }
}

/// The phrase as an activity: "gaining 1 memory".
pub fn gerund(phrase: &str) -> String {
    let (verb, rest) = first_word(phrase);
    let stem = match verb {
        _ if DOUBLED.contains(&verb) => format!("{verb}{}", &verb[verb.len() - 1..]),
        "be" => verb.to_owned(),
        _ => verb.strip_suffix('e').unwrap_or(verb).to_owned(),
    };
    format!("{stem}ing{rest}")
}

/// The owner of something: "this Digimon's", "your Tamers'".
pub fn possessive(owner: &str) -> String {
    match owner {
        "you" => "your".to_owned(),
        _ if owner.ends_with('s') => format!("{owner}'"),
        _ => format!("{owner}'s"),
    }
}

/// "your hand": what belongs to a short name stands after it, what belongs to a long one before.
pub fn belonging(owner: &str, thing: &str) -> String {
    if owner.split(' ').count() <= 3 && !owner.contains('[') {
        format!("{} {thing}", possessive(owner))
    } else {
        format!("the {thing} of {owner}")
    }
}

fn first_word(phrase: &str) -> (&str, &str) {
    phrase.split_at(phrase.find(' ').unwrap_or(phrase.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_follow_the_sound() {
        let with = [
            "Digimon",
            "[Agumon]",
            "unsuspended Digimon",
            "8000 DP",
            "11 cards",
            "level 3",
            "X Antibody",
            "use cost",
        ];
        let expected = ["a", "an", "an", "an", "an", "a", "an", "a"];
        assert_eq!(with.map(article), expected);
    }

    #[test]
    fn verbs_are_inflected() {
        assert_eq!(finite("get +1000 DP", false), "gets +1000 DP");
        assert_eq!(finite("get +1000 DP", true), "get +1000 DP");
        assert_eq!(finite("can't attack", false), "can't attack");
        assert_eq!(finite("have no level", false), "has no level");
        assert_eq!(denied("be red", true), "aren't red");
        assert_eq!(denied("have a level", false), "doesn't have a level");
        assert_eq!(gerund("trash 1 card"), "trashing 1 card");
        assert_eq!(gerund("delete it"), "deleting it");
        assert_eq!(gerund("set it to 3"), "setting it to 3");
    }

    #[test]
    fn owners_stand_where_they_are_clear() {
        assert_eq!(belonging("this Digimon", "DP"), "this Digimon's DP");
        assert_eq!(belonging("1 of your opponent's Digimon", "DP"), "the DP of 1 of your opponent's Digimon");
        assert_eq!(belonging("you", "hand"), "your hand");
    }

    #[test]
    fn lists_are_joined() {
        let items = |n: usize| ["A", "B", "C"][..n].iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!([1, 2, 3].map(|n| list(&items(n), "or")), ["A", "A or B", "A, B or C"]);
    }
}
