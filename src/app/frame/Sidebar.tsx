import { Link } from 'react-router-dom';
import styles from './Frame.module.css';
import { shellTexts } from './texts.ts';
import { type Area, menuOf, type MenuLink, otherAreas, type PageRoute } from '../areas.ts';
import { homePath, type Session } from '../../auth/session.ts';
import { isExample } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';

type MenuButton = Omit<MenuLink, 'path'> & { onClick: () => void };
/** A menu entry that loads another page or opens an email. */
type MenuAnchor = Omit<MenuLink, 'path'> & { href: string };

export interface MenuProps {
  area: Area;
  session: Session;
  page: PageRoute | undefined;
  buttons: Record<'settings' | 'clear' | 'logout', MenuButton>;
}

/**
 * Returns the `aria-current` of a link: `page` for the page on the screen, `true` for its parent.
 */
function currentMark({ path, place, covers }: MenuLink, page: PageRoute | undefined) {
  if (!page || ![place, covers].includes(page.place ?? place)) return undefined;
  if (path === page.path) return 'page';
  return page.place ? 'true' : undefined;
}

interface MenuEntryProps {
  entry: MenuLink | MenuButton | MenuAnchor;
  page: PageRoute | undefined;
  className?: string | undefined;
  onFollow?: () => void;
}

/** Shows an entry of a menu, with its icon. */
export function MenuEntry({
  entry,
  page,
  className = `entry ${styles.entry}`,
  onFollow,
}: MenuEntryProps) {
  const content = (
    <>
      <Icon name={entry.icon} /> <span>{entry.place}</span>
    </>
  );
  if ('path' in entry) {
    const mark = currentMark(entry, page);
    return (
      <Link to={entry.path} className={className} aria-current={mark} onClick={onFollow}>
        {content}
      </Link>
    );
  }
  if ('href' in entry) {
    return (
      <a href={entry.href} className={className}>
        {content}
      </a>
    );
  }
  const press = () => {
    onFollow?.();
    entry.onClick();
  };
  return (
    <button type="button" className={className} onClick={press}>
      {content}
    </button>
  );
}

/** Returns the last entry of a menu: the logout, or the link out of an example. */
export const lastEntry = ({ logout }: MenuProps['buttons']): MenuButton | MenuAnchor =>
  isExample() ? { place: shellTexts.leaveExample, icon: logout.icon, href: paths.example } : logout;

/** Shows the area's menu. Roles with both areas get a link to the other area. */
export function Sidebar({ area, session, page, buttons }: MenuProps) {
  const lists = [
    [...menuOf(area), buttons.settings],
    [...otherAreas(area, session.role), lastEntry(buttons)],
  ];
  return (
    <nav className={styles.sidebar} aria-label={shellTexts.mainMenu}>
      <Link to={homePath(session.role)} className={`tap ${styles.logo}`}>
        <Logo />
      </Link>
      {lists.map((entries) => (
        <ul key={entries[0]?.place} role="list" className="stack gap-1">
          {entries.map((entry) => (
            <li key={entry.place}>
              <MenuEntry entry={entry} page={page} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
