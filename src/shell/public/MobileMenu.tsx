import { useState, type MouseEvent, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Modal } from '../../components/dialog/Modal.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
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

/** The slide-out menu of small screens; the style sheet stops the page behind from scrolling. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-label={texts.openMenu}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Modal className={styles.menu ?? ''} label={texts.menu} onClose={close}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links in it, which have their keys */}
          <div className={styles.panel} onClick={closeOnLink}>
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
        </Modal>
      )}
    </div>
  );
}
