/** Names of places in the bar of a phone, where they stand below each other's icons: short ones. */
export const placeTexts = {
  home: 'Home',
  tasks: 'Tasks',
  track: 'Track',
  mentor: 'Mentor',
  me: 'Me',
  grade: 'Grade',
  mentees: 'Mentees',
  gradebook: 'Gradebook',
} as const;

/** Words of the dashboard's frame. */
export const shellTexts = {
  dashboard: 'Dashboard',
  mentor: 'Mentor',
  mentee: 'Mentee',
  tracks: 'Tracks',
  tasks: 'Tasks',
  profile: 'Profile',
  outbox: (waiting: number) => (waiting === 0 ? 'Outbox' : `Outbox, ${waiting} waiting`),
  settings: 'Settings',
  clearDevice: 'Clear this device',
  logout: 'Logout',
  version: (name: string) => `Version ${name}`,
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  mainMenu: 'Main menu',
  moreMenu: 'More',
  skip: 'Skip to the content',
  incomplete: 'Update your profile to continue',
  profileFailed:
    'It is your own profile that did not come. This may pass: try again in a moment. If it goes on, log out and in again, or contact us: your account may need our help.',
  contact: 'Contact us',
  menteeArea: 'Mentee area',
  mentorArea: 'Mentor area',
} as const;
