import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { Logo } from '../../components/ui/Logo.tsx';
import { paths } from '../../config/paths.ts';
import { homePath, outboxPath } from '../../domain/person/roles.ts';
import type { Session } from '../../platform/session.ts';
import { version } from '../../platform/worker/version.ts';
import { commonTexts } from '../../texts/common.ts';
import { shellTexts } from '../../texts/shell/shell.ts';
import { AreasContext, barPlaces, menuOf, type Area, type PageRoute } from '../areas.ts';
import { useUnsent } from '../useUnsent.ts';
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

interface SidebarProps extends MenuProps {
  /** In the drawer of a phone: only what its bar lacks, by the names that places have there. */
  inDrawer?: boolean;
}

const areaNames = { mentee: shellTexts.menteeArea, mentor: shellTexts.mentorArea };

/**
 * The area's menu, from the route table; roles of both areas get a link to the other one. Beside a
 * page of a tablet it is a rail, its words below the icons.
 */
export function Sidebar({
  area,
  session,
  page,
  inDrawer = false,
  onSettings,
  onClear,
  onReport,
  onLogout,
}: SidebarProps) {
  const { role } = session;
  const outbox = outboxPath(role);
  const waiting = useUnsent();
  const others = useContext(AreasContext).filter(
    ({ name, roles }) => name !== area.name && roles.includes(role),
  );
  const entries = menuOf(area).filter(({ place }) => !inDrawer || !barPlaces[role].includes(place));
  return (
    <nav
      className={classes(styles.sidebar, !inDrawer && styles.beside)}
      aria-label={inDrawer ? shellTexts.moreMenu : shellTexts.mainMenu}
    >
      <Link to={homePath(role)} className={styles.logo}>
        <Logo />
      </Link>
      <ul role="list" className={styles.list}>
        {area.name === 'mentor' && !inDrawer && (
          <li>
            <Link to={paths.mentees} className={styles.entry}>
              <Icon name="home" /> {shellTexts.dashboard}
            </Link>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={styles.entry} aria-current={currentMark(entry, page)}>
              <Icon name={entry.menu.icon} /> {inDrawer ? entry.place : entry.menu.label}
            </Link>
          </li>
        ))}
        {inDrawer && (
          <li>
            <Link
              to={outbox}
              className={styles.entry}
              aria-current={page?.path === outbox ? 'page' : undefined}
            >
              <Icon name="upload" /> {shellTexts.outbox(waiting)}
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={styles.entry} onClick={onSettings}>
            <Icon name="settings" /> {shellTexts.settings}
          </button>
        </li>
        {inDrawer && (
          <li>
            <button type="button" className={styles.entry} onClick={onClear}>
              <Icon name="trash" /> {shellTexts.clearDevice}
            </button>
          </li>
        )}
      </ul>
      <ul role="list" className={styles.list}>
        {others.map(({ name, pages }) => (
          <li key={name}>
            <Link to={pages[0]?.path ?? paths.home} className={styles.entry}>
              <Icon name="refresh" /> {areaNames[name]}
            </Link>
          </li>
        ))}
        {inDrawer && (
          <li>
            <button type="button" className={styles.entry} onClick={onReport}>
              <Icon name="alert" /> {commonTexts.reportProblem}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={styles.entry} onClick={onLogout}>
            <Icon name="logout" /> {shellTexts.logout}
          </button>
        </li>
        {inDrawer && <li className={styles.version}>{shellTexts.version(version())}</li>}
      </ul>
    </nav>
  );
}
