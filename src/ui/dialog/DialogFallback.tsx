import { createContext, type ReactNode } from 'react';
import { Spinner } from '../Loading.tsx';
import styles from './DialogFallback.module.css';
import { commonTexts } from '../texts.ts';

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

/** The shell's content in a dialog, because everything outside a modal dialog is inert. */
export const DialogFoot = createContext<ReactNode>(null);
