import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isBorrowed, isExample } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { draftSubjects } from '../../user/drafts.ts';
import { homePath } from '../../auth/session.ts';
import { paths } from '../../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from '../bell/Bell.tsx';
import { ConnectionStrip } from './Banners.tsx';
import type { MenuProps } from './Sidebar.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './Frame.module.css';

const markTexts = { borrowed: 'Not my phone', join: 'Join for free' } as const;

/**
 * Says that the device is not the user's, opens the logout, and asks before a tab with drafts is
 * closed.
 */
function BorrowedDevice({ userId, onLogout }: { userId: string; onLogout: () => void }) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (draftSubjects(userId).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [userId]);
  return (
    <Button variant="quiet" className={`flush small ${styles.borrowed}`} onClick={onLogout}>
      {markTexts.borrowed}
    </Button>
  );
}

/** Search box, bell and account menu; under 820 px also the logo and a hamburger. */
export function TopBar(menu: MenuProps) {
  const { session } = menu;
  return (
    <header className={`line gap-2 no-print ${styles.top}`}>
      <Link to={homePath(session.role)} className={`center ${styles.mark}`}>
        <Logo only="mark" />
      </Link>
      {isExample() && (
        // The example ends with the page, so this link loads the next one.
        <a href={paths.register} className={`small strong ${styles.borrowed}`}>
          {commonTexts.example} <b>{markTexts.join}</b>
        </a>
      )}
      {isBorrowed() && !isExample() && (
        <BorrowedDevice userId={session.userId} onLogout={menu.buttons.logout.onClick} />
      )}
      <SearchBox area={menu.area} />
      <Bell session={session} />
      <AccountMenu {...menu} />
      <ConnectionStrip />
    </header>
  );
}
