/** The specification fixes the two spellings of the fallback (tests/rules.md). */
export const errorTexts = {
  /** The fallback of the auth and user areas. */
  occured: 'An error occured',
  /** The fallback of the tracks, stages, tasks and courses areas. */
  occurred: 'An error occurred',
  offline: 'You are offline, so this was not sent.',
  timeout: 'This took too long',
  malformed: 'We could not read the reply',
  limitTitle: 'Please wait',
  limit: (time: string) => `Too many requests from your network. Try again after about ${time}.`,
  notFound: 'It may have been deleted, or the link may be incomplete.',
  renewed: 'You logged in again while this was being sent',
  stillSending: 'It is still being sent. Please wait a moment.',
  notSent: 'Your login has expired',
  leftNotSent: 'It was not sent. We saved it as a draft on the page you left.',
  leftMaybeSent:
    'You left before we got a reply, so we do not know if it was sent. We saved it as a draft.',
  partNotLoaded: 'Part of the page did not load. If you are online, reload the page',

  everythingSafe: 'Everything you sent or wrote is safe.',

  checkNetwork: 'Check your connection, then try again.',
  tryLater: 'The problem is on our side. Try again in a few minutes.',
  tryAgain: 'Try again.',
  waitUntil: (time: string) =>
    `Try again after about ${time}. You can also try mobile data or another network.`,
  otherNetwork: 'Another network, such as mobile data, may work sooner.',
  checkInput: 'Check what you typed, then try again.',
} as const;
