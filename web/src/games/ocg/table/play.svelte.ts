// What the player is about to do on the OCG's table.

import type { TableProps } from '../../../lib/table';
import { Play, usePlay as usePlayOf, type Left as LeftOf } from '../../../table/play.svelte';
import { ocgWords } from '../words.svelte';
import type { About, Offer, Seat, SideView, View, ZoneCard, ZoneView } from '../types';

export type Left = LeftOf<Offer>;

export class OcgPlay extends Play<View, About> {
  constructor(given: () => TableProps) {
    super(given, ['card']);
  }

  protected override confirms({ kind }: Offer): boolean {
    return kind.offer !== 'phase' && (this.asked?.question === 'act' || this.asked?.question === 'respond');
  }

  /** Ending the turn with an attack left. */
  protected override doubts({ kind }: Offer): string | null {
    if (kind.offer !== 'phase' || kind.phase !== 'end') return null;
    const fights = this.offers.some(({ kind }) => kind.offer === 'attack' || (kind.offer === 'phase' && kind.phase === 'battle_step'));
    const monsters = this.side(this.asked?.seat ?? 'A').monsters.some((zone) => zone !== null && zone.card.face === 'up');
    return fights && monsters ? ocgWords.w.asks.doubt.attacks : null;
  }

  /** The turn is never ended by itself, and nothing is done by itself that one may do. */
  protected override isRoutine({ kind }: Offer): boolean {
    return kind.offer !== 'phase' && this.asked?.question !== 'act';
  }

  protected override endsIt({ kind }: Offer): boolean {
    return kind.offer === 'phase' || kind.offer === 'pass';
  }

  /** From the middle outwards. Where a Link Monster points somewhere (3.3.1-68), and among zones of several kinds, it matters. */
  protected override place(offers: Offer[]): number | null {
    const zones = offers.map(({ kind }) => (kind.offer === 'zone' ? kind.zone : null));
    const sort = zones[0] ? Object.keys(zones[0])[0] : undefined;
    const alike = sort !== undefined && zones.every((zone) => zone !== null && sort in zone);
    const points = this.field.some(({ values }) => (values?.arrows.length ?? 0) > 0);
    if (this.asked?.question !== 'zone' || !alike || (points && sort !== 'spell_trap')) return null;
    const outwards = (zone: ZoneView) => Math.abs(2 - ('main' in zone ? zone.main[1] : 'spell_trap' in zone ? zone.spell_trap[1] : 0));
    const far = zones.map((zone) => (zone ? outwards(zone) : 9));
    return far.indexOf(Math.min(...far));
  }

  protected override areAlike(offers: Offer[]): boolean {
    const [first, ...rest] = offers.map(({ kind }) => (kind.offer === 'activate' ? `${kind.effect.card.number} ${kind.effect.text}` : null));
    return first != null && this.asked?.question === 'next_trigger' && rest.every((one) => one === first);
  }

  side(seat: Seat): SideView {
    return this.view.sides[seat === 'A' ? 0 : 1];
  }

  /** Every card on the field. */
  get field(): ZoneCard[] {
    const sides = this.view.sides.flatMap(({ monsters, spells, field }) => [...monsters, ...spells, field]);
    return [...sides, ...this.view.extra_zones].filter((card) => card !== null);
  }
}

export function usePlay(): OcgPlay {
  return usePlayOf<OcgPlay>();
}
