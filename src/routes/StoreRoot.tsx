import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { Banners } from '../components/banners/Banners.tsx';
import { paths } from '../config/paths.ts';
import { theStore } from '../store/theStore.ts';

/** The store around the account pages and the dashboards. */
export default function StoreRoot() {
  const inDashboard = useLocation().pathname.startsWith(paths.dashboard);
  return (
    <Provider store={theStore()}>
      <Banners recovers={inDashboard} />
      <Outlet />
    </Provider>
  );
}
