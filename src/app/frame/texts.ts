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
