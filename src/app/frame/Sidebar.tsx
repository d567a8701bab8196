import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { homePath } from '../../auth/roles.ts';
import type { Session } from '../../auth/session.ts';
import { shellTexts } from './texts.ts';
import { AreasContext, menuOf, otherAreas, type Area, type PageRoute } from '../menuOfArea.ts';
import { currentMark } from './currentMark.ts';
import styles from './Sidebar.module.css';

/** What a menu of an area is made of. */
export interface MenuProps {
  area: Area;
  session: Session;
  /** The page on the screen. */
  page: PageRoute | undefined;
  onSettings: () => void;
  onClear: () => void;
  onReport: () => void;
  onLogout: () => void;
}

/**
 * The area's menu, from the route table; roles of both areas get a link to the other one. On a
 * tablet it is a rail, its words below the icons.
 */
export function Sidebar({ area, session, page, onSettings, onLogout }: MenuProps) {
  const { role } = session;
  const others = otherAreas(useContext(AreasContext), area, role);
  return (
    <nav className={styles.sidebar} aria-label={shellTexts.mainMenu}>
      <Link to={homePath(role)} className={styles.logo}>
        <Logo />
      </Link>
      <ul role="list" className={styles.list}>
        {menuOf(area).map((entry) => (
          <li key={entry.place}>
            <Link to={entry.path} className={styles.entry} aria-current={currentMark(entry, page)}>
              <Icon name={entry.icon} /> {entry.place}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={onSettings}>
            <Icon name="settings" /> {shellTexts.settings}
          </button>
        </li>
      </ul>
      <ul role="list" className={styles.list}>
        {others.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={styles.entry}>
              <Icon name="arrow-right" /> {name}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={onLogout}>
            <Icon name="logout" /> {shellTexts.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
