import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Freshness } from '../components/async/Freshness.tsx';
import { DialogFoot } from '../components/dialog/dialogFoot.ts';
import { DialogFallback } from '../components/dialog/DialogFallback.tsx';
import { LoginEnded } from '../components/form/loginEnded.ts';
import { useArrival } from './useArrival.ts';
import { Spinner } from '../components/ui/Spinner.tsx';
import { brand } from '../config/brand.ts';
import { refusedNumber } from '../platform/storage/refusedNumber.ts';
import { isComplete } from '../domain/person/completeness.ts';
import { profilePath } from '../domain/person/roles.ts';
import type { Session } from '../platform/session.ts';
import { loadMentors, loadProfile } from '../slices/userSlice.ts';
import { useAppSelector } from '../store/hooks.ts';
import { refreshAll, refreshStale, useRefreshOnReturn } from '../store/refresh.ts';
import { useLoad } from '../store/useLoad.ts';
import { commonTexts } from '../texts/common.ts';
import { shellTexts } from '../texts/shell/shell.ts';
import type { Area } from './areas.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ExpiryWarning } from './session/ExpiryWarning.tsx';
import { useExpiry } from './session/useExpiry.ts';
import styles from './layouts.module.css';
import { MenuDrawer } from './MenuDrawer.tsx';
import { PageFallback } from './PageFallback.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { HydratedSignal } from './HydratedSignal.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useNumberOffer } from './phone/useNumberOffer.ts';

const LogoutDialog = lazy(() => import('./session/LogoutDialog.tsx'));
const SignInAgain = lazy(() => import('./session/SignInAgain.tsx'));

interface DashboardLayoutProps {
  area: Area;
  session: Session;
}

/** The frame of a guarded area: top bar, sidebar, and the page within. */
export function DashboardLayout({ area, session }: DashboardLayoutProps) {
  const { pathname, key } = useLocation();
  // The menu belongs to a place in the history: whatever leads on closes it, also a link to the page
  // that is there already, and the way back does not open it again.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  if (menuAt !== null && menuAt !== key) setMenuAt(null);
  const [leaving, setLeaving] = useState(false);
  const arrivedAt = useArrival('content');
  const sessionLost = useAppSelector(({ auth }) => auth.sessionLost);
  const { exp } = session;
  const expiry = useExpiry(exp);
  const [enteredWith] = useState(exp);
  useRefreshOnReturn();
  useEffect(() => {
    // A login in place: what stood there meanwhile may have grown old.
    if (exp !== enteredWith) refreshStale();
  }, [exp, enteredWith]);
  // Both are about this login: with the next one, also in another tab, they are over.
  const [renewing, setRenewing] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const closeMenu = () => setMenuAt(null);
  const openLogout = () => {
    closeMenu();
    setLeaving(true);
  };

  const warning = (
    <ExpiryWarning
      expiry={dismissed === exp ? 'calm' : expiry}
      exp={exp}
      onRenew={() => setRenewing(exp)}
      onDismiss={() => setDismissed(exp)}
    />
  );

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellTexts.skip}
      </a>
      <p className="visually-hidden" aria-live="polite">
        {arrivedAt}
      </p>
      <aside className={styles.side}>
        <Sidebar area={area} session={session} onLogout={openLogout} />
      </aside>
      <div className={styles.stage}>
        <TopBar session={session} onMenu={() => setMenuAt(key)} onLogout={openLogout} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <ErrorBoundary key={pathname} as="div">
            <LoginEnded value={sessionLost}>
              <DialogFoot value={warning}>
                <Content area={area} session={session} onLogout={openLogout} />
              </DialogFoot>
            </LoginEnded>
          </ErrorBoundary>
        </main>
        {warning}
      </div>
      {menuAt === key && (
        <MenuDrawer onClose={closeMenu}>
          <Sidebar area={area} session={session} onLogout={openLogout} />
        </MenuDrawer>
      )}
      <Suspense fallback={<DialogFallback />}>
        {leaving && <LogoutDialog userId={session.userId} onStay={() => setLeaving(false)} />}
        {(sessionLost || renewing === exp) && !leaving && (
          <SignInAgain onLater={sessionLost ? undefined : () => setRenewing(null)} />
        )}
      </Suspense>
    </div>
  );
}

/** The page, once it is known whose it is; an incomplete profile comes first. */
function Content({ area, session, onLogout }: DashboardLayoutProps & { onLogout: () => void }) {
  const { role } = session;
  const { pathname } = useLocation();
  const profile = useAppSelector(({ user }) => user.profile);
  const { request, retry } = useLoad(loadProfile, undefined);
  // An ADMIN's 403 is no error to show. A MENTOR never comes here, and the mentor area does without.
  useLoad(loadMentors, area.name === 'mentee' ? undefined : null, true);
  useNumberOffer(profile, role);

  const error = request?.error?.kind === 'session' ? null : request?.error;
  const failure = error && <ProfileFailure error={error} retry={retry} onLogout={onLogout} />;
  if (profile === null) {
    return (
      <>
        <title>{brand.name}</title>
        <h1 className="visually-hidden">{brand.name}</h1>
        {failure ?? (
          <p className={styles.background} role="status">
            <Spinner /> {commonTexts.backgroundWork}
          </p>
        )}
      </>
    );
  }
  const own = profilePath(role);
  if (!isComplete(profile, role, refusedNumber(profile)) && pathname !== own)
    return <Navigate to={own} replace />;
  return (
    <>
      {/* Only what an earlier visit has left is there: the account itself may be gone. */}
      {request?.fromSnapshot && error?.kind === 'refused' && failure}
      <Suspense fallback={<PageFallback />}>
        <Outlet />
        <Freshness refresh={refreshAll} />
        <HydratedSignal />
      </Suspense>
    </>
  );
}
