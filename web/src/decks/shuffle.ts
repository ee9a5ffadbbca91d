// Test hands only: games are shuffled by the server.

export function shuffled(cards: string[]): string[] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] ?? '', mixed[last] ?? ''];
  }
  return mixed;
}
