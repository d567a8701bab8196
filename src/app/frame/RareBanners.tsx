import { type ReactNode, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import styles from './Banners.module.css';
import { outboxPath, sessionOf, storedToken } from '../../auth/session.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { startNewVersion } from '../../lib/worker/registration.ts';
import { paths } from '../../paths.ts';
import { outboxTexts as texts } from '../../tasks/outbox/texts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { commonTexts } from '../../ui/texts.ts';

interface BannerProps {
  icon: IconName;
  words: readonly string[];
  action: ReactNode;
  onLater: () => void;
}

const Banner = ({ icon, words, action, onLater }: BannerProps) => (
  <div className={styles.banner}>
    <Icon name={icon} />
    <div className={styles.words}>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className={styles.actions}>
      {action}
      <button type="button" className={styles.action} onClick={onLater}>
        {commonTexts.later}
      </button>
    </div>
  </div>
);

/** Shows how many drafts are ready to send, and links to them. */
function OutboxBanner({ count }: { count: number }): ReactNode {
  const { pathname } = useLocation();
  // The drafts of a user whose login has expired still count.
  const { role = 'MENTEE' } = sessionOf(storedToken(), 0) ?? {};
  const to = outboxPath(role);
  // The outbox and submission forms show this themselves.
  const isOnPage = pathname === to || matchPath(paths.submitTask, pathname) !== null;
  // Another finished draft shows the banner again.
  const [putOff, setPutOff] = useState(0);
  if (count < putOff) setPutOff(count);
  return (
    <div role="status">
      {count > putOff && !isOnPage && (
        <Banner
          icon="upload"
          words={[texts.ready(count)]}
          action={
            <Link to={to} className={styles.action}>
              {texts.openOutbox}
            </Link>
          }
          onLater={() => setPutOff(count)}
        />
      )}
    </div>
  );
}

function VersionBanner(): ReactNode {
  const [later, setLater] = useState(false);
  const [starts, setStarts] = useState(false);
  const update = async () => {
    if (starts) return;
    // Storage can fail after the banner has appeared; then a reload would lose what was typed.
    if (!storageIsSafe()) {
      setLater(true);
      return;
    }
    setStarts(true);
    await startNewVersion();
    // The user may decide to stay when the browser asks.
    setStarts(false);
  };
  return (
    <div role="status">
      {!later && (
        <Banner
          icon="refresh"
          words={[commonTexts.newVersionHere, commonTexts.newVersionDrafts]}
          action={
            <button type="button" className={styles.action} onClick={() => void update()}>
              {starts ? commonTexts.updating : commonTexts.update}
            </button>
          }
          onLater={() => setLater(true)}
        />
      )}
    </div>
  );
}

/** Shows the banners that are rarely needed, in one chunk. */
export default function RareBanners(props: { hasVersion: boolean; waiting: number }): ReactNode {
  return (
    <>
      {props.hasVersion && <VersionBanner />}
      {props.waiting > 0 && <OutboxBanner count={props.waiting} />}
    </>
  );
}
