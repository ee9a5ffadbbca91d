// What the decks are called that games are opened with: the server is told the cards, not the names.

const named = new Map<string, string>();

/** A deck of this browser, as a game is asked for it. */
export function nameDeck(deck: unknown, name: string): void {
  named.set(JSON.stringify(deck), name);
}

function nameOf(deck: unknown): string {
  if (typeof deck === 'object' && deck !== null && 'builtin' in deck && typeof deck.builtin === 'string') return deck.builtin;
  return named.get(JSON.stringify(deck)) ?? '';
}

/** The decks of what somebody wants to play, or brings; none of a position. */
export function deckNames(wanted: unknown): string[] {
  if (typeof wanted !== 'object' || wanted === null) return [];
  if ('decks' in wanted && Array.isArray(wanted.decks)) return wanted.decks.map(nameOf).filter(Boolean);
  return 'deck' in wanted ? [nameOf(wanted.deck)].filter(Boolean) : [];
}
