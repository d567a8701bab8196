/** The local time of day, in the digits of the page's language: `19:00`; `moment` is in milliseconds since 1970. */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The present month as one number: months since the year 0, in UTC. */
export const presentMonth = (): number => {
  const now = new Date();
  return now.getUTCFullYear() * 12 + now.getUTCMonth();
};
