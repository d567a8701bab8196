import { useContext, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import type { Role } from '../../auth/roles.ts';
import { reachScreenEdges, watchTouchKeyboard } from './phoneScreen.ts';
import { shellTexts } from './texts.ts';
import { AreasContext, barOf, type PageRoute } from '../menuOfArea.ts';
import styles from './BottomBar.module.css';
import { currentMark } from './currentMark.ts';

interface BottomBarProps {
  role: Role;
  /** The page on the screen. */
  page: PageRoute | undefined;
}

/** A phone's way between places: a bar in reach of the thumb, away while a keyboard is up. */
export function BottomBar({ role, page }: BottomBarProps) {
  const [typing, setTyping] = useState(false);
  useEffect(() => watchTouchKeyboard(setTyping), []);
  useEffect(reachScreenEdges, []);
  const entries = barOf(useContext(AreasContext), role);

  return (
    <nav className={styles.bar} data-sticky data-away={typing} aria-label={shellTexts.mainMenu}>
      <ul role="list" className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.place}>
            <Link to={entry.path} className={styles.entry} aria-current={currentMark(entry, page)}>
              <Icon name={entry.icon} /> {entry.place}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
