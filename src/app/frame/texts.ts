/** Words of the dashboard's frame. A page has one name in every menu, at every width. */
export const shellTexts = {
  dashboard: 'Dashboard',
  mentor: 'Mentor',
  mentee: 'Mentee',
  tracks: 'Tracks',
  tasks: 'Tasks',
  gradebook: 'Gradebook',
  profile: 'Profile',
  outbox: (waiting: number) => (waiting === 0 ? 'Outbox' : `Outbox, ${waiting} waiting`),
  settings: 'Settings',
  clearDevice: 'Clear this device and log out',
  logout: 'Logout',
  version: (name: string) => `Version ${name}`,
  mainMenu: 'Main menu',
  skip: 'Skip to the content',
  incomplete: 'Update your profile to continue',
  profileFailed:
    'It is your own profile that did not come. This may pass: try again in a moment. If it goes on, log out and in again, or contact us: your account may need our help.',
  contact: 'Contact us',
  menteeArea: 'Mentee area',
  mentorArea: 'Mentor area',
} as const;

/** Words of the top bar's buttons; what they open has words of its own. */
export const searchButtonTexts = {
  search: 'Search',
} as const;

export const bellButtonTexts = {
  title: 'Notifications',
  named: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} new`),
  unread: 'Notifications, feedback to read',
  many: '9+',
} as const;

export const accountButtonTexts = {
  button: 'Your account',
  /** What stands on the button is part of its name: people who speak to their device say it. */
  named: (initials: string) => `Your account, ${initials}`,
} as const;
