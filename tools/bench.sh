#!/usr/bin/env bash
# Counts the instructions of a game, a clone and a new game with callgrind, so that two versions can be compared on a
# noisy machine. Each work is done N and 2 N times; the difference is free of what loading takes.
# Needs valgrind. The tournament games need ../shared (docs/measuring.md).
set -euo pipefail
cd "$(dirname "$0")/.."

target=${CARGO_TARGET_DIR:-target}/release
shared=../shared
cargo build --release -p headjudge
cargo build --release -p digimon --example repeat
digimon=$target/examples/digimon-repeat
cp "$target/examples/repeat" "$digimon"
cargo build --release -p ocg-lab --example repeat
ocg=$target/examples/repeat

# The instructions of a command.
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null | sed -n 's/.*Collected : //p'
}

# report NAME UNITS N COMMAND...: the command takes how often as its last argument.
report() {
  local name=$1 units=$2 n=$3
  shift 3
  local once twice
  once=$(count "$@" "$n")
  twice=$(count "$@" "$((2 * n))")
  echo "$name: $(((twice - once) / (n * units))) instructions"
}

report "random game of ST1 against ST2" 1 100 "$target/headjudge" sim --deck ST1 --deck ST2 --seed 1 --games
if [ -d "$shared" ]; then
  decks=$shared/decks/digimon-tournament.json
  play=("$target/headjudge" tournament "$decks" --pool "$shared/cards/digimon.en.json" --unchecked)
  # Once without counting: the pool is read into the cache, and it is known how many decks play.
  pairs=$("${play[@]}" --games 1 --json | sed -n 's/.*"games": *\([0-9]*\).*/\1/p' | head -1)
  report "random game of two tournament decks" "$pairs" 1 "${play[@]}" --games
else
  echo "random game of two tournament decks: not counted, $shared is absent"
fi
report "clone of a game" 1 2000 "$digimon" clone
report "new game" 1 200 "$digimon" create
echo "clone of a game: $("$digimon" clone 500000), CPU time"
report "random OCG duel of C against D" 1 100 "$ocg" duel
report "clone of an OCG duel" 1 2000 "$ocg" clone
report "new OCG duel" 1 200 "$ocg" create
echo "clone of an OCG duel: $("$ocg" clone 100000 | tail -1), CPU time"
echo "random OCG duels: $("$ocg" duel 2000)"
