import { createContext, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { IconName } from '../ui/Icon.tsx';
import type { Role } from '../auth/session.ts';
import type { Read } from '../api/query/useLoad.ts';
import { shellTexts } from './frame/texts.ts';

/** A page: its address, its code (loaded when it is opened), and its menu entry, if any. */
export interface PageRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The name of its menu entry; for a page without one, that of the entry it lies below. */
  place?: string;
  /** The icon of its menu entry, if it has one. */
  icon?: IconName;
}

/** An entry of the menus. */
export type MenuPage = PageRoute & Required<Pick<PageRoute, 'place' | 'icon'>>;

/** A page of a guarded area. */
interface AreaPage extends PageRoute {
  /** The reads that it surely makes: they need not wait for the profile. */
  reads?: readonly Read<undefined>[];
  /** It shows a list: how old that is, and a way to refresh it, are below. */
  isList?: boolean;
  /** It has something beside its text, so that it is as wide as a list. */
  hasAside?: boolean;
  /** The code of the page that it leads to without a network. */
  offline?: PageRoute['load'];
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

const { dashboard, tasks, tracks, mentor, mentee, gradebook, profile } = shellTexts;

/** The menu entries of an area. A mentor's Dashboard is the page of their mentees. */
export const menuOf = ({ name, pages }: Area): MenuPage[] => {
  const entries = pages.flatMap(({ place, icon, ...page }) =>
    place !== undefined && icon ? { ...page, place, icon } : [],
  );
  const [first] = entries;
  return name === 'mentor' && first
    ? [{ ...first, place: dashboard, icon: 'home' }, ...entries]
    : entries;
};

/** The places in the bar of a phone, in its order. An ADMIN's are those that answer an ADMIN. */
const barPlaces: Record<Role, readonly string[]> = {
  MENTEE: [dashboard, tasks, tracks, mentor, profile],
  MENTOR: [dashboard, tasks, mentee, gradebook, profile],
  ADMIN: [dashboard, tasks, tracks, profile],
};

/** The entries in the bar of a phone. */
export function barOf(areas: readonly Area[], role: Role): MenuPage[] {
  const entries = areas.filter(({ roles }) => roles.includes(role)).flatMap(menuOf);
  return barPlaces[role].flatMap((place) => entries.find((entry) => entry.place === place) ?? []);
}

const areaNames = { mentee: shellTexts.menteeArea, mentor: shellTexts.mentorArea };

/** The name of an area, and its first page. */
const areaLink = ({ name, pages }: Area) => ({
  name: areaNames[name],
  path: pages[0]?.path ?? '/',
});

/** Links to the other areas of a role. */
export const otherAreas = (areas: readonly Area[], area: Area, role: Role) =>
  areas.filter(({ name, roles }) => name !== area.name && roles.includes(role)).map(areaLink);
