/** The only message to the worker: it tells a waiting version to start now. */
export const skipWaiting = 'skip-waiting';
