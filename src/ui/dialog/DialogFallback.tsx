import { commonTexts } from '../texts.ts';
import { Spinner } from '../Spinner.tsx';
import styles from './DialogFallback.module.css';

/** Shown while a dialog's code loads, after 300 ms: it confirms that the tap was registered. */
export function DialogFallback() {
  return (
    <div className={styles.wait}>
      <div className={styles.plate}>
        <Spinner size="lg" label={commonTexts.loading} />
      </div>
    </div>
  );
}
