import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { Read } from '../api/query/useLoad.ts';
import type { Role } from '../auth/session.ts';
import { loadMentorSubmissions, loadTasks } from '../tasks/tasksSlice.ts';
import { loadTracks } from '../tracks/tracksSlice.ts';
import type { IconName } from '../ui/Icon.tsx';
import { loadMentees } from '../user/userSlice.ts';
import { shellTexts as places } from './frame/texts.ts';

export interface PageRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The name of the page's menu entry, or of its parent's. */
  place?: string;
  icon?: IconName;
}

export interface MenuLink {
  path: string;
  place: string;
  icon: IconName;
  /** The name of another page for which this entry is marked too. */
  covers?: string;
}

interface AreaPage extends PageRoute {
  /** The reads that the page always makes. They start before the profile is loaded. */
  reads?: readonly Read<undefined>[];
  /** True for a list, below which its age and "Refresh" are shown. */
  isList?: boolean;
  /** True for a page with a side column, which is as wide as a list. */
  hasAside?: boolean;
  /**
   * True for a page whose main action is at a phone's lower edge, where other pages have the bar.
   */
  hasNoBar?: boolean;
}

export interface Area {
  name: 'mentee' | 'mentor';
  title: string;
  /** The roles that may enter; an ADMIN may enter both areas. */
  roles: readonly Role[];
  pages: readonly AreaPage[];
}

const loadOutbox = () => import('../tasks/outbox/OutboxPage.tsx');

const menteeArea: Area = {
  name: 'mentee',
  title: places.menteeArea,
  roles: ['MENTEE', 'ADMIN'],
  pages: [
    {
      path: paths.dashboard,
      load: () => import('../learning/home/HomePage.tsx'),
      isList: true,
      reads: [loadTasks],
      place: places.dashboard,
      icon: 'home',
    },
    {
      path: paths.menteeMentor,
      load: () => import('../learning/tracks/MentorPage.tsx'),
      hasAside: true,
      place: places.mentor,
      icon: 'mentor',
    },
    {
      path: paths.tracks,
      load: () => import('../learning/tracks/TracksPage.tsx'),
      isList: true,
      reads: [loadTracks],
      place: places.tracks,
      icon: 'map',
    },
    {
      path: paths.tasks,
      load: () => import('../learning/board/TasksPage.tsx'),
      isList: true,
      reads: [loadTasks],
      place: places.tasks,
      icon: 'book',
    },
    {
      path: paths.menteeProfile,
      load: () => import('../user/ProfilePage.tsx'),
      hasAside: true,
      place: places.profile,
      icon: 'user',
    },
    {
      path: paths.task,
      load: () => import('../learning/task/TaskPage.tsx'),
      hasAside: true,
      hasNoBar: true,
      place: places.tasks,
    },
    {
      path: paths.submitTask,
      load: () => import('../learning/submit/SubmitTaskPage.tsx'),
      hasAside: true,
      hasNoBar: true,
      place: places.tasks,
    },
    {
      path: paths.track,
      load: () => import('../learning/tracks/TrackPage.tsx'),
      isList: true,
      place: places.tracks,
    },
    {
      path: paths.course,
      load: () => import('../learning/tracks/CoursePage.tsx'),
      place: places.tasks,
    },
    {
      path: paths.briefs,
      load: () => import('../learning/tracks/BriefsPage.tsx'),
      place: places.tracks,
    },
    {
      path: paths.certificate,
      load: () => import('../learning/certificate/CertificatePage.tsx'),
      hasAside: true,
      place: places.tracks,
    },
    { path: paths.outbox, load: loadOutbox, hasAside: true, place: places.tasks },
  ],
};

const mentorArea: Area = {
  name: 'mentor',
  title: places.mentorArea,
  roles: ['MENTOR', 'ADMIN'],
  pages: [
    {
      path: paths.mentees,
      load: () => import('../mentoring/mentees/MenteesPage.tsx'),
      isList: true,
      reads: [loadMentees, loadMentorSubmissions],
      place: places.mentee,
      icon: 'users',
    },
    {
      path: paths.submissions,
      load: () => import('../mentoring/queue/SubmissionsPage.tsx'),
      isList: true,
      reads: [loadMentorSubmissions],
      place: places.tasks,
      icon: 'book',
    },
    {
      path: paths.gradebook,
      load: () => import('../mentoring/gradebook/GradebookPage.tsx'),
      isList: true,
      reads: [loadMentees, loadMentorSubmissions],
      place: places.gradebook,
      icon: 'tasks',
    },
    {
      path: paths.mentorProfile,
      load: () => import('../user/ProfilePage.tsx'),
      hasAside: true,
      place: places.profile,
      icon: 'user',
    },
    {
      path: paths.mentee,
      load: () => import('../mentoring/mentees/MenteePage.tsx'),
      hasAside: true,
      reads: [loadMentees, loadMentorSubmissions],
      place: places.mentee,
    },
    { path: paths.mentorOutbox, load: loadOutbox, hasAside: true, place: places.tasks },
  ],
};

export const areas: readonly Area[] = [menteeArea, mentorArea];

/** Finds the page at an address. */
export const pageAt = <Page extends PageRoute>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined => pages.find(({ path }) => matchPath(path, pathname));

const mentorDashboard: MenuLink = { path: paths.mentees, place: places.dashboard, icon: 'home' };

/** Returns the menu entries of an area. A mentor's Dashboard is the page of their mentees. */
export function menuOf({ name, pages }: Area): MenuLink[] {
  const entries = pages.flatMap(({ path, place, icon }) =>
    place !== undefined && icon ? { path, place, icon } : [],
  );
  return name === 'mentor' ? [mentorDashboard, ...entries] : entries;
}

/** Returns the areas that a role may enter. */
const areasOf = (role: Role): readonly Area[] => areas.filter(({ roles }) => roles.includes(role));

/**
 * Returns the entries in the bar of a phone, in the order of the sidebar and each page once. An ADMIN gets
 * the pages that the API lets an ADMIN read.
 */
export function barOf(role: Role): MenuLink[] {
  const [entries = []] = areasOf(role).map(menuOf);
  if (role === 'MENTEE') return entries;
  if (role === 'ADMIN') return entries.filter(({ place }) => place !== places.mentor);
  const rest = entries.filter(({ path }) => path !== paths.mentees);
  return [{ ...mentorDashboard, covers: places.mentee }, ...rest];
}

/** Returns links to the first pages of a role's other areas. */
export const otherAreas = (area: Area, role: Role): MenuLink[] =>
  areasOf(role)
    .filter((other) => other !== area)
    .map(({ title, pages }) => ({
      path: pages[0]?.path ?? '/',
      place: title,
      icon: 'arrow-right',
    }));
