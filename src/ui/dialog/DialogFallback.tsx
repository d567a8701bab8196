import { Spinner } from '../Loading.tsx';
import styles from './DialogFallback.module.css';
import { commonTexts } from '../texts.ts';

/**
 * Shows after 300 ms that a dialog's code is loading, which confirms that the tap was registered.
 */
export function DialogFallback() {
  return (
    <div className={styles.wait}>
      <div className={styles.plate}>
        <Spinner size="lg" label={commonTexts.loading} />
      </div>
    </div>
  );
}
