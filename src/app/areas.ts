import { paths } from '../paths.ts';
import { loadMentorSubmissions, loadTasks } from '../tasks/tasksSlice.ts';
import { loadTracks } from '../tracks/tracksSlice.ts';
import { loadMentees } from '../user/userSlice.ts';
import { shellTexts as places } from './frame/texts.ts';
import type { Area } from './menuOfArea.ts';

const loadOutbox = () => import('../tasks/outbox/OutboxPage.tsx');

const menteeArea: Area = {
  name: 'mentee',
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
      place: places.profile,
      icon: 'user',
    },
    {
      path: paths.task,
      load: () => import('../learning/task/TaskPage.tsx'),
      hasAside: true,
      place: places.tasks,
    },
    {
      path: paths.submitTask,
      load: () => import('../learning/submit/SubmitTaskPage.tsx'),
      offline: loadOutbox,
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
    { path: paths.outbox, load: loadOutbox },
    {
      path: paths.share,
      load: () => import('../learning/share/SharePage.tsx'),
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
      offline: loadOutbox,
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
    {
      path: paths.mentorTools,
      load: () => import('../mentoring/library/ToolsPage.tsx'),
      reads: [loadMentorSubmissions],
      place: places.tasks,
    },
    { path: paths.mentorOutbox, load: loadOutbox },
  ],
};

/** The guarded areas, for the guard, the router and the sidebars. */
export const areas: readonly Area[] = [menteeArea, mentorArea];
