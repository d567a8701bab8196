/**
 * Formats the local time of day as HH:MM: `19:00`.
 * @param moment in milliseconds since 1970
 */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
