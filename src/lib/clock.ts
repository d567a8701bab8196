/** The present month as one number: months since the year 0, in UTC. */
export const presentMonth = (): number => {
  const now = new Date();
  return now.getUTCFullYear() * 12 + now.getUTCMonth();
};
