import { lazy } from 'react';
import { useSession } from '../../store/hooks.ts';
import DashboardPage from './DashboardPage.tsx';

const AdminHome = lazy(() => import('./dashboard/AdminHome.tsx'));

/** The first page: a mentee's dashboard, or what an ADMIN finds here. */
export default function HomePage() {
  return useSession().role === 'ADMIN' ? <AdminHome /> : <DashboardPage />;
}
