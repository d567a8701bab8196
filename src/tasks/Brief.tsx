import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';
import { observable } from '../lib/values.ts';
import styles from './Brief.module.css';
import { classes } from '../ui/hooks.ts';

export const briefSizes = ['normal', 'large', 'larger'] as const;

type BriefSize = (typeof briefSizes)[number];

const key = storageKey('briefs');

const changes = observable(0);

/** Returns the size stored on this device, for `useSyncExternalStore`. */
export function briefSize(): BriefSize {
  const stored = readText(key);
  return briefSizes.find((size) => size === stored) ?? 'normal';
}

/** Subscribes to changes made on this page. */
export const onBriefSizeChange = changes.subscribe;

/** Stores a size; briefs on the screen change at once. */
export function chooseBriefSize(size: BriefSize): void {
  if (size === 'normal') removeText(key);
  else writeText(key, size);
  changes.set(changes.get() + 1);
}

interface BriefWordsProps {
  /** The parent of elements that `briefElements` has sanitised. */
  brief: Element;
  className?: string | undefined;
}

/** Shows the text of a brief, in the size that was chosen for this device. */
export function BriefWords({ brief, className }: BriefWordsProps) {
  const size = useSyncExternalStore(onBriefSizeChange, briefSize);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...brief.cloneNode(true).childNodes);
  }, [brief]);
  return <div ref={place} dir="auto" className={classes(styles.words, styles[size], className)} />;
}
