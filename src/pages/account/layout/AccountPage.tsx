import type { ReactNode } from 'react';
import { PageMeta } from '../../../components/PageMeta.tsx';
import { accountPanelTexts } from '../../../texts/account/account.ts';
import { AccountArt } from './AccountArt.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  /** For the tab and for search engines; without a path they leave the page alone. */
  meta: { title: string; description: string; path?: string };
  /** The page's one h1. */
  heading: ReactNode;
  lead?: ReactNode;
  /** What the panel beside it says. */
  tagline: string;
  children?: ReactNode;
}

/** The frame of the account screens: what is to be done, and a panel with a picture and a tagline. */
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

/** A line below a form that leads to another screen: "New here? Sign up". */
export function Elsewhere({ children }: { children: ReactNode }) {
  return <p className={styles.elsewhere}>{children}</p>;
}

/** Buttons and links where there is no form. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
