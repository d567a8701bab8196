import { Link } from 'react-router-dom';
import { ThemeSwitch } from '../../components/theme/ThemeSwitch.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { profilePath, type Role } from '../../domain/person/roles.ts';
import { shellTexts } from '../../texts/shell/shell.ts';
import { accountPanelTexts as texts } from '../../texts/shell/accountPanel.ts';
import { themeTexts } from '../../texts/theme.ts';
import styles from './AccountMenu.module.css';

interface AccountPanelProps {
  role: Role;
  name: string;
  email: string;
  onFollow: () => void;
  onLogout: () => void;
}

/** The user's name, profile link, colour scheme and logout. */
export default function AccountPanel(props: AccountPanelProps) {
  const { role, name, email, onFollow, onLogout } = props;
  return (
    <div className={styles.panel}>
      {(name || email) && (
        <p className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{email}</span>
        </p>
      )}
      <Link to={profilePath(role)} className={styles.entry} onClick={onFollow}>
        <Icon name="user" /> {texts.profile}
      </Link>
      <div className={styles.theme}>
        <span aria-hidden="true">{themeTexts.legend}</span>
        <ThemeSwitch legend={themeTexts.legend} labels={themeTexts} />
      </div>
      <button type="button" className={styles.entry} onClick={onLogout}>
        <Icon name="logout" /> {shellTexts.logout}
      </button>
    </div>
  );
}
