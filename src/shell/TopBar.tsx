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
  /** The pointer or the focus has come: what the menu needs may be fetched. */
  onMenuIntent: () => void;
  onSettings: () => void;
  onClear: () => void;
  onReport: () => void;
  onLogout: () => void;
}

/** Hamburger (under 820 px), search box, bell and the user's picture. */
export function TopBar({ session, onMenu, onMenuIntent, ...account }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton
        icon="menu"
        label={shellTexts.openMenu}
        className={styles.hamburger}
        onPointerEnter={onMenuIntent}
        onFocus={onMenuIntent}
        onClick={onMenu}
      />
      <SearchBox />
      <Bell session={session} />
      <AccountMenu session={session} {...account} />
    </header>
  );
}
