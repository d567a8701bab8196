/** The local time of day: `19:00`, `7:00 PM`; `moment` is in milliseconds since 1970. */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
