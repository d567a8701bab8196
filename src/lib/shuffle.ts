/** Hashes a text to a whole number of 32 bits (FNV-1a). */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}

/** Returns a shuffled copy. `random` returns numbers in [0, 1). */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const drawn = items.map((item) => ({ item, order: random() }));
  drawn.sort((a, b) => a.order - b.order);
  return drawn.map(({ item }) => item);
}

/** Creates a generator of numbers in [0, 1) that repeats for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
