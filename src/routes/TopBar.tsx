import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../components/ui/Avatar.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import { profileOf } from '../lib/homes.ts';
import type { Session } from '../lib/session.ts';
import { fullName } from '../lib/text.ts';
import { useAppSelector } from '../store/hooks.ts';
import { shellTexts } from '../texts/shell.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  session: Session;
  onMenu: () => void;
}

/** Hamburger (under 820 px), search box, bell and one's picture (specification, section 2). */
export function TopBar({ session, onMenu }: TopBarProps) {
  const profile = useAppSelector(({ user }) => user.profile);
  const [query, setQuery] = useState('');
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${styles.icon} ${styles.hamburger}`}
        aria-label={shellTexts.openMenu}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={shellTexts.search}
          placeholder={shellTexts.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <button type="button" className={styles.icon} aria-label={shellTexts.notifications}>
        <Icon name="bell" />
      </button>
      <Link to={profileOf(session.role)} className={styles.me} aria-label={shellTexts.yourProfile}>
        <Avatar
          name={profile ? fullName(profile) : ''}
          photoUrl={profile?.photoUrl ?? null}
          size="sm"
        />
      </Link>
    </header>
  );
}
