//! RON as a tree, laid out on lines of a given width: what fits stands on one line.

/// A value: a word, a number or a text, or a bracket with things in it, which may have a name.
#[derive(Debug)]
pub(super) struct Node {
    head: String,
    brackets: Option<[char; 2]>,
    pub items: Vec<Item>,
}

/// What stands in a bracket, with its name if it is a field.
#[derive(Debug)]
pub(super) struct Item {
    pub field: Option<String>,
    pub value: Node,
}

/// No line is longer, if it can be helped.
const WIDTH: usize = 110;
const STEP: usize = 4;

impl Node {
    /// The tree of a text that the serializer wrote on one line.
    pub fn of(text: &str) -> Node {
        Parser { rest: text }.node()
    }

    /// On one line.
    pub fn flat(&self) -> String {
        let items: Vec<String> = self.items.iter().map(Item::flat).collect();
        self.around(&items.join(", "))
    }

    fn around(&self, inside: &str) -> String {
        match self.brackets {
            Some([open, close]) => format!("{}{open}{inside}{close}", self.head),
            None => self.head.clone(),
        }
    }

    /// From this column on, with room for what must follow it on its last line.
    fn laid_out(&self, indent: usize, column: usize, after: usize) -> String {
        let flat = self.flat();
        if column + length(&flat) + after <= WIDTH {
            return flat;
        }
        let [only] = &self.items[..] else { return self.broken(indent) };
        let label = only.label();
        let before = length(&self.head) + 1 + length(&label);
        self.around(&format!("{label}{}", only.value.laid_out(indent, column + before, after + 1)))
    }

    /// The same, on several lines in any case.
    pub fn broken(&self, indent: usize) -> String {
        self.around(&format!("\n{}\n{:indent$}", filled(&self.items, indent + STEP), ""))
    }

    /// Where a path of positions leads.
    pub fn below(&mut self, path: &[usize]) -> &mut Node {
        path.iter().fold(self, |node, at| &mut node.items[*at].value)
    }
}

fn length(text: &str) -> usize {
    text.chars().count()
}

impl Item {
    fn label(&self) -> String {
        self.field.as_ref().map(|field| format!("{field}: ")).unwrap_or_default()
    }

    fn flat(&self) -> String {
        self.label() + &self.value.flat()
    }
}

/// As many on a line as fit; one that does not fit on a line has its own lines.
fn filled(items: &[Item], indent: usize) -> String {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for item in items {
        let text = format!("{},", item.flat());
        let (used, wanted) = (length(&line), length(&text));
        if !line.is_empty() && indent + used + 1 + wanted <= WIDTH {
            line = format!("{line} {text}");
            continue;
        }
        lines.extend((!line.is_empty()).then(|| std::mem::take(&mut line)));
        if indent + wanted <= WIDTH {
            line = text;
        } else {
            let label = item.label();
            let value = item.value.laid_out(indent, indent + length(&label), 1);
            lines.push(format!("{label}{value},"));
        }
    }
    lines.extend((!line.is_empty()).then_some(line));
    lines.iter().map(|line| format!("{:indent$}{line}", "")).collect::<Vec<_>>().join("\n")
}

struct Parser<'a> {
    rest: &'a str,
}

impl Parser<'_> {
    fn node(&mut self) -> Node {
        let head = self.word();
        let brackets = match self.rest.chars().next() {
            Some('(') => ['(', ')'],
            Some('[') => ['[', ']'],
            Some('{') => ['{', '}'],
            _ => return Node { head, brackets: None, items: Vec::new() },
        };
        self.skip();
        let mut items = Vec::new();
        while self.rest.chars().next().is_some_and(|next| next != brackets[1]) {
            items.push(self.item());
            if self.rest.starts_with(',') {
                self.skip();
            }
        }
        self.skip();
        Node { head, brackets: Some(brackets), items }
    }

    fn item(&mut self) -> Item {
        let value = self.node();
        if !self.rest.starts_with(':') {
            return Item { field: None, value };
        }
        self.skip();
        Item { field: Some(value.head), value: self.node() }
    }

    /// One sign.
    fn skip(&mut self) {
        let mut signs = self.rest.chars();
        signs.next();
        self.rest = signs.as_str().trim_start();
    }

    /// All up to the next bracket, comma or colon outside quotation marks.
    fn word(&mut self) -> String {
        let (mut quoted, mut escaped) = (false, false);
        let end = self.rest.find(|sign: char| {
            let ends = !quoted && "()[]{},:".contains(sign);
            match sign {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => quoted = !quoted,
                _ => {}
            }
            ends
        });
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word.trim().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stands_on_one_line() {
        let text = r#"(name:"A, (\"B\"",of:[One,Two(3)],does:Run([]))"#;
        assert_eq!(Node::of(text).flat(), r#"(name: "A, (\"B\"", of: [One, Two(3)], does: Run([]))"#);
    }

    #[test]
    fn what_does_not_fit_is_broken_at_its_brackets() {
        let many = vec!["Something(1)"; 20].join(",");
        let shown = Node::of(&format!("(short:1,list:Run([[{many}]]))")).broken(4);
        assert!(
            shown.starts_with("(\n        short: 1,\n        list: Run([[\n            Something(1), "),
            "{shown}"
        );
        assert!(shown.ends_with("Something(1),\n        ]]),\n    )"), "{shown}");
        assert!(shown.lines().all(|line| line.len() <= WIDTH), "{shown}");
    }
}
