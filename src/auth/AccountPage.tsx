import type { ReactNode } from 'react';
import { PageMeta } from '../ui/PageMeta.tsx';
import { accountPanelTexts } from './texts.ts';
import { AccountArt } from './AccountArt.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  /** For the tab and for search engines; without a path the page is not indexed. */
  meta: { title: string; description: string; path?: string };
  /** The page's one h1. */
  heading: ReactNode;
  lead?: ReactNode;
  /** The text of the panel beside it. */
  tagline: string;
  children?: ReactNode;
}

/**
 * The layout of the account pages: heading and content; beside them, where there is room, a panel
 * with a picture and a tagline.
 */
export function AccountPage({ meta, heading, lead, tagline, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <PageMeta {...meta} index={meta.path !== undefined} />
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
          <p>{accountPanelTexts.facts}</p>
        </div>
        <AccountArt />
      </aside>
    </div>
  );
}

/** A line below a form with a link to another page: "New here? Sign up". */
export function Elsewhere({ children }: { children: ReactNode }) {
  return <p className={styles.elsewhere}>{children}</p>;
}

/** Buttons and links of a page without a form. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
