import { paths } from '../config/paths.ts';
import { shellTexts } from '../texts/shell/shell.ts';
import type { Area } from '../shell/areas.ts';

const menteeArea: Area = {
  name: 'mentee',
  roles: ['MENTEE', 'ADMIN'],
  pages: [
    {
      path: paths.dashboard,
      load: () => import('../pages/mentee/DashboardPage.tsx'),
      menu: { label: shellTexts.dashboard, icon: 'home' },
    },
    {
      path: paths.menteeMentor,
      load: () => import('../pages/mentee/MentorPage.tsx'),
      menu: { label: shellTexts.mentor, icon: 'users' },
    },
    {
      path: paths.tracks,
      load: () => import('../pages/mentee/TracksPage.tsx'),
      menu: { label: shellTexts.tracks, icon: 'map' },
    },
    {
      path: paths.tasks,
      load: () => import('../pages/mentee/TasksPage.tsx'),
      menu: { label: shellTexts.tasks, icon: 'book' },
    },
    {
      path: paths.menteeProfile,
      load: () => import('../pages/profile/MenteeProfilePage.tsx'),
      menu: { label: shellTexts.profile, icon: 'user' },
    },
    { path: paths.task, load: () => import('../pages/mentee/TaskPage.tsx') },
    { path: paths.submitTask, load: () => import('../pages/mentee/SubmitTaskPage.tsx') },
    { path: paths.track, load: () => import('../pages/mentee/TrackPage.tsx') },
    { path: paths.course, load: () => import('../pages/mentee/CoursePage.tsx') },
    { path: paths.certificate, load: () => import('../pages/mentee/CertificatePage.tsx') },
  ],
};

const mentorArea: Area = {
  name: 'mentor',
  roles: ['MENTOR', 'ADMIN'],
  pages: [
    {
      path: paths.mentees,
      load: () => import('../pages/mentor/MenteesPage.tsx'),
      menu: { label: shellTexts.mentee, icon: 'users' },
    },
    {
      path: paths.submissions,
      load: () => import('../pages/mentor/SubmissionsPage.tsx'),
      menu: { label: shellTexts.tasks, icon: 'book' },
    },
    {
      path: paths.mentorProfile,
      load: () => import('../pages/profile/MentorProfilePage.tsx'),
      menu: { label: shellTexts.profile, icon: 'user' },
    },
    { path: paths.mentee, load: () => import('../pages/mentor/MenteePage.tsx') },
  ],
};

/** The guarded areas, for the guard, the router and the sidebars. */
export const areas: readonly Area[] = [menteeArea, mentorArea];
