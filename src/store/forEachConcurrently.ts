/**
 * Runs work over items, at most `width` at a time, in order of the list. `work` handles its own
 * failures and should not reject.
 * @param stopped checked before each item; true skips the rest
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<unknown>,
  stopped: () => boolean = () => false,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined && !stopped(); item = queue.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}
