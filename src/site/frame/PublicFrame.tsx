import { Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Frame.module.css';
import { layoutTexts } from './texts.ts';
import { currentSession } from '../../auth/session.ts';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { classes } from '../../ui/hooks.ts';
import { usePageFocus } from '../../ui/usePageFocus.ts';

/** Rerenders when another tab logs in or out; in this tab, navigation does. */
function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Shows the skip link, header and footer around the public and the account pages. */
export default function PublicFrame({ short = false }: { short?: boolean }) {
  const pageName = usePageFocus('main');
  const isLoggedIn = useSyncExternalStore(
    onStorageChange,
    () => currentSession() !== null,
    () => false,
  );
  return (
    <>
      <a className="skip" href="#main">
        {layoutTexts.skip}
      </a>
      <p className="visually-hidden" aria-live="polite">
        {pageName}
      </p>
      <Header isLoggedIn={isLoggedIn} />
      <main id="main" tabIndex={-1} className={classes(styles.main, short && styles.short)}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer short={short} />
    </>
  );
}
