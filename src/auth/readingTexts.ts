/** The login page's offer where a login has ended and there is no connection. */
export const readingOfferTexts = {
  text: 'No connection? Your tasks and your mentor’s words can be read on this device.',
  read: 'Read without a login',
} as const;
