/** Every address of the app; no other file spells an address. */

/** Encodes a text as part of an address. `encodeURIComponent` throws on half an emoji. */
export const fill = (value: string): string =>
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/**
 * Reads an id from an address, in which an app may have added a mark or capitalised letters. A name
 * that every object has, such as `constructor`, gets capitals, so that no table finds it.
 */
export function readId(part = ''): string {
  const [id] = /^[\da-f]{24}(?![\da-f])/i.exec(part) ?? [];
  if (id !== undefined) return id.toLowerCase();
  return part in Object.prototype ? part.toUpperCase() : part;
}

export const paths = {
  home: '/',
  register: '/register',
  login: '/login',
  draftForm: '/form',
  emailSent: '/email-verification-sent',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  team: '/team',
  events: '/events',
  about: '/about',
  example: '/how-it-works',
  exampleMentee: '/how-it-works/mentee',
  exampleMentor: '/how-it-works/mentor',
  contact: '/contactus',
  onlyPhone: '/only-a-phone',
  privacy: '/privacy',
  terms: '/terms',

  dashboard: '/dashboard',
  tasks: '/dashboard/pending-task',
  task: '/dashboard/pending-task/:taskId',
  submitTask: '/dashboard/pending-task/submit/:taskId',
  tracks: '/dashboard/track',
  track: '/dashboard/track/:trackName/:trackId',
  course: '/dashboard/course/:courseTitle/:courseId',
  certificate: '/dashboard/certificate/:trackName/:trackId',
  briefs: '/dashboard/briefs/:trackName/:trackId',
  menteeMentor: '/dashboard/mentee/mentor/',
  menteeProfile: '/dashboard/mentee/profile',
  outbox: '/dashboard/outbox',

  mentees: '/dashboard/mentor/mentees',
  mentee: '/dashboard/mentor/mentee/:userId',
  gradebook: '/dashboard/mentor/gradebook',
  mentorProfile: '/dashboard/mentor/profile',
  submissions: '/dashboard/mentor/tasks-submissions/',
  mentorOutbox: '/dashboard/mentor/outbox',
} as const;

/** Returns whether a path is an address itself or below it. */
export const isBelow = (pathname: string, base: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`);

/**
 * Returns the address of the example to which a path belongs, or ''. All pages of an example are
 * below its address.
 */
export const exampleAt = (pathname: string): string =>
  [paths.exampleMentee, paths.exampleMentor].find((base) => isBelow(pathname, base)) ?? '';

/**
 * Returns the path of an address as the router reads it: below the address of an example, and
 * without slashes at its end.
 */
export const plainPath = (pathname: string): string =>
  pathname.slice(exampleAt(pathname).length).replace(/(.)\/+$/, '$1');

/** The addresses of the account pages, which a service worker opens from the device. */
export const accountPaths: ReadonlySet<string> = new Set([
  paths.register,
  paths.login,
  paths.draftForm,
  paths.emailSent,
  paths.confirmEmail,
  paths.forgotPassword,
  paths.resetPassword,
]);

/** Fills in the parameters of a path, in their order. */
const withValues = (path: string, ...values: string[]): string =>
  path.replaceAll(/:\w+/g, () => fill(values.shift() ?? ''));

/** Returns the address of a task's brief. */
export const toTask = (taskId: string): string => withValues(paths.task, taskId);

/** Returns the address of a task's submission form. */
export const toSubmitTask = (taskId: string): string => withValues(paths.submitTask, taskId);

/** Returns the address of a track's stages; its name is only for the reader. */
export const toTrack = (trackName: string, trackId: string): string =>
  withValues(paths.track, trackName || 'track', trackId);

/** Returns the address of a track's certificate; its name is only for the reader. */
export const toCertificate = (trackName: string, trackId: string): string =>
  withValues(paths.certificate, trackName || 'track', trackId);

/** Returns the address of all briefs of a track; its name is only for the reader. */
export const toBriefs = (trackName: string, trackId: string): string =>
  withValues(paths.briefs, trackName || 'track', trackId);

/** Returns the address of a course; its title is only for the reader. */
export const toCourse = (courseTitle: string, courseId: string): string =>
  withValues(paths.course, courseTitle || 'course', courseId);

/** Returns the address of a mentee's profile in the mentor area. */
export const toMentee = (userId: string): string => withValues(paths.mentee, userId);

/** The address of all submissions. Without a state, the list shows those to grade. */
export const allSubmissions = `${paths.submissions}?state=all`;

/** Returns the address of the list that a search opens, filtered by its words. */
export const toFoundTasks = (search: string): string => `${paths.tasks}?q=${fill(search)}`;
export const toFoundSubmissions = (search: string): string => `${allSubmissions}&q=${fill(search)}`;
export const toFoundMentees = (search: string): string => `${paths.mentees}?q=${fill(search)}`;

/** Returns the address of the review of a submission, above the list with these filters. */
export const toGrading = (submissionId: string, filters: Record<string, string> = {}): string =>
  `${paths.submissions}?${new URLSearchParams({ grade: submissionId, ...filters }).toString()}`;

export const youngLearnersAnchor = 'young';

/**
 * Returns the address of the enroll wizard, above the dashboard. Without an id no track is chosen.
 */
export const toEnroll = (trackId = ''): string => `${paths.dashboard}?enroll=${fill(trackId)}`;
