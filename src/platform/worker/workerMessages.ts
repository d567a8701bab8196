/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Keep the code of an area: somebody works there. */
  | { type: 'keep'; area: string }
  /** Keep what the page has just loaded; it still lies in the browser's own cache. */
  | { type: 'seen'; paths: string[] }
  /** Replace the version that is at work. */
  | { type: 'take-over' };
