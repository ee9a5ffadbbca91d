// Digimon's decks, as the deck pages see them.

import { total, type DeckGame, type Row, type Sorting } from '../../../decks/deckGame';
import { words } from '../../../lib/words.svelte';
import CardText from '../card/CardText.svelte';
import { painted } from '../card/colors';
import { factsOf, keepFacts } from '../facts.svelte';
import type { CardFacts, DeckFault, DeckNote, DeckReport } from '../types/requests';
import { digimonWords } from '../words.svelte';
import { fault } from '../words/refused';
import { charts, curve } from './charts';
import { choosing } from './choosing';
import Drawn from './Drawn.svelte';
import Filters from './Filters.svelte';
import { counted, grouped } from './sort';
import { asked, fits, nothing, type Wish } from './wish';

function line(facts: CardFacts): { mark: string; words: string; paint: string } {
  const { card, categories } = digimonWords.w;
  const level = facts.level === null ? categories[facts.category] : `${card.level_short}${facts.level}`;
  const said = [level, facts.dp === null ? '' : `${facts.dp} ${card.dp}`, facts.traits.join(' / ')];
  return { mark: facts.cost === null ? '–' : String(facts.cost), words: said.filter(Boolean).join(' · '), paint: painted(facts.colors) };
}

function glance(rows: Row<CardFacts>[]) {
  const w = digimonWords.w;
  const eggs = total(rows.filter(({ facts }) => facts?.category === 'digi_egg'));
  const colors = [...counted(rows, (facts) => facts.colors)].sort(([, one], [, two]) => two - one);
  const digimon = rows.filter(({ facts }) => facts?.category === 'digimon');
  const best = digimon.sort((one, two) => (two.facts?.level ?? 0) - (one.facts?.level ?? 0))[0];
  const names = colors.map(([color]) => w.colors[color]).join(' / ');
  return {
    counts: [words.w.decks.cards(total(rows) - eggs), w.decks.eggs(eggs), names].filter(Boolean).join(' · '),
    colors: colors.map(([color, share]) => ({ paint: painted([color]), share })),
    best: best?.facts?.name ?? null,
  };
}

function sortings(): Sorting<CardFacts>[] {
  const { card, colors } = digimonWords.w;
  return [
    { key: 'name', name: words.w.decks.byName, by: ({ name }) => name },
    { key: 'level', name: card.level, by: ({ level }) => level },
    { key: 'cost', name: card.cost, by: ({ cost }) => cost },
    { key: 'dp', name: card.dp, by: ({ dp }) => (dp === null ? null : -dp) },
    { key: 'color', name: card.color, by: ({ colors: all }) => all.map((color) => colors[color]).join(' ') || null },
  ];
}

const named = (number: string): string => {
  const name = factsOf(number)?.name;
  return name ? `${name} (${number})` : number;
};

export const deckGame: DeckGame<CardFacts, Wish, DeckReport> = {
  ...choosing,
  factsOf,
  keepFacts,
  line,
  groups: (rows) => grouped(rows).map(({ category, rows }) => ({ title: category ? digimonWords.w.categories[category] : '?', rows })),
  glance,
  curve,
  sortings,
  counts: (report) => `${words.w.decks.cards(report.main)} · ${digimonWords.w.decks.eggs(report.eggs)}`,
  fault: ({ what }: DeckFault) => fault(digimonWords.w.decks, 'number' in what ? { ...what, number: named(what.number) } : what),
  notes: ({ notes }) => notes.map((note) => (digimonWords.w.decks.note[note.note] as (it: DeckNote) => string)(note)),
  wish: nothing,
  asked: (wish) => asked(wish, 'without tokens'),
  fits,
  Filters,
  CardText,
  Drawn,
  charts,
  start: () => ({ isDrawn: (facts) => facts?.category !== 'digi_egg', hand: 5, redraws: true, beside: { cards: 5, lay: digimonWords.w.decks.testSecurity, title: digimonWords.w.zone.security } }),
  hasSideDeck: false,
};
