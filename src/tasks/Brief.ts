import { observable } from '../lib/values.ts';
import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';

export const briefSizes = ['normal', 'large', 'larger'] as const;

/** How large the letters of a brief are on this device. */
export type BriefSize = (typeof briefSizes)[number];

const key = storageKey('briefs');

const changes = observable(0);

/** The size stored on this device, for `useSyncExternalStore`. */
export function briefSize(): BriefSize {
  const stored = readText(key);
  return briefSizes.find((size) => size === stored) ?? 'normal';
}

/** Subscribes to changes made on this page. */
export const onBriefSizeChange = changes.subscribe;

/** Stores a size; briefs on the screen take it at once. */
export function chooseBriefSize(size: BriefSize): void {
  if (size === 'normal') removeText(key);
  else writeText(key, size);
  changes.set(changes.get() + 1);
}
