import { createContext, type ComponentType } from 'react';
import type { IconName } from '../components/ui/icon/iconPaths.ts';
import type { Role } from '../domain/person/roles.ts';

/** A page: where it is, its code (loaded when it is opened), and its place in the menu, if any. */
export interface PageRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  menu?: { label: string; icon: IconName };
}

/** A guarded area: who may enter, and its pages. */
export interface Area {
  name: 'mentee' | 'mentor';
  /** Who may enter: an ADMIN both areas. */
  roles: readonly Role[];
  pages: readonly PageRoute[];
}

/** All areas, as the route table has them, for menus and search. */
export const AreasContext = createContext<readonly Area[]>([]);
