import { useState, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { outboxPath } from '../../auth/roles.ts';
import { sessionOf, storedToken } from '../../auth/session.ts';
import { commonTexts } from '../../ui/texts.ts';
import { outboxTexts as texts } from '../../tasks/outbox/texts.ts';
import styles from './Banners.module.css';

/** Says how many finished drafts wait to be sent, and leads to them; it can be put off. */
export function OutboxBanner({ count }: { count: number }): ReactNode {
  const { pathname } = useLocation();
  // A login that has ended is still this person's.
  const { role = 'MENTEE' } = sessionOf(storedToken(), 0) ?? {};
  const to = outboxPath(role);
  // There it is said, or the form says so itself.
  const isSaid = pathname === to || matchPath(paths.submitTask, pathname) !== null;
  // What comes after that is told again.
  const [putOff, setPutOff] = useState(0);
  if (count < putOff) setPutOff(count);
  return (
    <div role="status">
      {count > putOff && !isSaid && (
        <div className={classes(styles.banner, styles.version)}>
          <Icon name="upload" />
          <div className={styles.words}>
            <p>{texts.banner(count)}</p>
          </div>
          <div className={styles.actions}>
            <Link to={to} className={styles.action}>
              {texts.openOutbox}
            </Link>
            <button type="button" className={styles.action} onClick={() => setPutOff(count)}>
              {commonTexts.later}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
