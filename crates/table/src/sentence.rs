//! Sentences with places to be filled, such as `{seat} drew {cards}.`: written once, and filled by the program and by
//! the page, each in its own way.

/// The sentence with each `{place}` filled.
pub fn fill(sentence: &str, of: impl Fn(&str) -> String) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        let (place, after) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(before);
        filled.push_str(&of(place));
        rest = after;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn every_place_is_filled() {
        let of = |place: &str| place.to_uppercase();
        assert_eq!(fill("{seat} drew {cards}.", of), "SEAT drew CARDS.");
        assert_eq!(fill("Nothing.", of), "Nothing.");
    }
}
