// The names of things on the table, as a screen reader says them.

import { words } from '../../../lib/words.svelte';
import { factsOf } from '../facts.svelte';
import type { CardView, Seat, ZoneCard } from '../types';
import { ocgWords } from '../words.svelte';
import type { OcgPlay } from './play.svelte';

/** "your GY", "Greedy bot: GY". */
export function placeName(play: OcgPlay, seat: Seat | null, name: string): string {
  const { mine, names } = play.props;
  if (seat === null) return name;
  if (mine.length !== 1) return `${names[seat === 'A' ? 0 : 1]}: ${name}`;
  return mine[0] === seat ? words.w.table.mine(name) : words.w.table.theirs(name);
}

export function cardLabel(card: Pick<CardView, 'number'>, where: string): string {
  return [factsOf(card.number)?.name ?? words.w.table.unknownCard, where].filter(Boolean).join(', ');
}

export function zoneLabel(zone: ZoneCard, where: string): string {
  const w = ocgWords.w;
  const { values, card } = zone;
  const numbers = values?.atk == null ? '' : `${w.card.atk} ${values.atk}${values.def === null ? '' : `, ${w.card.def} ${values.def}`}`;
  const materials = zone.materials.length > 0 ? `${zone.materials.length} ${w.card.materials}` : '';
  const counters = zone.counters.map(({ name, count }) => `${name} ${count}`);
  const name = values?.name ?? factsOf(card.number)?.name ?? words.w.table.unknownCard;
  const face = zone.kind === 'monster' || card.face === 'down' ? w.faces[card.face] : '';
  return [name, face, numbers, materials, ...counters, values?.negated ? w.card.negated : '', where].filter(Boolean).join(', ');
}
