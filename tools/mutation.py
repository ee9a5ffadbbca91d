#!/usr/bin/env python3
"""Mutation testing of crates/digimon: does a scenario fail when a rule is broken?

    tools/mutation.py run     [--size 240] [--seed 2026] [--all]   judge a sample of mutants
    tools/mutation.py retry                                        judge the missed ones again
    tools/mutation.py report                                       figures of what was judged

cargo-mutants lists the mutants (`cargo install cargo-mutants --locked`); this script breaks the
code with one of them at a time, builds the scenario runner, runs the scenarios of the chapters
that the broken file implements, and mends the file again. It edits the checkout it lies in, so
run it in a copy (`git clone . ../mut && ../mut/tools/mutation.py run`).

Which chapters a file implements comes from the MODULE column of rulebook/digimon.txt. A file
without a clause (query.rs, effects/filter.rs, ...) serves them all and is run against all folders.

A mutant is
    caught     if a scenario fails or panics, or the run takes longer than 20 s;
    unviable   if it does not compile;
    missed     otherwise. Then all folders are run as well: `elsewhere` if another chapter's
               scenario catches it, `nowhere` if none does.
Scenario files that fail without any mutation are left out, and named.

Every result is appended to a table (target/mutation.tsv) at once; a run that was interrupted
goes on where it stopped. The last line about a mutant counts.
"""

import argparse
import collections
import csv
import fcntl
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = "crates/digimon/src/"
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
RUNNER = TARGET / "mutants/examples/explain"
PROFILE = {"inherits": '"dev"', "opt-level": "0", "debug": "false", "incremental": "true", 'package."*".opt-level': "2"}
"""Quick to build: only the libraries are optimised."""
BUILD = ["cargo", "build", "--quiet", "-p", "scenario", "--example", "explain", "--profile", "mutants"]
BUILD += [word for key, value in PROFILE.items() for word in ("--config", f"profile.mutants.{key}={value}")]

SECONDS = 20
"""A run that takes longer hangs."""
MEMORY = 4 << 30
"""A run that needs more never ends either."""

LEFT_OUT_FILES = ["builtin.rs", "explain.rs", "game.rs", "state/event.rs", "effects/language/"]
"""No rules: built-in cards, explanations for people, plumbing, plain data."""
LEFT_OUT_FUNCTIONS = ["clauses", "Game::label", "Game::label_of", "Game::labels"]
"""They only say what the log tells."""

ALL = "all"
"""In the place of folders: all of them."""


class Mutant:
    def __init__(self, listed):
        self.name = listed["name"].removeprefix(SOURCES)
        self.file = listed["file"].removeprefix(SOURCES)
        self.function = (listed["function"] or {}).get("function_name", "")
        self.span = listed["span"]
        self.replacement = listed["replacement"]

    def is_about_rules(self):
        plain = any(self.file.startswith(left_out) for left_out in LEFT_OUT_FILES)
        return not (plain or self.function in LEFT_OUT_FUNCTIONS or self.function.endswith("::fmt"))

    def path(self):
        return ROOT / SOURCES / self.file

    def apply(self, text):
        """The text of the file with the mutation in it."""
        lines = text.splitlines(keepends=True)

        def offset(point):
            return sum(map(len, lines[: point["line"] - 1])) + point["column"] - 1

        start, end = offset(self.span["start"]), offset(self.span["end"])
        return text[:start] + self.replacement + text[end:]


def all_mutants():
    """Every mutant about the rules, in a fixed order."""
    command = ["cargo", "mutants", "--list", "--json", "-p", "digimon"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    mutants = [Mutant(one) for one in json.loads(listed)]
    return sorted((one for one in mutants if one.is_about_rules()), key=lambda one: one.name)


def sample(mutants, size, seed):
    """One of every file at least, the rest in proportion to the mutants of the file."""
    by_file = collections.defaultdict(list)
    for mutant in mutants:
        by_file[mutant.file].append(mutant)
    more = max(0, size - len(by_file))
    open_places = sum(len(of_file) - 1 for of_file in by_file.values())
    shares = {file: more * (len(of_file) - 1) / max(1, open_places) for file, of_file in by_file.items()}
    counts = {file: 1 + int(share) for file, share in shares.items()}
    by_remainder = sorted(shares, key=lambda file: (int(shares[file]) - shares[file], file))
    for file in by_remainder[: max(0, size - sum(counts.values()))]:
        counts[file] += 1
    dice = random.Random(seed)
    chosen = [one for file in sorted(by_file) for one in dice.sample(by_file[file], min(counts[file], len(by_file[file])))]
    dice.shuffle(chosen)
    return chosen


class Scenarios:
    """The scenario files by chapter."""

    def __init__(self, root):
        self.root = root
        self.left_out = set()
        self.chapters_of = collections.defaultdict(set)
        for line in (ROOT / "rulebook/digimon.txt").read_text().splitlines():
            fields = [field.strip() for field in line.split("|")]
            if len(fields) >= 5 and fields[0][:1].isdigit() and fields[3] != "-":
                self.chapters_of[fields[3]].add(int(fields[0].split("-")[0]))

    def folders(self, file):
        """The names of the folders for a source file, or ALL."""
        base = file.removesuffix(".rs")
        chapters = self.chapters_of[base] | self.chapters_of[base.removesuffix("/mod")]
        there = [path.name for chapter in sorted(chapters) for path in self.root.glob(f"{chapter:02}-*")]
        return " ".join(there) if there else ALL

    def files(self, folders):
        names = ["*"] if folders == ALL else folders.split()
        found = sorted(path for name in names for path in self.root.glob(f"{name}/*.scn"))
        return [str(path) for path in found if path not in self.left_out]

    def leave_out_failing(self):
        for path in sorted(self.root.glob("*/*.scn")):
            if not passes([str(path)]):
                self.left_out.add(path)
                print(f"left out, fails unbroken: {path}")


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def passes(files):
    try:
        quiet = subprocess.DEVNULL
        done = subprocess.run(
            [RUNNER, *files], stdout=quiet, stderr=quiet, timeout=SECONDS, preexec_fn=limit_memory
        )
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False


def builds():
    return subprocess.run(BUILD, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def judge(mutant, scenarios):
    """(result, where else it was caught)"""
    path = mutant.path()
    original = path.read_text()
    try:
        path.write_text(mutant.apply(original))
        if not builds():
            return "unviable", ""
        folders = scenarios.folders(mutant.file)
        if not passes(scenarios.files(folders)):
            return "caught", ""
        if folders != ALL and not passes(scenarios.files(ALL)):
            return "missed", "elsewhere"
        return "missed", "nowhere"
    finally:
        path.write_text(original)


def alone():
    """Two runs in one checkout would break each other's code. Returns what must be kept open."""
    TARGET.mkdir(parents=True, exist_ok=True)
    lock = open(TARGET / "mutation.lock", "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        sys.exit("another run is going on in this checkout")
    return lock


def judge_all(mutants, scenarios, table):
    lock = alone()
    # A run that is ended mends the file it has just broken.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    signal.signal(signal.SIGINT, lambda *_: sys.exit("ended"))
    if not builds():
        sys.exit("the code does not compile")
    scenarios.leave_out_failing()
    for at, mutant in enumerate(mutants, 1):
        started = time.monotonic()
        result, where = judge(mutant, scenarios)
        seconds = time.monotonic() - started
        row = [mutant.name, scenarios.folders(mutant.file), result, where]
        with open(table, "a", newline="") as out:
            csv.writer(out, delimiter="\t", lineterminator="\n").writerow(row)
        print(f"{at}/{len(mutants)}  {result} {where}  {mutant.name}  ({seconds:.0f} s)", flush=True)
    lock.close()


def judged(table):
    """The last row about each mutant, by its name."""
    if not table.exists():
        return {}
    with open(table, newline="") as rows:
        return {row[0]: row for row in csv.reader(rows, delimiter="\t")}


def report(rows):
    def line(title, results):
        caught, missed, unviable = (results[kind] for kind in ("caught", "missed", "unviable"))
        share = f"{100 * caught / (caught + missed):.1f} %" if caught + missed else "-"
        print(f"| {title} | {caught} | {missed} | {unviable} | {share} |")

    overall, by_chapter = collections.Counter(), collections.defaultdict(collections.Counter)
    for _, folders, result, _ in rows:
        overall[result] += 1
        for folder in folders.split():
            by_chapter[folder][result] += 1
    print("| Scenarios of | Caught | Missed | Unviable | Caught share |\n| --- | ---: | ---: | ---: | ---: |")
    for folder, results in sorted(by_chapter.items()):
        line(folder, results)
    line("each mutant once", overall)
    print()
    for name, _, result, where in sorted(rows):
        if result == "missed":
            print(f"- `{name}` ({where})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["list", "run", "retry", "report"])
    parser.add_argument("--size", type=int, default=240, help="how many mutants")
    parser.add_argument("--seed", type=int, default=2026, help="which ones")
    parser.add_argument("--all", action="store_true", help="every mutant instead of a sample")
    parser.add_argument("--only", default="", help="only mutants whose name has this in it")
    parser.add_argument("--table", type=Path, default=TARGET / "mutation.tsv", help="the table of results")
    parser.add_argument("--scenarios", type=Path, default=ROOT / "scenarios/digimon", help="the scenario folders")
    args = parser.parse_args()

    done = judged(args.table)
    if args.what == "report":
        return report(list(done.values()))
    mutants = all_mutants()
    if args.what == "retry":
        mutants = [one for one in mutants if one.name in done and done[one.name][2] == "missed"]
    elif not args.all:
        mutants = sample(mutants, args.size, args.seed)
    mutants = [one for one in mutants if args.only in one.name]
    if args.what == "run":
        mutants = [one for one in mutants if one.name not in done]
    scenarios = Scenarios(args.scenarios.resolve())
    if args.what == "list":
        for mutant in mutants:
            print(mutant.name, "--", scenarios.folders(mutant.file))
        return None
    return judge_all(mutants, scenarios, args.table)


if __name__ == "__main__":
    main()
