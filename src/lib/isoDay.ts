/** A day in the reader's time zone as files write it: `2026-06-14`; `moment` in milliseconds since 1970. */
export const isoDay = (moment: number): string => {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};
