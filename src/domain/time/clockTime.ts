/** The time of day by the reader's own clock and habit: `19:00`, `7:00 PM`; milliseconds since 1970. */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
