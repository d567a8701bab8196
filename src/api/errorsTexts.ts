/**
 * What failures say, in three parts: what happened, that one's work is safe, and what to do. The two
 * spellings of the fallback are to the letter (tests/rules.md).
 */
export const errorTexts = {
  /** Fallback of the auth and user areas. */
  occured: 'An error occured',
  /** Fallback of the tracks, stages, tasks and courses areas. */
  occurred: 'An error occurred',
  offline: 'You are offline, so this was not sent.',
  timeout: 'The answer took too long',
  malformed: 'The answer could not be read',
  limitTitle: 'Please wait a little',
  limit: (time: string) =>
    `Too many requests from your network: everybody who uses it counts. It works again from about ${time}.`,
  notFound: 'It may have been taken away, or the link is not complete.',
  renewed: 'You were logged in again while this was on its way',
  stillSending: 'It is still being sent. Please wait a moment.',
  notSent: 'Your login has ended',
  leftUnsent:
    'What you sent before you left its page has not arrived. It is kept there as a draft.',
  leftUnsure: 'No answer came before you left its page. What you wrote is kept there as a draft.',
  /** A part of the app itself could not be fetched. */
  noCode: 'Network Error. If you are online, please load the page again.',

  safe: 'Your work is safe: what you sent is with us, what you wrote is on this device.',

  checkNetwork: 'Check your connection, then try again.',
  tryLater: 'It is not your connection. Please try again in a few minutes.',
  tryAgain: 'Please try again.',
  waitUntil: (time: string) =>
    `You can try again from about ${time}. Or use another network, such as mobile data.`,
  otherNetwork: 'Wait until then, or use another network, for example mobile data.',
  checkInput: 'Check what you typed, then try again.',
} as const;
