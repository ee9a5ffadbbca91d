//! The forms of verbs: "trash", "trashing", "trashes", "trashed".

/// The form in which a verb stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A command, or after "may": "delete".
    Base,
    /// After "by": "deleting".
    Gerund,
    /// After somebody who does it: "deletes".
    Third,
}

/// Is the word this form of the verb?
pub fn is_form(word: &str, lemma: &str, form: Form) -> bool {
    match form {
        Form::Base => word == lemma,
        Form::Gerund => is_with(word, lemma, "ing"),
        Form::Third => is_third(word, lemma),
    }
}

/// "deletes", "trashes", "plays", "has".
pub fn is_third(word: &str, lemma: &str) -> bool {
    if lemma == "have" {
        return word == "has";
    }
    match word.strip_suffix('s') {
        Some(stem) => stem == lemma || stem.strip_suffix('e') == Some(lemma),
        None => false,
    }
}

/// The verb with an ending before which an "e" falls, and a last letter may be doubled.
fn is_with(word: &str, lemma: &str, ending: &str) -> bool {
    let Some(stem) = word.strip_suffix(ending) else { return false };
    let last = lemma.len() - 1;
    stem == lemma
        || lemma.strip_suffix('e') == Some(stem)
        || (stem.len() == lemma.len() + 1
            && stem.starts_with(lemma)
            && stem.as_bytes()[last + 1] == lemma.as_bytes()[last])
}
