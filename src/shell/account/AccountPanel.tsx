import { Link } from 'react-router-dom';
import { useMediaQuery } from '../../components/useMediaQuery.ts';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { atLeast } from '../../config/breakpoints.ts';
import { outboxPath, profilePath, type Role } from '../../domain/person/roles.ts';
import { version } from '../../platform/worker/version.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts, shellTexts } from '../../texts/shell/shell.ts';
import { useUnsent } from '../useUnsent.ts';
import styles from './AccountMenu.module.css';

interface AccountPanelProps {
  role: Role;
  name: string;
  email: string;
  onFollow: () => void;
  onSettings: () => void;
  onClear: () => void;
  onReport: () => void;
  onLogout: () => void;
}

/** The user's name, profile link, outbox, settings, clearing, report and logout, by the names that the menus give them. */
export default function AccountPanel(props: AccountPanelProps) {
  const { role, name, email, onFollow, onSettings, onClear, onReport, onLogout } = props;
  const waiting = useUnsent();
  const profile = useMediaQuery(atLeast('md')) ? shellTexts.profile : placeTexts.me;
  return (
    <div className={styles.panel}>
      {(name || email) && (
        <p className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{email}</span>
        </p>
      )}
      <Link to={profilePath(role)} className={styles.entry} onClick={onFollow}>
        <Icon name="user" /> {profile}
      </Link>
      <Link to={outboxPath(role)} className={styles.entry} onClick={onFollow}>
        <Icon name="upload" /> {shellTexts.outbox(waiting)}
      </Link>
      <button type="button" className={styles.entry} onClick={onSettings}>
        <Icon name="settings" /> {shellTexts.settings}
      </button>
      <button type="button" className={styles.entry} onClick={onClear}>
        <Icon name="trash" /> {shellTexts.clearDevice}
      </button>
      <button type="button" className={styles.entry} onClick={onReport}>
        <Icon name="alert" /> {commonTexts.reportProblem}
      </button>
      <button type="button" className={styles.entry} onClick={onLogout}>
        <Icon name="logout" /> {shellTexts.logout}
      </button>
      <p className={styles.version}>{shellTexts.version(version())}</p>
    </div>
  );
}
