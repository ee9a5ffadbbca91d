// 15-3: in whose turn a line of a card works, as its timings say.

/** Does it work in this turn, and where it is? `own`: it is the turn of whoever has it. */
export function isAwake(line: string, own: boolean, inBreedingArea: boolean): boolean {
  const timings = [...line.matchAll(/\[([^\]]+)\]/g)].map(([, timing]) => timing);
  if (inBreedingArea && !timings.includes('Breeding')) return false;
  if (timings.includes('Your Turn')) return own;
  return !timings.includes("Opponent's Turn") || !own;
}
