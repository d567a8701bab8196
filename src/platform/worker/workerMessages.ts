/** What a page requests from the service worker. */
export type WorkerMessage =
  /** Cache the code of an area that the user works in. */
  | { type: 'keep'; area: string }
  /** Cache what the page has just loaded; it is still in the browser's own cache. */
  | { type: 'seen'; paths: string[] }
  /** Replace the active version. */
  | { type: 'take-over' };
