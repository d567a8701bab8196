import { createContext, type ComponentType } from 'react';
import type { IconName } from '../components/ui/icon/iconPaths.ts';
import type { Role } from '../domain/person/roles.ts';

/** A page: its address, its code (loaded when it is opened), and its menu entry, if any. */
export interface PageRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  menu?: { label: string; icon: IconName };
}

/** A guarded area, with its roles and pages. */
export interface Area {
  name: 'mentee' | 'mentor';
  /** Who may enter; an ADMIN both areas. */
  roles: readonly Role[];
  pages: readonly PageRoute[];
}

/** All areas of the route table, for menus and search. */
export const AreasContext = createContext<readonly Area[]>([]);
