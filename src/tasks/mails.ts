const WEEK = 7 * 24 * 60 * 60 * 1000;

/** In milliseconds since 1970, or 0. */
export interface MailTimes {
  reminded: number;
  thanked: number;
}

export const noMailsOpened: MailTimes = { reminded: 0, thanked: 0 };

/** The later times of two. */
export const mergeMailTimes = (
  ours: MailTimes | undefined,
  theirs: MailTimes | undefined,
): MailTimes | undefined =>
  ours && theirs
    ? {
        reminded: Math.max(ours.reminded, theirs.reminded),
        thanked: Math.max(ours.thanked, theirs.thanked),
      }
    : (ours ?? theirs);

/** True if work has waited for a week, and no reminder was opened in that week. */
export const canRemind = (sentAt: string | null, { reminded }: MailTimes, now: number): boolean =>
  sentAt !== null && now - Date.parse(sentAt) >= WEEK && now - reminded >= WEEK;

/** True if no thanks were opened in the last week. */
export const canThank = ({ thanked }: MailTimes, now: number): boolean => now - thanked >= WEEK;
