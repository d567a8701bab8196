import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { briefSize, onBriefSizeChange } from './Brief.ts';
import { classes } from '../ui/classes.ts';
import styles from './BriefWords.module.css';

interface BriefWordsProps {
  /** The parent of the words' elements, cleaned by `briefElements`, which is tested for it. */
  brief: Element;
  className: string | undefined;
}

/** The words of a brief, in the size that was chosen for this device. */
export function BriefWords({ brief, className }: BriefWordsProps) {
  const size = useSyncExternalStore(onBriefSizeChange, briefSize);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...brief.cloneNode(true).childNodes);
  }, [brief]);
  return <div ref={place} className={classes(styles[size], className)} />;
}
