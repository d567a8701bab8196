import { Link } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import styles from './Footer.module.css';
import { layoutTexts as texts } from './texts.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { classes } from '../../ui/hooks.ts';

interface FooterGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

const { footer, socials } = texts;

const networks = ['twitter', 'facebook', 'instagram', 'linkedin', 'github'] as const;

const footerGroups: readonly FooterGroup[] = [
  {
    title: footer.home,
    links: [
      { label: footer.howItWorks, to: `${paths.home}#how` },
      { label: footer.tracks, to: `${paths.home}#tracks` },
      { label: footer.questions, to: `${paths.home}#questions` },
      { label: footer.onlyPhone, to: paths.onlyPhone },
      { label: texts.about, to: paths.about },
    ],
  },
  {
    title: footer.community,
    links: [
      { label: texts.team, to: paths.team },
      { label: texts.events, to: paths.events },
      { label: footer.chat, to: brand.chatUrl },
      { label: texts.contact, to: paths.contact },
    ],
  },
  {
    title: footer.legal,
    links: [
      { label: footer.privacy, to: paths.privacy },
      { label: footer.terms, to: paths.terms },
    ],
  },
  {
    title: footer.follow,
    links: networks.map((network) => ({ label: socials[network], to: brand.socials[network] })),
  },
];

/**
 * Shows the footer of public and account pages. On a phone a `short` footer has only the legal
 * links, the copyright and the owner.
 */
export function Footer({ short }: { short: boolean | undefined }) {
  return (
    <footer className={classes('no-print', styles.footer, short && styles.short)}>
      <div className={styles.inner}>
        <div className={classes(styles.brand, styles.more)}>
          <Logo />
          <p>{brand.tagline}</p>
          <ThemeSwitch />
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

/** Neutral icons for the networks, because their own logos are trademarks. */
export const socialIcons: Record<keyof typeof brand.socials, IconName> = {
  twitter: 'at',
  facebook: 'users',
  instagram: 'camera',
  linkedin: 'briefcase',
  github: 'code',
};
