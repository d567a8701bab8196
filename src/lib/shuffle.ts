/**
 * A shuffled copy: each item draws a number, the numbers are sorted.
 * @param random a source of numbers in [0, 1), for tests
 */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const drawn = items.map((item) => ({ item, order: random() }));
  drawn.sort((a, b) => a.order - b.order);
  return drawn.map(({ item }) => item);
}
