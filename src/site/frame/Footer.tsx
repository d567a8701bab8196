import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { brand } from '../../brand.ts';
import { footerGroups } from './footerGroups.ts';
import { layoutTexts as texts } from './texts.ts';
import { themeTexts } from '../../ui/themeTexts.ts';
import styles from './Footer.module.css';

/**
 * The footer: four link groups, the copyright and the ownership line.
 * @param brief on a phone only the legal links and the two lines
 */
export function Footer({ brief }: { brief: boolean | undefined }) {
  return (
    <footer className={classes(styles.footer, brief && styles.brief)}>
      <div className={styles.inner}>
        <div className={classes(styles.brand, styles.more)}>
          <Logo />
          <p>{brand.tagline}</p>
          <ThemeSwitch legend={themeTexts.legend} labels={themeTexts} />
        </div>
        {footerGroups.map(({ title, links }) => (
          <nav
            key={title}
            className={title === texts.footer.legal ? undefined : styles.more}
            aria-label={title}
          >
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
