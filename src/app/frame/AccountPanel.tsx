import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery, atLeast } from '../../ui/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { outboxPath } from '../../auth/session.ts';
import { version } from '../../lib/worker/version.ts';
import { unfinishedOf } from '../../tasks/outbox/sender.ts';
import { commonTexts } from '../../ui/texts.ts';
import { shellTexts } from './texts.ts';
import { AreasContext, barOf, menuOf, otherAreas } from '../menuOfArea.ts';
import { currentMark, type MenuProps } from './Sidebar.tsx';
import { useUnsent } from '../../user/useUnsent.ts';
import styles from './AccountMenu.module.css';

interface AccountPanelProps extends MenuProps {
  name: string;
  email: string;
  onFollow: () => void;
}

/**
 * The user's name, and what the menu beside the page lacks: on a phone pages, settings and logout, at
 * every width the outbox unless it is empty, clearing and the report.
 */
export default function AccountPanel(props: AccountPanelProps) {
  const { area, session, page, name, email } = props;
  const { onFollow, onSettings, onClear, onReport, onLogout } = props;
  const { role } = session;
  const waiting = useUnsent();
  const isOutboxUsed = waiting > 0 || unfinishedOf(session.userId).length > 0;
  const areas = useContext(AreasContext);
  const isWide = useMediaQuery(atLeast('md'));
  const bar = barOf(areas, role);
  const isLacking = ({ path }: { path: string }) => !bar.some((entry) => entry.path === path);
  const entries = isWide ? [] : menuOf(area).filter(isLacking);
  const others = isWide ? [] : otherAreas(areas, area, role).filter(isLacking);
  const outbox = outboxPath(role);
  return (
    <div className={styles.panel}>
      {(name || email) && (
        <p className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{email}</span>
        </p>
      )}
      {entries.map((entry) => (
        <Link
          key={entry.place}
          to={entry.path}
          className={styles.entry}
          aria-current={currentMark(entry, page)}
          onClick={onFollow}
        >
          <Icon name={entry.icon} /> {entry.place}
        </Link>
      ))}
      {others.map((other) => (
        <Link key={other.path} to={other.path} className={styles.entry} onClick={onFollow}>
          <Icon name="arrow-right" /> {other.name}
        </Link>
      ))}
      {isOutboxUsed && (
        <Link
          to={outbox}
          className={styles.entry}
          aria-current={page?.path === outbox ? 'page' : undefined}
          onClick={onFollow}
        >
          <Icon name="upload" /> {shellTexts.outbox(waiting)}
        </Link>
      )}
      {!isWide && (
        <button type="button" className={styles.entry} onClick={onSettings}>
          <Icon name="settings" /> {shellTexts.settings}
        </button>
      )}
      <button type="button" className={styles.entry} onClick={onClear}>
        <Icon name="trash" /> {shellTexts.clearDevice}
      </button>
      <button type="button" className={styles.entry} onClick={onReport}>
        <Icon name="mail" /> {commonTexts.reportProblem}
      </button>
      {!isWide && (
        <button type="button" className={styles.entry} onClick={onLogout}>
          <Icon name="logout" /> {shellTexts.logout}
        </button>
      )}
      <p className={styles.version}>{shellTexts.version(version())}</p>
    </div>
  );
}
