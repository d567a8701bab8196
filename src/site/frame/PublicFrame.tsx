import { Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Frame.module.css';
import { layoutTexts } from './texts.ts';
import { currentSession } from '../../auth/session.ts';
import { HydratedSignal } from '../../ui/HydratedSignal.tsx';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { useArrival } from '../../ui/useArrival.ts';

/** Logins change in other tabs and with navigation; both render this again. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * Skip link, header and footer around the public and the account pages.
 * @param brief the footer of a phone has its legal links and its two lines only
 */
export default function PublicFrame({ brief = false }: { brief?: boolean }) {
  const arrivedAt = useArrival('main');
  const signedIn = useSyncExternalStore(
    onStorage,
    () => currentSession() !== null,
    () => false,
  );
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
        <Suspense fallback={<PageFallback />}>
          <Outlet />
          <HydratedSignal />
        </Suspense>
      </main>
      <Footer brief={brief} />
    </>
  );
}
