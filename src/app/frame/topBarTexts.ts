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

export const partTexts = {
  failed: 'This could not be opened. Check your connection, or load the page again.',
} as const;
