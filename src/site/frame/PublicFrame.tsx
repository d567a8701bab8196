import { Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { currentSession } from '../../auth/session.ts';
import PublicLayout from './PublicLayout.tsx';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { HydratedSignal } from '../../ui/HydratedSignal.tsx';

/** Logins change in other tabs and with navigation; both render this again. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * Header and footer around the public and the account pages.
 * @param brief the footer of a phone has its legal links and its two lines only
 */
export default function PublicFrame({ brief = false }: { brief?: boolean }) {
  const signedIn = useSyncExternalStore(
    onStorage,
    () => currentSession() !== null,
    () => false,
  );
  return (
    <PublicLayout signedIn={signedIn} brief={brief}>
      <Suspense fallback={<PageFallback />}>
        <Outlet />
        <HydratedSignal />
      </Suspense>
    </PublicLayout>
  );
}
