#!/usr/bin/env python3
"""Mutation testing of crates/ocg in one build: every mutant of a sample is compiled in, switched off.

    tools/schemata.py weave   [--size 200] [--seed 2026]    write a sample of mutants into the code
    cargo build -p ocg-scenario --example judge
    tools/schemata.py run                                   judge each of them
    tools/schemata.py retry                                 judge the missed ones again
    tools/schemata.py report                                figures of what was judged

Building once for each mutant takes too long for this crate. So `weave` writes `crate::mutant(N)` into the code at
each chosen place; the environment variable MUTANT says which of them is on. It edits the checkout it lies in: run
it in a copy (`git clone . ../mut`), never in the checkout that you work in. Mutants that do not compile are left out
by `weave --without N …` on clean code with the same seed; the other numbers stay.

A mutant is one of these:
    negated    a comparison says the opposite;              a == b    ->  mutant(N) ^ (a == b)
    boundary   a bound is off by one;                       a > b     ->  a >= b
    dropped    a condition is not asked;                    && b      ->  && (mutant(N) || b)
                                                            || b      ->  || (!mutant(N) && b)
    opposite   a `!` is ignored;                            !a        ->  mutant(N) ^ !a
    returned   a function answers true, false, nothing, 0, an empty list, or does nothing
    skipped    a statement is left out                      f(x);     ->  if !mutant(N) { f(x); }

A file implements the sections of the procedures whose MODULE in rulebook/ocg.txt it is, and those of the statements
that it cites. A mutant is run against the scenario folders of these sections alone, with the files of `words` that
show a statement of them; one in a file without any against all. It is caught if a scenario fails or panics, or takes
more than 15 CPU seconds; otherwise missed, and all folders are run to see whether another section catches it
(`elsewhere`) or none (`nowhere`).
"""

import argparse
import collections
import csv
import os
import random
import re
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "crates/ocg/src"
SCENARIOS = ROOT / "scenarios/ocg"
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
RUNNER = TARGET / "debug/examples/judge"
LIST = TARGET / "schemata.tsv"
TABLE = TARGET / "schemata-results.tsv"
ALL = "all"

LEFT_OUT = [
    "builtin.rs", "edition.rs", "explain/", "game.rs", "key.rs", "lib.rs", "library.rs", "position.rs", "redeal.rs",
    "roster.rs", "run.rs", "search.rs", "standing.rs", "state_hash.rs", "text/", "language/", "query/about.rs",
    "state/decision.rs", "state/on_field.rs", "state/frame.rs", "turn/endless_key.rs", "now.rs",
]
"""No rules: built-in cards, explanations, writing, plain data, plumbing, bots, what only makes it quicker."""
LEFT_OUT_NAMES = ["why_not.rs"]

SWITCH = '''
/// Is this mutant on?
pub(crate) fn mutant(n: u32) -> bool {
    static ON: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(0));
    *ON == n
}
'''

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<string>b?r?\#*"(?:\\.|[^"\\])*"\#*|b?'(?:\\.[^']*|[^'\\])')
      | (?P<life>'\w+)
      | (?P<word>\w+)
      | (?P<op>&&|\|\||==|!=|<=|>=|=>|->|::|\.\.=|\.\.|\+=|-=|\|=|&=|<<|>>|[^\w\s])""",
    re.X | re.S,
)
OPEN, CLOSE = "([{", ")]}"
STOPS = {"&&", "||", "=", "=>", ",", ";", "|", "return", "if", "while", "match", "in", "else", "+=", "-=", "|=", "&=", "->", "let", "move", "..", "..=", ":"}
COMPARE = {"==", "!=", "<=", ">=", "<", ">"}


class Token:
    def __init__(self, kind, text, start, end):
        self.kind, self.text, self.start, self.end = kind, text, start, end


def tokens(text):
    found, at = [], 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if match.lastgroup != "skip":
            found.append(Token(match.lastgroup, match.group(), match.start(), match.end()))
        at = match.end()
    return found


def spaced(text, token):
    return text[token.start - 1].isspace() and text[token.end : token.end + 1].isspace()


def left_end(all_tokens, at):
    """Where the operand to the left of this token begins, or None."""
    depth, first = 0, None
    for i in range(at - 1, -1, -1):
        word = all_tokens[i].text
        if word in CLOSE and all_tokens[i].kind == "op":
            if word == "}":
                return None
            depth += 1
        elif word in OPEN and all_tokens[i].kind == "op":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and word in STOPS | COMPARE:
            break
        first = i
    return first


def right_end(all_tokens, at, stops):
    """The last token of the operand to the right of this token, or None."""
    depth, last = 0, None
    for i in range(at + 1, len(all_tokens)):
        word = all_tokens[i].text
        if word in OPEN and all_tokens[i].kind == "op":
            if depth == 0 and word == "{":
                break
            depth += 1
        elif word in CLOSE and all_tokens[i].kind == "op":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and word in stops:
            if word == "|" or word in ("if", "match", "let", "return", "move", ":"):
                return None
            break
        last = i
    return last


class Place:
    """A mutant: what is put in before and behind a stretch of the file."""

    def __init__(self, file, line, kind, start, end, before, behind, shown):
        self.file, self.line, self.kind = file, line, kind
        self.start, self.end, self.before, self.behind, self.shown = start, end, before, behind, shown

    def name(self):
        return f"{self.file}:{self.line} {self.kind} {self.shown}"


def places_of(file, text):
    rules = text.split("#[cfg(test)]")[0]
    all_tokens = tokens(rules)
    found = []

    def put(kind, first, last, before, behind, shown):
        line = rules.count("\n", 0, first) + 1
        found.append(Place(file, line, kind, first, last, before, behind, " ".join(shown.split())[:70]))

    for i, token in enumerate(all_tokens):
        if token.kind == "op" and token.text in COMPARE and spaced(rules, token):
            left, right = left_end(all_tokens, i), right_end(all_tokens, i, STOPS | COMPARE)
            if left is None or right is None:
                continue
            start, end = all_tokens[left].start, all_tokens[right].end
            shown = rules[start:end]
            put("negated", start, end, "(crate::mutant(@) ^ (", "))", shown)
            if token.text not in ("==", "!="):
                other = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[token.text]
                changed = rules[start : token.start] + other + rules[token.end : end]
                put("boundary", start, end, f"(if crate::mutant(@) {{ {changed} }} else {{ ", " })", shown)
        elif token.kind == "op" and token.text in ("&&", "||") and i > 0:
            before = all_tokens[i - 1]
            if token.text == "||" and (before.text in OPEN or before.text in STOPS):
                continue
            follows = all_tokens[i + 1].text
            right = right_end(all_tokens, i, STOPS)
            if right is None or follows in ("let", "match", "if", "{", "unsafe"):
                continue
            start, end = all_tokens[i + 1].start, all_tokens[right].end
            on = "(crate::mutant(@) || (" if token.text == "&&" else "(!crate::mutant(@) && ("
            put("dropped", start, end, on, "))", token.text + " " + rules[start:end])
        elif token.kind == "op" and token.text == "!" and i > 0 and all_tokens[i - 1].kind != "word":
            if all_tokens[i + 1].text == "[" or not (all_tokens[i + 1].kind == "word" or all_tokens[i + 1].text == "("):
                continue
            put("opposite", token.start, token.start, "crate::mutant(@) ^ ", "", rules[token.start : token.start + 40])
    for match in re.finditer(r"\n( *)(?:pub(?:\([^)]*\))? )?fn (\w+)", rules):
        returned(rules, match, put)
    for match in re.finditer(r"\n( +)((?:[\w.]+(?:\[[^\]\n]*\])?\.)?[\w:]+\([^\n]*\)|[\w.\[\]()]+ (?:\+|-|\|)?= [^\n{}]*);(?=\n)", rules):
        statement = match.group(2)
        if re.match(r"(return|let|assert|debug_assert|panic|unreachable|type|static|const)\b", statement):
            continue
        if rules[: match.start()].rstrip()[-1:] not in ";{}" and not re.search(r"//[^\n]*$", rules[: match.start()]):
            continue
        if statement.count("(") != statement.count(")") or statement.count("{") != statement.count("}"):
            continue
        put("skipped", match.start(2), match.end(), "if !crate::mutant(@) { ", " }", statement)
    return found


ANSWERS = {
    "bool": ["true", "false"], "": [""], "usize": ["0"], "i32": ["0", "1"], "u8": ["0"], "u32": ["0"],
}


def returned(rules, match, put):
    """Places at the beginning of a function."""
    head = re.compile(r"fn \w+(?:<[^{;]*?>)?\((?P<args>[^{;]*?)\)(?: -> (?P<type>[^{;]*?))?(?:\s+where[^{;]*)? \{\n", re.S)
    found = head.match(rules, rules.index("fn ", match.start()))
    if not found or "const fn" in rules[match.start() : found.start() + 3] or match.group(2) == "fmt":
        return
    kind = (found.group("type") or "").strip()
    if kind.startswith("Option<"):
        answers = ["None"]
    elif kind.startswith("Vec<"):
        answers = ["Vec::new()"]
    elif kind.startswith("EnumSet<"):
        answers = ["EnumSet::empty()"]
    else:
        answers = ANSWERS.get(kind, [])
    at = found.end()
    for answer in answers:
        text = f"    if crate::mutant(@) {{\n        return {answer};\n    }}\n".replace(" ;", ";")
        put("returned", at, at, text, "", f"{match.group(2)} -> {answer or 'nothing done'}")


def is_about_rules(file):
    return not any(file.startswith(one) for one in LEFT_OUT) and Path(file).name not in LEFT_OUT_NAMES


def all_places():
    found = []
    for path in sorted(SOURCES.rglob("*.rs")):
        file = str(path.relative_to(SOURCES))
        if is_about_rules(file):
            found += places_of(file, path.read_text())
    return found


def sample(places, size, seed):
    """One of every file that has any, the rest in proportion; no two at the same place."""
    by_file = collections.defaultdict(list)
    for place in places:
        by_file[place.file].append(place)
    dice = random.Random(seed)
    chosen = [dice.choice(by_file[file]) for file in sorted(by_file)]
    dice.shuffle(chosen)
    chosen = chosen[:size]
    taken = {(place.file, place.start, place.end) for place in chosen}
    rest = list(places)
    dice.shuffle(rest)
    for place in rest:
        if len(chosen) < size and (place.file, place.start, place.end) not in taken:
            taken.add((place.file, place.start, place.end))
            chosen.append(place)
    return chosen


def weave(args):
    chosen = list(enumerate(sample(all_places(), args.size, args.seed), 1))
    chosen = [(n, place) for n, place in chosen if str(n) not in args.without]
    by_file = collections.defaultdict(list)
    for n, place in chosen:
        by_file[place.file].append((n, place))
    for file, of_file in by_file.items():
        text = (SOURCES / file).read_text()
        puts = []
        for n, place in of_file:
            # Of two that begin or end at one place, the wider one is outside.
            puts.append((place.start, 1, -place.end, place.before.replace("@", str(n))))
            puts.append((place.end, 0, -place.start, place.behind))
        for at, _, _, what in sorted(puts, key=lambda put: put[:3], reverse=True):
            text = text[:at] + what + text[at:]
        (SOURCES / file).write_text(text)
    lib = SOURCES / "lib.rs"
    lib.write_text(lib.read_text() + SWITCH)
    TARGET.mkdir(parents=True, exist_ok=True)
    with open(LIST, "w", newline="") as out:
        csv.writer(out, delimiter="\t").writerows([n, place.file, place.name()] for n, place in chosen)
    print(f"{len(chosen)} mutants in {len(by_file)} files")


def folders_of():
    sections = collections.defaultdict(set)
    for line in (ROOT / "rulebook/ocg.txt").read_text().splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) >= 5 and fields[1] == "procedure" and fields[3] != "-":
            sections[fields[3]].add(fields[0].split("-")[0])
    by_name = [path.name for path in SCENARIOS.iterdir() if path.is_dir()]
    shown = {f"words/{path.name}": shown_in(path) for path in SCENARIOS.glob("words/*.scn")}

    def of(file):
        base = file.removesuffix(".rs")
        found = sections[base] | sections[base.removesuffix("/mod")] | cited(file)
        there = {name for name in by_name for section in found if (section + ".").startswith(name.split("-")[0] + ".")}
        there |= {name for name, sections in shown.items() if sections & found}
        return " ".join(sorted(there)) or ALL

    return of


def cited(file):
    """The sections of the statements that a file cites, and those that its opening sentence names."""
    text = (SOURCES / file).read_text()
    heading = " ".join(line for line in text.splitlines() if line.startswith("//!"))
    return set(re.findall(r"\b[23]\.\d(?:\.\d)?\b(?=-)", text)) | set(re.findall(r"\b[23]\.\d(?:\.\d)?\b", heading))


def shown_in(path):
    """The sections of the statements that the scenarios of a file show."""
    lines = re.findall(r"^(?:shows|example) +(.*)", path.read_text(), re.M)
    return {number.split("-")[0] for line in lines for number in re.findall(r"[\d.]+-\d+", line)}


def files(folders):
    names = ["*"] if folders == ALL else folders.split()
    patterns = [name if name.endswith(".scn") else f"{name}/*.scn" for name in names]
    return sorted(str(path) for pattern in patterns for path in SCENARIOS.glob(pattern))


def limits():
    resource.setrlimit(resource.RLIMIT_CPU, (15, 15))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def passes(n, folders):
    quiet = subprocess.DEVNULL
    done = subprocess.run(
        [RUNNER, *files(folders)], env={"MUTANT": str(n)}, stdout=quiet, stderr=quiet, preexec_fn=limits
    )
    return done.returncode == 0


def judged():
    if not TABLE.exists():
        return {}
    with open(TABLE, newline="") as rows:
        return {row[0]: row for row in csv.reader(rows, delimiter="\t")}


def run(again):
    if not passes(0, ALL):
        sys.exit("a scenario fails without any mutant")
    of, done = folders_of(), judged()
    with open(LIST, newline="") as rows:
        mutants = list(csv.reader(rows, delimiter="\t"))
    for n, file, name in mutants:
        if (done[n][3] != "missed" if again else n in done) if n in done else again:
            continue
        folders = of(file)
        if not passes(n, folders):
            result, where = "caught", ""
        elif folders != ALL and not passes(n, ALL):
            result, where = "missed", "elsewhere"
        else:
            result, where = "missed", "nowhere"
        with open(TABLE, "a", newline="") as out:
            csv.writer(out, delimiter="\t").writerow([n, name, folders, result, where])
        print(f"{n}  {result} {where}  {name}", flush=True)


def report():
    rows = list(judged().values())
    kinds = collections.defaultdict(collections.Counter)
    for _, name, _, result, _ in rows:
        kinds[name.split()[1]][result] += 1
        kinds["all"][result] += 1
    print("| Kind | Caught | Missed | Share |\n| --- | ---: | ---: | ---: |")
    for kind, results in sorted(kinds.items()):
        caught, missed = results["caught"], results["missed"]
        print(f"| {kind} | {caught} | {missed} | {100 * caught / (caught + missed):.1f} % |")
    for n, name, folders, result, where in rows:
        if result == "missed":
            print(f"- {n} `{name}` ({where}; {folders})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["list", "weave", "run", "retry", "report"])
    parser.add_argument("--size", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=2026, help="which ones")
    parser.add_argument("--without", nargs="*", default=[], help="numbers of mutants that do not compile")
    args = parser.parse_args()
    if args.what == "list":
        for place in all_places():
            print(place.name())
    elif args.what == "weave":
        weave(args)
    elif args.what in ("run", "retry"):
        run(args.what == "retry")
    else:
        report()


if __name__ == "__main__":
    main()
