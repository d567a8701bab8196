/** The event by which the app signals to the boot script that it has hydrated the page. */
export const readyEvent = 'akada:ready';
