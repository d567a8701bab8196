import { useState, type MouseEvent, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { IconButton } from '../../ui/Button.tsx';
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

/** The slide-out menu of small screens. The style sheet prevents the page from scrolling. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <>
      <IconButton
        icon="menu"
        label={texts.openMenu}
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Modal className={styles.drawer} label={texts.menu} onClose={close}>
          <IconButton
            icon="close"
            variant="filled"
            label={texts.closeMenu}
            className={styles.close}
            onClick={close}
          />
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- closes on clicks of its links, which the keyboard reaches */}
          <div className={styles.panel} onClick={closeOnLink}>
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
        </Modal>
      )}
    </>
  );
}
