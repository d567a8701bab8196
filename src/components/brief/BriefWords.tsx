import { useSyncExternalStore } from 'react';
import { briefSize, onBriefSizeChange } from '../../platform/device/briefSize.ts';
import { classes } from '../classes.ts';
import styles from './BriefWords.module.css';

interface BriefWordsProps {
  /** Cleaned by `briefHtml`, which is tested for it. */
  html: string;
  className: string | undefined;
}

/** The words of a brief, in the size that was chosen for this device. */
export function BriefWords({ html, className }: BriefWordsProps) {
  const size = useSyncExternalStore(onBriefSizeChange, briefSize);
  return (
    <div
      className={classes(styles[size], className)}
      // oxlint-disable-next-line react/no-danger -- briefHtml has cleaned it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
