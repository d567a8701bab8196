import { Icon } from '../components/ui/icon/Icon.tsx';
import { classes } from '../components/classes.ts';
import type { Session } from '../platform/session.ts';
import { shellTexts } from '../texts/shell/shell.ts';
import { AccountMenu } from './account/AccountMenu.tsx';
import { Bell } from './bell/Bell.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  session: Session;
  onMenu: () => void;
  onLogout: () => void;
}

/** Hamburger (under 820 px), search box, bell and one's picture. */
export function TopBar({ session, onMenu, onLogout }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={classes(styles.icon, styles.hamburger)}
        aria-label={shellTexts.openMenu}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <SearchBox />
      <Bell session={session} buttonClass={styles.icon ?? ''} />
      <AccountMenu session={session} onLogout={onLogout} />
    </header>
  );
}
