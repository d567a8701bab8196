import { createContext, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { IconName } from '../components/ui/icon/iconPaths.ts';
import type { Role } from '../domain/person/roles.ts';
import type { Read } from '../store/useLoad.ts';
import { placeTexts } from '../texts/shell/shell.ts';

/** A page: its address, its code (loaded when it is opened), and its menu entry, if any. */
export interface PageRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Where it lies: the name of a place on a phone, of which menus mark the current one. */
  place?: string;
  /** Its entry beside the page, where there is room for that. */
  menu?: { label: string; icon: IconName };
}

/** A page with an entry in the menus. */
export type MenuPage = PageRoute & Required<Pick<PageRoute, 'place' | 'menu'>>;

/** A page of a guarded area. */
interface AreaPage extends PageRoute {
  /** The reads that it surely makes: they need not wait for the profile. */
  reads?: readonly Read<undefined>[];
}

/** A guarded area, with its roles and pages. */
export interface Area {
  name: 'mentee' | 'mentor';
  /** Who may enter; an ADMIN both areas. */
  roles: readonly Role[];
  pages: readonly AreaPage[];
}

/** All areas of the route table, for menus and search. */
export const AreasContext = createContext<readonly Area[]>([]);

/** The page at an address. */
export const pageAt = <Page extends PageRoute>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined => pages.find(({ path }) => matchPath(path, pathname));

/** The pages of an area that have a menu entry. */
export const menuOf = ({ pages }: Area): MenuPage[] =>
  pages.flatMap(({ place, menu, ...page }) =>
    place !== undefined && menu ? { ...page, place, menu } : [],
  );

const { home, tasks, track, mentor, me, grade, mentees } = placeTexts;

/** The places in the bar of a phone, in its order. An ADMIN's are those that answer an ADMIN. */
export const barPlaces: Record<Role, readonly string[]> = {
  MENTEE: [home, tasks, track, mentor, me],
  MENTOR: [grade, mentees, me],
  ADMIN: [home, tasks, track, me],
};
