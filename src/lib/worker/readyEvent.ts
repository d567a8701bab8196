/** The event by which the app tells the boot script that the page has come to life. */
export const readyEvent = 'akada:ready';
