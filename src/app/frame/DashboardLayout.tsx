import {
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ApiError } from '../../api/errors.ts';
import { readFailure } from '../../api/query/query.ts';
import { type Read, useLoad, useLoadAhead } from '../../api/query/useLoad.ts';
import { BottomBar } from './BottomBar.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Freshness } from './Freshness.tsx';
import { type MenuProps, Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { shellTexts as texts } from './texts.ts';
import { type Area, pageAt } from '../areas.ts';
import { clearToken, profilePath, type Session } from '../../auth/session.ts';
import { useExpiryNotice } from '../../auth/useExpiryNotice.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { LoadFailure, PanelAbove, useReadToast } from '../../ui/AsyncView.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { StoreApp } from './StoreApp.tsx';
import { Spinner } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { LoginExpired } from '../../ui/form/contexts.ts';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import styles from '../../ui/layouts.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { commonTexts } from '../../ui/texts.ts';
import { usePageFocus } from '../../ui/usePageFocus.ts';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { clearEnrolled } from '../../user/drafts.ts';
import { isComplete } from '../../user/person.ts';
import { loadMentors, loadProfile, showsProfileFailure } from '../../user/userSlice.ts';

/** Starts a page's first reads in parallel with the profile's, which the page itself waits for. */
function FirstReads({ reads }: { reads: readonly Read<undefined>[] }) {
  useLoadAhead(reads);
  return null;
}

interface ProfileFailureProps {
  error: ApiError;
  /** True if the user has already tried again. */
  isRepeated: boolean;
  onRetry: () => void;
  onLogout: () => void;
}

/**
 * Offers every recovery if the profile fails to load. The API's 500 may be temporary, but a deleted
 * account gets the same one every time.
 */
function ProfileFailure({ error, isRepeated, onRetry, onLogout }: ProfileFailureProps) {
  if (error.kind !== 'refused') return <LoadFailure error={error} title={notLoadedTexts.profile} />;
  const ways = (
    <>
      <ButtonLink variant="secondary" to={paths.contact}>
        {texts.contact}
      </ButtonLink>
      <Button variant="secondary" onClick={onLogout}>
        {texts.logout}
      </Button>
    </>
  );
  return (
    <LoadFailure error={error} title={notLoadedTexts.profile} ways={ways} onRetry={onRetry}>
      <p>{isRepeated ? texts.profileFailedAgain : texts.profileFailed}</p>
    </LoadFailure>
  );
}

const loadLogout = () => import('./LogoutDialog.tsx');
const loadSettings = () => import('../settings/SettingsDialog.tsx');
const loadLogInAgain = () => import('../../auth/LogInAgain.tsx');

/** Replaces the login dialog if its code failed to load. The login page has separate code. */
function LoginNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      isToasted
      title={texts.loginExpired}
      action={
        <>
          <Button onClick={clearToken}>{texts.logIn}</Button>
          <Button variant="secondary" onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        </>
      }
    />
  );
}

interface DashboardLayoutProps {
  area: Area;
  session: Session;
  /** Shown above every page. */
  notice?: ReactNode;
}

/** Lays out a guarded area: top bar, sidebar or a phone's bar, and the page within. */
export function DashboardLayout({ area, session, notice }: DashboardLayoutProps) {
  const { pathname } = useLocation();
  const arrivedAt = usePageFocus('content');
  const settings = useLazyPanel(loadSettings);
  const logout = useLazyPanel(loadLogout);
  const loginDialog = useLazyPanel(loadLogInAgain);
  const [clears, setClears] = useState(false);
  const askToLeave = (clearing: boolean) => {
    setClears(clearing);
    logout.setOpen(true);
  };
  const isWide = useMediaQuery(minWidth('md'));
  const sessionLost = useAppSelector(({ auth }) => auth.sessionLost);
  const openLoginDialog = useEffectEvent(() => loginDialog.setOpen(true));
  useLayoutEffect(() => {
    if (sessionLost) openLoginDialog();
  }, [sessionLost]);
  const { exp } = session;
  // The next login resets this, even one in another tab.
  const [renewing, setRenewing] = useState<number | null>(null);
  useExpiryNotice(sessionLost ? null : exp, () => {
    setRenewing(exp);
    loginDialog.setOpen(true);
  });
  const page = pageAt(area.pages, pathname);
  const menu: MenuProps = {
    area,
    session,
    page,
    buttons: {
      settings: {
        place: texts.settings,
        icon: 'settings',
        onClick: () => settings.setOpen(true),
      },
      clear: { place: texts.clearDevice, icon: 'trash', onClick: () => askToLeave(true) },
      logout: { place: texts.logout, icon: 'logout', onClick: () => askToLeave(false) },
    },
  };
  const hasBar = !isWide && !page?.hasNoBar;
  const isLoginMissing = sessionLost && !loginDialog.open && !loginDialog.Panel;

  return (
    <div className={styles.shell} data-bar={hasBar}>
      <a className="skip no-print" href="#content">
        {texts.skip}
      </a>
      <p className="visually-hidden" aria-live="polite">
        {arrivedAt}
      </p>
      {isWide && (
        <aside className={`no-print ${styles.side}`}>
          <Sidebar {...menu} />
        </aside>
      )}
      <div className={styles.stage}>
        <TopBar {...menu} />
        <main
          id="content"
          className={styles.main}
          data-wide={page?.isList === true || page?.hasAside === true}
          tabIndex={-1}
        >
          {notice}
          {/* The API refuses an ADMIN most of the first reads. */}
          {page?.reads && session.role !== 'ADMIN' && (
            <FirstReads key={`reads of ${page.path}`} reads={page.reads} />
          )}
          <ErrorBoundary key={pathname} as="div">
            <LoginExpired value={sessionLost}>
              <Content area={area} session={session} onLogout={() => askToLeave(false)} />
            </LoginExpired>
          </ErrorBoundary>
        </main>
        <div role="status" className={styles.edge}>
          {isLoginMissing && <LoginNotLoaded onRetry={() => loginDialog.setOpen(true)} />}
        </div>
      </div>
      {hasBar && <BottomBar role={session.role} page={page} />}
      {settings.open && settings.Panel && (
        <settings.Panel
          onClose={() => settings.setOpen(false)}
          onClear={() => {
            settings.setOpen(false);
            askToLeave(true);
          }}
        />
      )}
      {logout.open && logout.Panel && (
        <logout.Panel
          userId={session.userId}
          clears={clears}
          onStay={() => logout.setOpen(false)}
        />
      )}
      {[settings, logout, loginDialog].some(({ open, Panel }) => open && !Panel) && (
        <DialogFallback />
      )}
      {(sessionLost || renewing === exp) && !logout.open && loginDialog.Panel && (
        <loginDialog.Panel onLater={sessionLost ? undefined : () => setRenewing(null)} />
      )}
    </div>
  );
}

interface ContentProps extends Omit<DashboardLayoutProps, 'notice'> {
  onLogout: () => void;
}

function Content({ area, session, onLogout }: ContentProps) {
  const { role, userId } = session;
  const { pathname } = useLocation();
  const profile = useAppSelector(({ user }) => user.profile);
  // The page is deferred, so that React renders it in pieces. Otherwise it would block a slow phone
  // for 100 ms.
  const isPageDue = useDeferredValue(profile !== null);
  const { request } = useLoad(loadProfile, undefined);
  const [isRepeated, setIsRepeated] = useState(false);
  const isProfileRefused = useAppSelector(showsProfileFailure);
  // The API refuses a MENTOR and an ADMIN this read.
  const { request: mentors } = useLoad(
    loadMentors,
    role === 'MENTEE' ? undefined : null,
    'background',
  );
  useReadToast(mentors);
  useEffect(() => {
    // The profile may have tracks although this device knows of no enrollment: its response was
    // lost, or the mentee enrolled on another device.
    clearEnrolled(userId, profile?.tracks ?? []);
  }, [userId, profile]);

  const error = readFailure(request);
  const failure = error && (
    <ProfileFailure
      error={error}
      isRepeated={isRepeated}
      onRetry={() => setIsRepeated(true)}
      onLogout={onLogout}
    />
  );
  if (profile === null || !isPageDue) {
    return (
      <>
        <title>{brand.name}</title>
        <h1 className="visually-hidden">{brand.name}</h1>
        {failure ?? (
          <p className={`line soft ${styles.background}`} role="status">
            <Spinner /> {commonTexts.backgroundWork}
          </p>
        )}
      </>
    );
  }
  const ownProfilePath = profilePath(role);
  if (!isComplete(profile, role) && pathname !== ownProfilePath)
    return <Navigate to={ownProfilePath} replace />;
  return (
    <>
      {/* Only stored responses are shown, because the account itself may be deleted. */}
      {isProfileRefused && failure}
      <Suspense fallback={<PageFallback />}>
        <PanelAbove value={isProfileRefused}>
          <Outlet />
        </PanelAbove>
        {pageAt(area.pages, pathname)?.isList && <Freshness />}
        <StoreApp />
      </Suspense>
    </>
  );
}
