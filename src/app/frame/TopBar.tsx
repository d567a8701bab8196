import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isBorrowed, isExample, leavesNothing, storageIsSafe } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/hooks.ts';
import { Logo } from '../../ui/Logo.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { draftsOf } from '../../user/drafts.ts';
import { homePath } from '../../auth/session.ts';
import { paths } from '../../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from '../bell/Bell.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import type { MenuProps } from './Sidebar.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './Frame.module.css';

const markTexts = { borrowed: 'Not my phone', join: 'Join for free' } as const;

/**
 * Asks before the page closes if its drafts would be lost with it, because the device is borrowed
 * or the browser cannot store them.
 */
function useWarningOfLoss(userId: string): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const areStored = storageIsSafe() && !isBorrowed();
      if (!areStored && draftsOf(userId).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [userId]);
}

/**
 * Shows the search box, the bell and the account menu, and below 820 px the logo and a menu button.
 */
export function TopBar(menu: MenuProps) {
  const { session } = menu;
  const isMarked = leavesNothing();
  useWarningOfLoss(session.userId);
  return (
    <header className={classes('line no-print', styles.top, isMarked && styles.marked)}>
      <Link to={homePath(session.role)} className={`center ${styles.mark}`}>
        <Logo only="mark" />
      </Link>
      {isExample() && (
        <a href={paths.register} className={`small strong ${styles.borrowed}`}>
          {commonTexts.example} <b>{markTexts.join}</b>
        </a>
      )}
      {isBorrowed() && (
        // On a borrowed device the bar reminds the user to log out.
        <Button
          variant="quiet"
          className={`small ${styles.borrowed}`}
          onClick={menu.buttons.logout.onClick}
        >
          {markTexts.borrowed}
        </Button>
      )}
      <SearchBox area={menu.area} />
      <Bell session={session} />
      <AccountMenu {...menu} />
      <ConnectionStrip />
    </header>
  );
}
