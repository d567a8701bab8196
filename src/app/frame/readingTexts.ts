/** Reading what the device stores while a login has ended and there is no network. */
export const readingTexts = {
  title: 'Reading without a login',
  text: 'Your login has ended, and there is no connection. Here are your tasks and your mentor’s words, as this device last saw them. To do anything else, log in.',
  connected: 'You are connected again. Log in to go on.',
  logIn: 'Log in',
  leave: 'Log out',
} as const;
