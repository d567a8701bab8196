import { Icon } from '../../ui/Icon.tsx';
import type { StageStatus } from './stagePath.ts';
import styles from './StageMark.module.css';

interface StageMarkProps {
  /** Its place in the track, from 1; null: it is no stage. */
  number: number | null;
  /** undefined: somebody else's track, or not known yet. */
  status: StageStatus | undefined;
}

/** A stop on the path, of another shape for each status. Decoration: words beside it say the same. */
export function StageMark({ number, status }: StageMarkProps) {
  const isBehind = status === 'done' || status === 'sent';
  return (
    <span className={styles.mark} data-status={status} aria-hidden="true">
      {isBehind ? <Icon name="check" /> : number}
    </span>
  );
}
