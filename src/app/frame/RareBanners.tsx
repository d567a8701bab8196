import { type ReactNode, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import styles from './Banners.module.css';
import { outboxPath, sessionOf, storedToken } from '../../auth/session.ts';
import { takeOver } from '../../lib/worker/client.ts';
import { paths } from '../../paths.ts';
import { outboxTexts as texts } from '../../tasks/outbox/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/hooks.ts';
import { commonTexts } from '../../ui/texts.ts';

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

/** Shows that a new version is ready. It takes over on request, or by itself at the next start. */
function VersionBanner(): ReactNode {
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

interface RareBannersProps {
  /** A new version is ready. */
  hasVersion: boolean;
  /** How many finished drafts wait to be sent. */
  waiting: number;
}

/** The banners that are rarely shown, in one file. */
export default function RareBanners({ hasVersion, waiting }: RareBannersProps): ReactNode {
  return (
    <>
      {hasVersion && <VersionBanner />}
      {waiting > 0 && <OutboxBanner count={waiting} />}
    </>
  );
}
