// The names of things on the table, as a screen reader says them.

import { factsOf } from '../facts.svelte';
import type { CardView, Seat, UnitView } from '../types';
import { changed } from '../words/changes';
import { keyword } from '../words/speak';
import { words } from '../../../lib/words.svelte';
import { digimonWords } from '../words.svelte';
import type { DigimonPlay } from './play.svelte';

export type Zone = 'hand' | 'deck' | 'eggs' | 'security' | 'trash' | 'breeding' | 'battle';

/** "your battle area", "Greedy bot: hand". */
export function zoneName(play: DigimonPlay, seat: Seat, zone: Zone): string {
  const { table } = words.w;
  const zones = digimonWords.w.zone;
  const { mine, names } = play.props;
  if (mine.length !== 1) return `${names[seat === 'A' ? 0 : 1]}: ${zones[zone]}`;
  return mine[0] === seat ? table.mine(zones[zone].toLowerCase()) : table.theirs(zones[zone].toLowerCase());
}

export function cardLabel(card: Pick<CardView, 'number'>, where: string): string {
  const w = digimonWords.w;
  const facts = card.number ? factsOf(card.number) : undefined;
  if (!card.number) return [words.w.table.hiddenCard, where].join(', ');
  const level = facts?.level != null ? `${w.card.level} ${facts.level}` : facts ? w.categories[facts.category] : '';
  const cost = facts?.cost != null ? `${w.card.cost} ${facts.cost}` : '';
  const dp = facts?.dp != null ? `${facts.dp} ${w.card.dp}` : '';
  return [facts?.name ?? card.number, level, cost, dp, where].filter(Boolean).join(', ');
}

export function unitLabel(unit: UnitView, where: string): string {
  const w = digimonWords.w;
  const top = unit.stack[0];
  const facts = top?.number ? factsOf(top.number) : undefined;
  const parts = [
    facts?.name ?? top?.number ?? words.w.table.hiddenCard,
    unit.level === null ? (facts ? w.categories[facts.category] : '') : `${w.card.level} ${unit.level}`,
    unit.dp === null ? '' : `${unit.dp} ${w.card.dp}`,
    unit.suspended ? w.state.suspended : '',
    unit.fresh ? w.state.fresh : '',
    ...unit.keywords.map((printed) => keyword(w, printed)),
    ...unit.marks.map(({ what, text }) => changed(w, what, text, null)),
    unit.stack.length > 1 ? w.table.under(unit.stack.length - 1) : '',
    unit.links.length > 0 ? w.table.links(unit.links.length) : '',
    where,
  ];
  return parts.filter(Boolean).join(', ');
}
