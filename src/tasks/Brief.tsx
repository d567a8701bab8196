import { useLayoutEffect, useRef } from 'react';
import { briefSize } from '../lib/deviceSettings.ts';
import styles from './Brief.module.css';
import { classes, useSetting } from '../ui/hooks.ts';

interface BriefWordsProps {
  /** The parent of elements that `briefElements` has sanitised. */
  brief: Element;
  className?: string | undefined;
}

/** Shows the text of a brief, in the size that was chosen for this device. */
export function BriefWords({ brief, className }: BriefWordsProps) {
  const size = useSetting(briefSize);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...brief.cloneNode(true).childNodes);
  }, [brief]);
  return <div ref={place} dir="auto" className={classes(styles.words, styles[size], className)} />;
}
