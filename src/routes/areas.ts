import type { ComponentType } from 'react';
import type { IconName } from '../components/ui/iconPaths.ts';
import { paths } from '../config/paths.ts';
import type { Role } from '../lib/session.ts';
import { shellTexts } from '../texts/shell.ts';

/** A page: where it is, its code (loaded when it is opened), and its place in the menu, if any. */
export interface PageRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  menu?: { label: string; icon: IconName };
}

/** A guarded area: who may enter, and its pages. */
export interface Area {
  name: 'mentee' | 'mentor';
  /** Specification, section 6. */
  roles: readonly Role[];
  pages: readonly PageRoute[];
}

/** Pages that need no role and no store. */
export const publicPages: readonly PageRoute[] = [
  { path: paths.home, load: () => import('../pages/public/LandingPage.tsx') },
  { path: paths.team, load: () => import('../pages/public/TeamPage.tsx') },
  { path: paths.events, load: () => import('../pages/public/EventsPage.tsx') },
  { path: paths.about, load: () => import('../pages/public/AboutPage.tsx') },
  { path: paths.contact, load: () => import('../pages/public/ContactPage.tsx') },
  { path: paths.privacy, load: () => import('../pages/public/PrivacyPage.tsx') },
  { path: paths.terms, load: () => import('../pages/public/TermsPage.tsx') },
  { path: '*', load: () => import('../pages/public/NotFoundPage.tsx') },
];

/** Account pages: no role, but the store. */
export const accountPages: readonly PageRoute[] = [
  { path: paths.register, load: () => import('../pages/account/RegisterPage.tsx') },
  { path: paths.login, load: () => import('../pages/account/LoginPage.tsx') },
  { path: paths.draftForm, load: () => import('../pages/account/DraftFormPage.tsx') },
  { path: paths.emailSent, load: () => import('../pages/account/EmailSentPage.tsx') },
  { path: paths.confirmEmail, load: () => import('../pages/account/ConfirmEmailPage.tsx') },
  { path: paths.forgotPassword, load: () => import('../pages/account/ForgotPasswordPage.tsx') },
  { path: paths.resetPassword, load: () => import('../pages/account/ResetPasswordPage.tsx') },
];

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

/** The guarded areas; the guard, the router and the sidebars read them. */
export const areas: readonly Area[] = [menteeArea, mentorArea];
