import { Link, NavLink } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { paths } from '../../paths.ts';
import { layoutTexts as texts } from './texts.ts';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './Header.module.css';

/** Shows the header of public pages. Logged-in users get a link to their dashboard. */
export function Header({ isLoggedIn }: { isLoggedIn: boolean }) {
  const entry = isLoggedIn ? (
    <ButtonLink to={paths.dashboard} iconAfter="arrow-right">
      {texts.dashboard}
    </ButtonLink>
  ) : (
    <>
      <ButtonLink to={paths.login} variant="quiet">
        {texts.login}
      </ButtonLink>
      <ButtonLink to={paths.register}>{texts.register}</ButtonLink>
    </>
  );

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={texts.mainNav}>
          <NavLink to={paths.team} className={styles.link ?? ''}>
            {texts.team}
          </NavLink>
          <NavLink to={paths.contact} className={styles.link ?? ''}>
            {texts.contact}
          </NavLink>
          {entry}
        </nav>
        <MobileMenu>{entry}</MobileMenu>
      </div>
    </header>
  );
}
