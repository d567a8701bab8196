import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { Logo } from '../../components/ui/Logo.tsx';
import { paths } from '../../config/paths.ts';
import { layoutTexts as texts } from '../../texts/public/layout.ts';
import styles from './MobileMenu.module.css';

const links = [
  [paths.home, texts.home],
  [paths.team, texts.team],
  [paths.events, texts.events],
  [paths.about, texts.about],
  [paths.contact, texts.contact],
] as const;

/**
 * The slide-out menu of small screens. A native modal dialog brings the focus in, keeps it there,
 * closes on Escape and gives the focus back; the style sheet stops the page behind from scrolling.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Nobody pays for what is in it before it is opened.
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    // What gets the focus has to be there.
    flushSync(() => setIsWanted(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  /** Outside is the dialog element itself (its backdrop); a followed link closes as well. */
  const closeOnOutsideOrLink = ({ target }: MouseEvent<HTMLDialogElement>) => {
    const followed = target instanceof Element && target.closest('a') !== null;
    if (target === dialog.current || followed) close();
  };

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-label={texts.openMenu}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own */}
      <dialog
        ref={dialog}
        className={styles.menu}
        aria-label={texts.menu}
        onClick={closeOnOutsideOrLink}
      >
        {isWanted && (
          <div className={styles.panel}>
            <div className={styles.top}>
              <Logo />
              <button
                type="button"
                className={styles.toggle}
                aria-label={texts.closeMenu}
                onClick={close}
              >
                <Icon name="close" />
              </button>
            </div>
            <nav className={styles.links} aria-label={texts.menu}>
              {links.map(([path, label]) => (
                <NavLink key={path} to={path} end className={styles.link ?? ''}>
                  {label}
                  <Icon name="chevron-right" />
                </NavLink>
              ))}
            </nav>
            <div className={styles.entry}>{children}</div>
          </div>
        )}
      </dialog>
    </div>
  );
}
