/** Words of the dashboard's frame; the question at the logout is to the letter (tests/rules.md). */
export const shellTexts = {
  dashboard: 'Dashboard',
  mentor: 'Mentor',
  mentee: 'Mentee',
  tracks: 'Tracks',
  tasks: 'Tasks',
  profile: 'Profile',
  settings: 'Settings',
  settingsSoon: 'Settings (coming later)',
  logout: 'Logout',
  logoutQuestion: 'Are sure you want to log out？',
  logoutDrafts: (count: number) =>
    count === 1
      ? 'A draft you have not sent will be removed from this device.'
      : `${count} drafts you have not sent will be removed from this device.`,
  keepDrafts: 'Keep what I wrote as a file',
  draftsFile: 'akada-drafts.txt',
  draftOfProfile: 'Changes to your profile',
  draftOfEnrollment: 'Your choice of a track and a mentor',
  draftOfSubmission: (title: string) => (title ? `Your submission of ${title}` : 'A submission'),
  draftOfGrade: (title: string, mentee: string) =>
    title ? `Your grade on ${title}${mentee ? `, ${mentee}` : ''}` : 'A grade',
  yes: 'Yes',
  no: 'Oppss',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  mainMenu: 'Main menu',
  skip: 'Skip to the content',
  incomplete: 'Update your profile to continue',
  profileFailed:
    'It is your own profile that did not come. This may pass: try again in a moment. If it goes on, log out and in again, or contact us: your account may need our help.',
  contact: 'Contact us',
  menteeArea: 'Mentee area',
  mentorArea: 'Mentor area',
} as const;
