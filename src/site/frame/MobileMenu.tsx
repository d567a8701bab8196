import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { paths } from '../../paths.ts';
import { layoutTexts as texts } from './texts.ts';
import styles from './Header.module.css';

const links = [
  [paths.home, texts.home],
  [paths.team, texts.team],
  [paths.events, texts.events],
  [paths.about, texts.about],
  [paths.contact, texts.contact],
] as const;

function closeOnLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/**
 * Shows the slide-out menu of small screens. It is plain HTML, so it works before the app has
 * loaded. The app also closes it on Escape, on a link to the same page, and when the focus leaves
 * it.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- closes on clicks of its links, which the keyboard reaches
    <details ref={menu} className={styles.menu} onClick={closeOnLink} onBlur={closeOnLeave}>
      <summary className={styles.toggle}>
        <span className="visually-hidden">{texts.menu}</span>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.home}>
          <Logo />
        </div>
        <nav aria-label={texts.menu}>
          {links.map(([path, label]) => (
            <NavLink key={path} to={path} end className={styles.place ?? ''}>
              {label}
              <Icon name="chevron-right" />
            </NavLink>
          ))}
        </nav>
        <div className={styles.foot}>{children}</div>
      </div>
    </details>
  );
}
