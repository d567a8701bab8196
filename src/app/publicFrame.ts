import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';

/** Header and footer around the public and the account pages; dashboards do not load them. */
export const PublicFrame = lazyWithPreload(() => import('../site/frame/PublicFrame.tsx'));
