// The OCG's decks, as the deck pages see them.

import { total, type DeckGame, type Group, type Row, type Sorting } from '../../../decks/deckGame';
import { words } from '../../../lib/words.svelte';
import Card from '../card/Card.svelte';
import CardText from '../card/CardText.svelte';
import { frameOf, painted } from '../card/frame';
import { factsOf, keepFacts } from '../facts.svelte';
import type { CardFacts, DeckReport } from '../types/requests';
import { ocgWords } from '../words.svelte';
import { choosing } from './choosing';
import { charts, curve } from './count';
import Filters from './Filters.svelte';
import { asked, fits, nothing, type Wish } from './wish';

function line(facts: CardFacts): { mark: string; words: string; paint: string } {
  const w = ocgWords.w;
  const mark = facts.level ?? facts.rank ?? facts.link;
  const sort = facts.kind === 'monster' ? [facts.race ? w.races[facts.race] : '', ...facts.types.map((type) => w.types[type])] : [facts.spell_trap ? w.spellTrap[facts.spell_trap] : '', w.kinds[facts.kind]];
  const numbers = facts.atk === null ? '' : [facts.atk, facts.def].filter((number) => number !== null).join(' / ');
  return { mark: mark == null ? '–' : String(mark), words: [sort.filter(Boolean).join(' '), numbers].filter(Boolean).join(' · '), paint: painted(facts) };
}

const KINDS = ['monster', 'spell', 'trap'] as const;

function groups(rows: Row<CardFacts>[]): Group<CardFacts>[] {
  const w = ocgWords.w;
  const byName = (one: Row<CardFacts>, two: Row<CardFacts>) => (one.facts?.name ?? '').localeCompare(two.facts?.name ?? '');
  const main = rows.filter(({ side }) => !side);
  const these = (title: string, found: Row<CardFacts>[]): Group<CardFacts> => ({ title, rows: found.sort(byName) });
  return [
    ...KINDS.map((kind) => these(w.kinds[kind], main.filter(({ facts }) => facts && !facts.extra_deck && facts.kind === kind))),
    these(w.zone.extraDeck, main.filter(({ facts }) => facts?.extra_deck)),
    these('?', main.filter(({ facts }) => !facts)),
    these(w.zone.side, rows.filter(({ side }) => side)),
  ].filter((group) => group.rows.length > 0);
}

function glance(rows: Row<CardFacts>[]) {
  const main = rows.filter(({ side }) => !side);
  const extra = main.filter(({ facts }) => facts?.extra_deck);
  const frames = new Map<string, { paint: string; share: number }>();
  for (const { facts, copies } of main) {
    if (!facts) continue;
    const frame = frameOf(facts);
    frames.set(frame, { paint: painted(facts), share: (frames.get(frame)?.share ?? 0) + copies });
  }
  const strength = (row: Row<CardFacts>) => (typeof row.facts?.atk === 'number' ? row.facts.atk : 0);
  const best = [...main].sort((one, two) => strength(two) - strength(one))[0];
  return {
    counts: `${words.w.decks.cards(total(main) - total(extra))} · ${ocgWords.w.zone.extraDeck} ${total(extra)}`,
    colors: [...frames.values()].sort((one, two) => two.share - one.share),
    best: best?.facts?.name ?? null,
  };
}

function sortings(): Sorting<CardFacts>[] {
  const { card, kinds } = ocgWords.w;
  const number = (value: CardFacts['atk']) => (typeof value === 'number' ? -value : null);
  return [
    { key: 'name', name: words.w.decks.byName, by: ({ name }) => name },
    { key: 'kind', name: card.kind, by: ({ kind }) => kinds[kind] },
    { key: 'level', name: card.level, by: ({ level, rank, link }) => level ?? rank ?? link },
    { key: 'atk', name: card.atk, by: ({ atk }) => number(atk) },
    { key: 'def', name: card.def, by: ({ def }) => number(def) },
  ];
}

export const deckGame: DeckGame<CardFacts, Wish, DeckReport> = {
  ...choosing,
  factsOf,
  keepFacts,
  line,
  groups,
  glance,
  curve,
  sortings,
  counts: ({ main, extra, beside }) => [words.w.decks.cards(main), `${ocgWords.w.zone.extraDeck} ${extra}`, `${ocgWords.w.zone.side} ${beside}`].join(' · '),
  fault: ({ reason }) => reason,
  notes: () => [],
  wish: nothing,
  asked,
  fits,
  Filters,
  CardText,
  Drawn: Card,
  charts,
  // 3.6.1: the first five cards.
  start: () => ({ isDrawn: (facts) => facts?.extra_deck === false, hand: 5, redraws: false }),
  hasSideDeck: true,
};
