import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { Banners } from '../components/banners/Banners.tsx';
import { paths } from '../config/paths.ts';
import { sessionOf, storedToken, tokenKey } from '../lib/session.ts';
import { tokenFound } from '../slices/authSlice.ts';
import { signedOut } from '../slices/request.ts';
import { theStore } from '../store/theStore.ts';

/** Follows other tabs: their logout is this tab's too, and somebody else's login empties it. */
function follow(event: StorageEvent): void {
  if (event.key !== tokenKey && event.key !== null) return;
  const { dispatch, getState } = theStore();
  const token = storedToken();
  if (token === null) {
    // Whether the drafts go too was for the person there to say; that tab has done it for both.
    dispatch(signedOut('away'));
    return;
  }
  const before = sessionOf(getState().auth.token, 0);
  if (before && before.userId !== sessionOf(token)?.userId) dispatch(signedOut('away'));
  dispatch(tokenFound(token));
}

/** The store and its ear for other tabs, around the account pages and the dashboards. */
export default function StoreRoot() {
  const inDashboard = useLocation().pathname.startsWith(paths.dashboard);
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return (
    <Provider store={theStore()}>
      <Banners recovers={inDashboard} />
      <Outlet />
    </Provider>
  );
}
