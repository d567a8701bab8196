/** What failures say. The two spellings of the fallback are to the letter (tests/rules.md). */
export const errorTexts = {
  /** Fallback of the auth and user areas. */
  occured: 'An error occured',
  /** Fallback of the tracks, stages, tasks and courses areas. */
  occurred: 'An error occurred',
  timeout: 'The server took too long to answer. Please try again.',
  malformed: 'The server sent an answer we could not read. Please try again.',
  limit: (time: string) =>
    `Too many requests from your network; others who use it count too. The service takes new ones again by about ${time}.`,
  forbidden: 'Your account may not open this.',
  notFound: 'There is nothing at this address. It may be mistyped or cut short.',
  renewed: 'Your login was renewed while this was under way. Please try again.',
  stillSending: 'It is still being sent. Please wait a moment.',
  /** A part of the app itself could not be fetched. */
  noCode: 'Network Error. If you are online, please load the page again.',
  networkHint: 'Check your connection, then try again.',
} as const;
