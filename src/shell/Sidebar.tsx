import { useContext } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from '../components/ui/icon/Icon.tsx';
import { Logo } from '../components/ui/Logo.tsx';
import { paths } from '../config/paths.ts';
import { homePath } from '../domain/person/roles.ts';
import type { Session } from '../platform/session.ts';
import { shellTexts } from '../texts/shell/shell.ts';
import { AreasContext, type Area } from './areas.ts';
import styles from './Sidebar.module.css';

interface SidebarProps {
  area: Area;
  session: Session;
  onLogout: () => void;
}

const areaNames = { mentee: shellTexts.menteeArea, mentor: shellTexts.mentorArea };

/** The area's menu, from the route table; roles of both areas get a link to the other one. */
export function Sidebar({ area, session, onLogout }: SidebarProps) {
  const others = useContext(AreasContext).filter(
    ({ name, roles }) => name !== area.name && roles.includes(session.role),
  );
  return (
    <nav className={styles.sidebar} aria-label={shellTexts.mainMenu}>
      <Link to={homePath(session.role)} className={styles.logo}>
        <Logo />
      </Link>
      <ul role="list" className={styles.list}>
        {area.name === 'mentor' && (
          <li>
            <Link to={paths.mentees} className={styles.entry}>
              <Icon name="home" /> {shellTexts.dashboard}
            </Link>
          </li>
        )}
        {area.pages.map(
          ({ path, menu }) =>
            menu && (
              <li key={path}>
                <NavLink to={path} end={path === paths.dashboard} className={styles.entry ?? ''}>
                  <Icon name={menu.icon} /> {menu.label}
                </NavLink>
              </li>
            ),
        )}
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-disabled="true"
            title={shellTexts.settingsSoon}
          >
            <Icon name="settings" /> {shellTexts.settings}
          </button>
        </li>
      </ul>
      <ul role="list" className={styles.list}>
        {others.map(({ name, pages }) => (
          <li key={name}>
            <Link to={pages[0]?.path ?? paths.home} className={styles.entry}>
              <Icon name="refresh" /> {areaNames[name]}
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
