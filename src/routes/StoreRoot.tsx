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
function follow(): void {
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

const onStorage = ({ key }: StorageEvent): void => {
  if (key === tokenKey || key === null) follow();
};

/** A page that the browser had put away, to come back with its Back button, was told of nothing. */
const onReturn = ({ persisted }: PageTransitionEvent): void => {
  if (persisted && storedToken() !== theStore().getState().auth.token) follow();
};

/** The store and its ear for other tabs, around the account pages and the dashboards. */
export default function StoreRoot() {
  const inDashboard = useLocation().pathname.startsWith(paths.dashboard);
  useEffect(() => {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);
  return (
    <Provider store={theStore()}>
      <Banners recovers={inDashboard} />
      <Outlet />
    </Provider>
  );
}
