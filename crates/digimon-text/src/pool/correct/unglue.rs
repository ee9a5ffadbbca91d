//! Requirements that stand before the effects of a card, in the same text, with their notes.

use crate::pool::printed::Printed;

/// Takes them away; one that the pool has nowhere else goes to its place.
pub fn unglue(card: &mut Printed) {
    let text = card.main_effect.as_str();
    let Some(end) = digivolve_end(text).or_else(|| note_end(text)) else { return };
    let (head, rest) = text.split_at(end);
    let (head, rest) = (head.to_owned(), rest.trim_start().to_owned());
    let all = &mut card.requirements;
    if all.digixros.is_empty() {
        all.digixros.extend(digixros(&head));
    }
    if all.digivolve.is_empty() {
        all.digivolve.extend(digivolve(&head));
    }
    card.main_effect = rest;
}

/// "Digivolve: 2 if name contains [X]" in the manner of older lists.
fn digivolve_end(text: &str) -> Option<usize> {
    text.starts_with("Digivolve:").then(|| text.find(']').map(|at| at + 1)).flatten()
}

fn digivolve(head: &str) -> Option<String> {
    let (cost, name) = head.strip_prefix("Digivolve:")?.split_once(" if name contains ")?;
    Some(format!("[Digivolve] {} in name: Cost {}", name.trim(), cost.trim()))
}

/// Where the note of a requirement ends. Outside of parentheses only such notes speak of what is
/// "specified"; a sentence about "each" of it belongs to them.
fn note_end(text: &str) -> Option<usize> {
    let at = text.find("specified").filter(|&at| !text[..at].contains('('))?;
    let end = at + text[at..].find('.')? + 1;
    let more = text[end..].trim_start();
    let skipped = text.len() - more.len();
    if more.starts_with("Each") { Some(skipped + more.find('.')? + 1) } else { Some(end) }
}

/// "DigiXros -2: 1 card like that When you would …" has the requirement between colon and note.
fn digixros(head: &str) -> Option<String> {
    let (_, after) = head.split_once("DigiXros -")?;
    let (number, after) = after.split_once(':')?;
    let (cards, _) = after.split_once(" When ")?;
    Some(format!("[DigiXros -{}] {}", number.trim(), cards.trim()))
}

#[cfg(test)]
mod tests {
    use crate::pool::Pool;

    fn mended(main: &str) -> (Vec<String>, Vec<String>, String) {
        let text =
            format!(r#"[{{"id": "X-1", "name": "X", "card_types": ["Digimon"], "main_effect": "{main}"}}]"#);
        let card = Pool::from_json(&text).unwrap().cards.remove(0);
        (card.requirements.digivolve, card.requirements.digixros, card.main_effect)
    }

    #[test]
    fn a_glued_requirement_finds_its_place() {
        let (digivolve, digixros, main) = mended(
            "DigiXros -1: [Rockmon] x [Hillmon] When this is played, put the specified cards under it. Each one helps.[On Play] Gain 1 memory.",
        );
        assert_eq!(digixros, ["[DigiXros -1] [Rockmon] x [Hillmon]"]);
        assert_eq!((digivolve.len(), main.as_str()), (0, "[On Play] Gain 1 memory."));
        let (digivolve, _, main) = mended("Digivolve: 2 if name contains [Rock]＜Evade＞");
        assert_eq!(
            (digivolve[0].as_str(), main.as_str()),
            ("[Digivolve] [Rock] in name: Cost 2", "＜Evade＞")
        );
    }

    #[test]
    fn notes_of_keywords_stay() {
        let main = "＜Partition (Red Lv.4 & Blue Lv.4)＞ (The specified cards are played.)\\n[On Play] Gain 1 memory.";
        assert_eq!(mended(main).2, main.replace("\\n", "\n"));
    }
}
