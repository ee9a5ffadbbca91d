// The tables of this server that anybody may find.

import { api } from '../../lib/api';
import type { Tables } from '../../protocol';

const LOOK_MS = 4_000;

export class OpenTables {
  found = $state.raw<Tables>({ open: [], running: [] });

  async look(): Promise<void> {
    // A server that cannot be reached has no tables; the page says so elsewhere.
    this.found = await api.tables().catch(() => ({ open: [], running: [] }));
  }

  /** Looks again and again, until it is stopped. */
  watch(): () => void {
    void this.look();
    const again = setInterval(() => document.visibilityState === 'visible' && void this.look(), LOOK_MS);
    return () => clearInterval(again);
  }
}
