import { Icon } from '../components/ui/Icon.tsx';
import { classes } from '../lib/classes.ts';
import type { Session } from '../lib/session.ts';
import { shellTexts } from '../texts/shell.ts';
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
