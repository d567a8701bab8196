import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useArrival } from '../../ui/useArrival.ts';
import { layoutTexts } from './texts.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PublicLayout.module.css';

interface PublicLayoutProps {
  /** Logged-in users see a link to the dashboard instead of Login and Register. */
  signedIn: boolean;
  /** On a phone the footer has its legal links and its two lines only. */
  brief?: boolean;
  /** The page; by default the router's outlet. */
  children?: ReactNode;
}

/** The layout of public pages: skip link, header, main and footer. */
export default function PublicLayout({ signedIn, brief, children }: PublicLayoutProps) {
  const arrivedAt = useArrival('main');

  return (
    <>
      <a className={styles.skip} href="#main">
        {layoutTexts.skip}
      </a>
      <p className="visually-hidden" aria-live="polite">
        {arrivedAt}
      </p>
      <Header signedIn={signedIn} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children ?? <Outlet />}
      </main>
      <Footer brief={brief} />
    </>
  );
}
