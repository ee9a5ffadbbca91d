// What went wrong, as the server would say it.

import type { Problem } from '../protocol';
import { Trouble } from './api';

export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Trouble) return thrown.problem;
  return { place: '', reason: thrown instanceof Error ? thrown.message : String(thrown), way_out: '', what: null, with: {} };
}
