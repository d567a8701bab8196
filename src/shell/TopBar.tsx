import { IconButton } from '../components/ui/button/IconButton.tsx';
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

/** Hamburger (under 820 px), search box, bell and the user's picture. */
export function TopBar({ session, onMenu, onLogout }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton
        icon="menu"
        label={shellTexts.openMenu}
        className={styles.hamburger}
        onClick={onMenu}
      />
      <SearchBox />
      <Bell session={session} />
      <AccountMenu session={session} onLogout={onLogout} />
    </header>
  );
}
