// What the player is about to do on the OCG's table.

import type { TableProps } from '../../../lib/table';
import { Play, usePlay as usePlayOf, type Left as LeftOf } from '../../../table/play.svelte';
import type { About, Offer, Seat, SideView, View, ZoneCard } from '../types';

export type Left = LeftOf<Offer>;

export class OcgPlay extends Play<View, About> {
  constructor(given: () => TableProps) {
    super(given, ['card']);
  }

  protected override confirms({ kind }: Offer): boolean {
    return kind.offer !== 'phase' && (this.asked?.question === 'act' || this.asked?.question === 'respond');
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
