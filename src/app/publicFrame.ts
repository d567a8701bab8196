import { lazyWithPreload } from '../ui/lazy.tsx';

/** The header and footer of the public and the account pages. Dashboards do not load them. */
export const PublicFrame = lazyWithPreload(() => import('../site/frame/PublicFrame.tsx'));
