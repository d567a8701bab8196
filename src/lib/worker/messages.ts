/** The only message to the worker: a waiting version shall start now. */
export const skipWaiting = 'skip-waiting';
