import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { takeOver } from '../../lib/worker/client.ts';
import { commonTexts } from '../../ui/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Banners.module.css';

/** Shows that a new version is ready. It takes over on request, or by itself at the next start. */
export function VersionBanner(): ReactNode {
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {!later && (
        <div className={classes(styles.banner, styles.version)}>
          <Icon name="refresh" />
          <div className={styles.words}>
            <p>{commonTexts.newVersionHere}</p>
            <p>{commonTexts.newVersionDrafts}</p>
          </div>
          <div className={styles.actions}>
            <button type="button" className={styles.action} onClick={takeOver}>
              {commonTexts.takeOver}
            </button>
            <button type="button" className={styles.action} onClick={() => setLater(true)}>
              {commonTexts.later}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
