import { Link } from 'react-router-dom';
import { ThemeSwitch } from '../../components/theme/ThemeSwitch.tsx';
import { Logo } from '../../components/ui/Logo.tsx';
import { brand } from '../../config/brand.ts';
import { footerGroups } from './footerGroups.ts';
import { layoutTexts as texts } from '../../texts/public/layout.ts';
import { themeTexts } from '../../texts/theme.ts';
import styles from './Footer.module.css';

/** The footer: four link groups, the copyright and the ownership line. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{brand.tagline}</p>
          <ThemeSwitch legend={themeTexts.legend} labels={themeTexts} />
        </div>
        {footerGroups.map(({ title, links }) => (
          <nav key={title} className={styles.group} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list">
              {links.map(({ label, to }) => (
                <li key={label}>
                  {to.startsWith('/') ? (
                    <Link className={styles.link} to={to}>
                      {label}
                    </Link>
                  ) : (
                    <a className={styles.link} href={to} rel="noopener">
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.end}>
          <p>{texts.footer.copyright(brand.copyrightYear, brand.name)}</p>
          <p>{texts.footer.ownership(brand.owner, brand.copyrightYear)}</p>
        </div>
      </div>
    </footer>
  );
}
