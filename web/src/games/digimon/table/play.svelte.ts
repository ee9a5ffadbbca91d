// What the player is about to do on Digimon's table.

import type { TableProps } from '../../../lib/table';
import { Play, usePlay as usePlayOf, type Left as LeftOf } from '../../../table/play.svelte';
import type { About, Offer, Seat, SideView, UnitView, View } from '../types';

export type Left = LeftOf<Offer>;

export class DigimonPlay extends Play<View, About> {
  constructor(given: () => TableProps) {
    super(given, ['card', 'unit']);
  }

  protected override confirms({ kind }: Offer): boolean {
    return kind.offer === 'activate' && this.asked?.question === 'main_phase';
  }

  side(seat: Seat): SideView {
    return this.view.sides[seat === 'A' ? 0 : 1];
  }

  units(seat: Seat): UnitView[] {
    const { battle, breeding } = this.side(seat);
    return breeding ? [...battle, breeding] : battle;
  }

  unit(id: number): UnitView | undefined {
    return [...this.units('A'), ...this.units('B')].find((unit) => unit.id === id);
  }
}

export function usePlay(): DigimonPlay {
  return usePlayOf<DigimonPlay>();
}
