import { useContext } from 'react';
import { Link } from 'react-router-dom';
import styles from './Sidebar.module.css';
import { shellTexts } from './texts.ts';
import {
  type Area,
  AreasContext,
  menuOf,
  type MenuPage,
  otherAreas,
  type PageRoute,
} from '../menuOfArea.ts';
import { homePath, type Session } from '../../auth/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';

/** The `aria-current` of an entry: of the page on the screen, or of the place that it lies below. */
export function currentMark(
  entry: MenuPage,
  page: PageRoute | undefined,
): 'page' | 'true' | undefined {
  if (entry.place !== page?.place) return undefined;
  return entry.path === page.path ? 'page' : 'true';
}

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
