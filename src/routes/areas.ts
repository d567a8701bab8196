import { paths } from '../config/paths.ts';
import { loadMentorSubmissions, loadTasks } from '../slices/tasksSlice.ts';
import { loadTracks } from '../slices/tracksSlice.ts';
import { loadMentees } from '../slices/userSlice.ts';
import { shellTexts as places } from '../texts/shell/shell.ts';
import type { Area } from '../shell/areas.ts';

const loadOutbox = () => import('../pages/outbox/OutboxPage.tsx');

const menteeArea: Area = {
  name: 'mentee',
  roles: ['MENTEE', 'ADMIN'],
  pages: [
    {
      path: paths.dashboard,
      load: () => import('../pages/mentee/HomePage.tsx'),
      isList: true,
      reads: [loadTasks],
      place: places.dashboard,
      icon: 'home',
    },
    {
      path: paths.menteeMentor,
      load: () => import('../pages/mentee/MentorPage.tsx'),
      place: places.mentor,
      icon: 'mentor',
    },
    {
      path: paths.tracks,
      load: () => import('../pages/mentee/TracksPage.tsx'),
      isList: true,
      reads: [loadTracks],
      place: places.tracks,
      icon: 'map',
    },
    {
      path: paths.tasks,
      load: () => import('../pages/mentee/TasksPage.tsx'),
      isList: true,
      reads: [loadTasks],
      place: places.tasks,
      icon: 'book',
    },
    {
      path: paths.menteeProfile,
      load: () => import('../pages/profile/ProfilePage.tsx'),
      place: places.profile,
      icon: 'user',
    },
    {
      path: paths.task,
      load: () => import('../pages/mentee/TaskPage.tsx'),
      hasAside: true,
      place: places.tasks,
    },
    {
      path: paths.submitTask,
      load: () => import('../pages/mentee/SubmitTaskPage.tsx'),
      offline: loadOutbox,
      place: places.tasks,
    },
    {
      path: paths.track,
      load: () => import('../pages/mentee/TrackPage.tsx'),
      isList: true,
      place: places.tracks,
    },
    {
      path: paths.course,
      load: () => import('../pages/mentee/CoursePage.tsx'),
      place: places.tasks,
    },
    {
      path: paths.briefs,
      load: () => import('../pages/mentee/BriefsPage.tsx'),
      place: places.tracks,
    },
    {
      path: paths.certificate,
      load: () => import('../pages/mentee/CertificatePage.tsx'),
      hasAside: true,
      place: places.tracks,
    },
    { path: paths.outbox, load: loadOutbox },
    {
      path: paths.share,
      load: () => import('../pages/mentee/share/SharePage.tsx'),
      place: places.tasks,
    },
  ],
};

const mentorArea: Area = {
  name: 'mentor',
  roles: ['MENTOR', 'ADMIN'],
  pages: [
    {
      path: paths.mentees,
      load: () => import('../pages/mentor/MenteesPage.tsx'),
      isList: true,
      reads: [loadMentees, loadMentorSubmissions],
      place: places.mentee,
      icon: 'users',
    },
    {
      path: paths.submissions,
      load: () => import('../pages/mentor/SubmissionsPage.tsx'),
      isList: true,
      offline: loadOutbox,
      reads: [loadMentorSubmissions],
      place: places.tasks,
      icon: 'book',
    },
    {
      path: paths.gradebook,
      load: () => import('../pages/mentor/GradebookPage.tsx'),
      isList: true,
      reads: [loadMentees, loadMentorSubmissions],
      place: places.gradebook,
      icon: 'tasks',
    },
    {
      path: paths.mentorProfile,
      load: () => import('../pages/profile/ProfilePage.tsx'),
      place: places.profile,
      icon: 'user',
    },
    {
      path: paths.mentee,
      load: () => import('../pages/mentor/MenteePage.tsx'),
      hasAside: true,
      reads: [loadMentees, loadMentorSubmissions],
      place: places.mentee,
    },
    {
      path: paths.mentorTools,
      load: () => import('../pages/mentor/ToolsPage.tsx'),
      reads: [loadMentorSubmissions],
      place: places.tasks,
    },
    { path: paths.mentorOutbox, load: loadOutbox },
  ],
};

/** The guarded areas, for the guard, the router and the sidebars. */
export const areas: readonly Area[] = [menteeArea, mentorArea];
