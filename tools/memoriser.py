#!/usr/bin/env python3
"""The baseline for a reader of OCG cards: a memoriser of phrases. It knows every phrase of the other blocks of 1,000
places in the order of release, with names and numbers left out, and "reads" a card if it has seen all of its phrases.
It understands nothing; a grammar that generalises must do clearly better.

usage: tools/memoriser.py ../shared/cards/ocg.en.json
"""
import json
import re
import sys
from collections import Counter, defaultdict

SIZE, FEWEST = 1000, 100
TOKEN, MONSTER, EFFECT, MADE = 0x4000, 0x1, 0x20, 0x40 | 0x80 | 0x2000 | 0x800000 | 0x4000000

RACES = (
    "Aqua|Beast-Warrior|Winged Beast|Beast|Cyberse|Dinosaur|Divine-Beast|Dragon|Fairy|Fiend|Fish|Illusion|Insect|"
    "Machine|Plant|Psychic|Pyro|Reptile|Rock|Sea Serpent|Spellcaster|Thunder|Warrior|Wyrm|Zombie"
)
KINDS = (
    rf"\b(?:(?:{RACES})(?:-Type)?|DARK|EARTH|FIRE|LIGHT|WATER|WIND|DIVINE|Effect|Normal|Fusion|Ritual|Synchro|Xyz|Link"
    r"|Pendulum|Tuner|Continuous|Field|Equip|Quick-Play|Counter)\b"
)
SPLIT = (
    r"[.:;,()●\n/]+|\b(?:and if you do|then|also|and|or|but|if|when|while|during|you can|from|to|into|in|on|by|with|for"
    r"|until|except|of|that|this|except|instead|equal|up)\b"
)


def has_text(card):
    kind = card["type"]
    plain = kind & MONSTER and not kind & (EFFECT | MADE) and not card.get("ptext")
    return not kind & TOKEN and not plain and card["text"].strip() != ""


def phrases(card):
    """Pieces between signs, links and prepositions, without names, numbers, Attributes, Types and kinds."""
    kind = card["type"]
    said = card["text"] if kind & (EFFECT | MADE) or not kind & MONSTER else ""
    text = said + "\n" + card.get("ptext", "")
    text = re.sub(r'"[^"]*"', "N", text)
    text = re.sub(r"\d+", "0", text)
    text = re.sub(KINDS, "K", text)
    parts = re.split(SPLIT, text)
    return {part.strip().lower() for part in parts if part.strip()}


def main():
    cards = [card for card in json.load(open(sys.argv[1], encoding="utf-8")) if has_text(card)]
    sizes = Counter(card["kid"] // SIZE for card in cards if card.get("kid"))
    newest = max(block for block, size in sizes.items() if size >= FEWEST)
    blocks = defaultdict(list)
    for card in cards:
        place = card.get("kid")
        blocks[min(place // SIZE, newest) if place else newest].append(phrases(card))
    seen_in = defaultdict(set)
    for block, all_phrases in blocks.items():
        for phrase in set().union(*all_phrases):
            seen_in[phrase].add(block)
    total = 0
    for block, all_phrases in sorted(blocks.items()):
        known = sum(all(seen_in[phrase] - {block} for phrase in card) for card in all_phrases)
        total += known
        print(f"{block * SIZE:>6} {len(all_phrases):>6} {known:>6} {100 * known / len(all_phrases):>6.1f} %")
    print(f" total {len(cards):>6} {total:>6} {100 * total / len(cards):>6.1f} %")


main()
