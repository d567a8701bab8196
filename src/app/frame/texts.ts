/** The texts around the dashboards. A page has the same name in every menu, at every width. */
export const shellTexts = {
  dashboard: 'Dashboard',
  mentor: 'Mentor',
  mentee: 'Mentee',
  tracks: 'Tracks',
  tasks: 'Tasks',
  gradebook: 'Gradebook',
  profile: 'Profile',
  outbox: (waiting: number) => (waiting === 0 ? 'Outbox' : `Outbox, ${waiting} to send`),
  settings: 'Settings',
  clearDevice: 'Clear this device and log out',
  logout: 'Logout',
  leaveExample: 'Leave example',
  loginExpired: 'Your login has expired. What you wrote is saved.',
  logIn: 'Log in',
  version: (name: string) => `Version ${name}`,
  mainMenu: 'Main menu',
  skip: 'Skip to content',
  profileFailed: 'If it keeps happening, log out and in again, or contact us.',
  profileFailedAgain:
    'It failed again, so your account may have been deleted. Contact us, and we will look into it.',
  contact: 'Contact us',
  menteeArea: 'Mentee area',
  mentorArea: 'Mentor area',
} as const;

export const searchTexts = {
  search: 'Search',
  tasks: 'Search tasks',
  submissions: 'Search submissions',
} as const;

/**
 * The texts of the top bar's buttons. Their panels have texts of their own, because they load
 * later.
 */
export const bellButtonTexts = {
  title: 'Notifications',
  named: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} new`),
  unread: 'Notifications, feedback to read',
  many: '9+',
} as const;

export const accountButtonTexts = {
  button: 'Your account',
  /** The name includes the visible initials, because users of voice control say what they see. */
  named: (initials: string) => `Your account, ${initials}`,
} as const;
