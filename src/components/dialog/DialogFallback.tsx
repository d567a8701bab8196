import { commonTexts } from '../../texts/common.ts';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './DialogFallback.module.css';

/** Where a dialog's code takes its time: a sign that the tap was heard, after a moment without one. */
export function DialogFallback() {
  return (
    <div className={styles.wait}>
      <div className={styles.plate}>
        <Spinner size="lg" label={commonTexts.loading} />
      </div>
    </div>
  );
}
