// What the player is about to do on Digimon's table.

import type { TableProps } from '../../../lib/table';
import { Play, usePlay as usePlayOf, type Left as LeftOf } from '../../../table/play.svelte';
import { digimonWords } from '../words.svelte';
import type { About, Offer, Seat, SideView, UnitView, View } from '../types';

/** So much memory is asked about before it is given to the other player. */
const MUCH = 6;

export type Left = LeftOf<Offer>;

export class DigimonPlay extends Play<View, About> {
  constructor(given: () => TableProps) {
    super(given, ['card', 'unit']);
  }

  protected override confirms({ kind }: Offer): boolean {
    return kind.offer === 'activate' && this.asked?.question === 'main_phase';
  }

  /** Passing while something can still be done for nothing, and costs that leave the other player much. */
  protected override doubts({ kind }: Offer): string | null {
    if (this.asked?.question !== 'main_phase') return null;
    const w = digimonWords.w.asks.doubt;
    const memory = this.view.memory * (this.asked.seat === 'A' ? 1 : -1);
    if (kind.offer === 'pass') {
      if (this.offers.some(({ kind }) => kind.offer === 'attack' || kind.offer === 'attack_player')) return w.attacks;
      return this.offers.some(({ kind }) => 'cost' in kind && kind.cost !== null && kind.cost <= memory) ? w.memory : null;
    }
    const given = 'cost' in kind && kind.cost !== null ? kind.cost - memory : 0;
    return given >= MUCH ? w.gives(Math.min(given, 10)) : null;
  }

  /** The turn is never ended by itself. */
  protected override isRoutine({ kind }: Offer): boolean {
    return kind.offer !== 'pass' || this.asked?.question !== 'main_phase';
  }

  protected override endsIt({ kind }: Offer): boolean {
    return kind.offer === 'pass';
  }

  protected override areAlike(offers: Offer[]): boolean {
    const [first, ...rest] = offers.map(({ kind }) => (kind.offer === 'effect' ? `${kind.effect.you} ${kind.effect.card.number} ${kind.effect.text}` : null));
    return first != null && this.asked?.question === 'next_effect' && rest.every((one) => one === first);
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
