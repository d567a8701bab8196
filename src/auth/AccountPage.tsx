import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountPanelTexts as texts } from './texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { Portrait, type PortraitLook } from '../ui/Portrait.tsx';
import { classes } from '../ui/hooks.ts';
import styles from './AccountPage.module.css';

/**
 * The people in the picture. Each stands on a column in the colour of their clothes, which the
 * styles set by place.
 */
const people: readonly PortraitLook[] = [
  { skin: 3, hair: 'flat', cloth: 'gold', ground: 'indigo' },
  { skin: 1, hair: 'hijab', wrap: 'indigo', cloth: 'indigo', ground: 'green' },
  { skin: 4, hair: 'locs', cloth: 'clay', ground: 'gold', glasses: true },
  { skin: 2, hair: 'afro', cloth: 'green', ground: 'clay', earrings: true },
];

function AccountArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      {people.map((look) => (
        <div key={look.hair} className={styles.column}>
          <Portrait look={look} />
        </div>
      ))}
      <p className={classes(styles.note, styles.stage)}>
        <span>{texts.stage}</span>
        <b>{texts.task}</b>
        <i />
      </p>
      <p className={classes(styles.note, styles.mentor)}>{texts.mentor}</p>
      <p className={classes(styles.note, styles.graded)}>
        <Icon name="check-circle" /> {texts.graded}
      </p>
    </div>
  );
}

interface AccountPageProps {
  meta: { title: string; description: string; heading?: string; lead?: string };
  /** The page's address, if search engines may index it. */
  path?: string;
  /** The heading, by default that of `meta`. */
  heading?: string;
  lead?: ReactNode;
  tagline: string;
  children?: ReactNode;
}

/** Lays out an account page. Wide screens have a side panel with a picture and a tagline. */
export function AccountPage(props: AccountPageProps) {
  const { meta, path, heading = meta.heading, lead = meta.lead, tagline, children } = props;
  return (
    <div className={styles.page}>
      <PageMeta
        title={meta.title}
        description={meta.description}
        path={path}
        index={path !== undefined}
      />
      <div className={styles.work}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      <aside className={styles.panel}>
        <div className={styles.words}>
          <p className={styles.tagline}>{tagline}</p>
          <p>{texts.facts}</p>
        </div>
        <AccountArt />
      </aside>
    </div>
  );
}

interface ElsewhereProps {
  question?: string;
  to: string;
  state?: unknown;
  children: string;
}

/** Shows a link to another page below a form: "New here? Sign up". */
export function Elsewhere({ question, children, ...link }: ElsewhereProps) {
  return (
    <p className={styles.elsewhere}>
      {question} <Link {...link}>{children}</Link>
    </p>
  );
}

/** Groups the buttons and links of a page without a form. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
