import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isBorrowed } from '../../lib/storage.ts';
import { Logo } from '../../ui/Logo.tsx';

import { homePath } from '../../auth/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from '../bell/Bell.tsx';
import { ConnectionStrip } from './Banners.tsx';
import type { MenuProps } from './Sidebar.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import styles from './Frame.module.css';

const BorrowedDevice = lazy(() => import('./BorrowedDevice.tsx'));

/** Search box, bell and account menu; under 820 px also the logo and a hamburger. */
export function TopBar(menu: MenuProps) {
  const { session } = menu;
  return (
    <header className={`line gap-2 no-print ${styles.top}`}>
      <Link to={homePath(session.role)} className={styles.mark}>
        <Logo only="mark" />
      </Link>
      <Suspense>
        {isBorrowed() && (
          <BorrowedDevice userId={session.userId} onLogout={menu.buttons.logout.onClick} />
        )}
      </Suspense>
      <SearchBox />
      <Bell session={session} />
      <AccountMenu {...menu} />
      <ConnectionStrip />
    </header>
  );
}
