import {
  keysWith,
  readJson,
  readText,
  removeText,
  storageKey,
  writeJson,
  writeText,
} from './storage.ts';

/**
 * What this device keeps of a person between visits, beside drafts: which tasks are submitted (that
 * never changes back, so a reload need not ask again), the grades it has seen, which feedback was
 * opened, which track they look at, whether their lists can be asked for before their profile is here,
 * and a phone number that the service has refused.
 */
const submittedKey = (userId: string): string => storageKey(`kept:${userId}:submitted`);
const trackKey = (userId: string): string => storageKey(`kept:${userId}:track`);

/** Ids of the tasks known as submitted. */
export function rememberedSubmitted(userId: string): string[] {
  const kept = readJson(submittedKey(userId));
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}

/** Keeps the ids of the tasks known as submitted, beside those that another tab has found meanwhile. */
export const rememberSubmitted = (userId: string, taskIds: string[]): void =>
  writeJson(submittedKey(userId), [...new Set([...rememberedSubmitted(userId), ...taskIds])]);

const gradesKey = (userId: string): string => storageKey(`kept:${userId}:grades`);
const openedKey = (userId: string): string => storageKey(`kept:${userId}:opened`);

/** Numbers by id, as they are kept; what makes no sense counts as not kept. */
export function numbersAt(key: string): Record<string, number> {
  const kept = readJson(key);
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const numbers = Object.entries(kept).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return Object.fromEntries(numbers);
}

/** The grades last seen on this device, in percent by task id; a mentor may have changed them since. */
export const rememberedGrades = (userId: string): Record<string, number> =>
  numbersAt(gradesKey(userId));

/** Keeps the grades seen on this device. */
export const rememberGrades = (userId: string, grades: Record<string, number>): void =>
  writeJson(gradesKey(userId), grades);

/** When the feedback on a task was last opened here, in milliseconds since 1970, by task id. */
export const feedbackOpened = (userId: string): Record<string, number> =>
  numbersAt(openedKey(userId));

/** Keeps that the feedback on a task is open now. */
export const openFeedback = (userId: string, taskId: string, now: number = Date.now()): void =>
  writeJson(openedKey(userId), { ...feedbackOpened(userId), [taskId]: now });

/** The track a person looked at last, or null. */
export const rememberedTrack = (userId: string): string | null => readText(trackKey(userId));

/** Keeps the track a person looks at. */
export const rememberTrack = (userId: string, trackId: string): void =>
  writeText(trackKey(userId), trackId);

/** Forgets all that is kept of a person, at logout. */
export function forgetRemembered(userId: string): void {
  for (const key of keysWith(storageKey(`kept:${userId}:`))) removeText(key);
}

const earlyKey = (userId: string): string => storageKey(`kept:${userId}:early`);

/** True where the lists of a person's pages were worth asking for when they were here last. */
export const mayAskEarly = (userId: string): boolean => readText(earlyKey(userId)) !== null;

/** Keeps whether a person's pages have lists to show: they may, with a complete profile and a track. */
export function rememberEarly(userId: string, worthIt: boolean): void {
  if (worthIt) writeText(earlyKey(userId), 'yes');
  else removeText(earlyKey(userId));
}

/** Where a phone number that the service has refused is kept (`refusedNumber.ts`). */
export const phoneKey = (userId: string): string => storageKey(`kept:${userId}:phone`);

/** The refused phone number that a profile was saved without, or null; also where it has one by now. */
export const refusedNumber = (profile: {
  id: string;
  phoneNumber: string | null;
}): string | null => (profile.phoneNumber?.trim() ? null : readText(phoneKey(profile.id)));

const welcomeKey = (userId: string): string => storageKey(`kept:${userId}:welcome`);

/** True where a person has dismissed the welcome on this device. */
export const welcomeDismissed = (userId: string): boolean => readText(welcomeKey(userId)) !== null;

/** Keeps that a person has dismissed the welcome. */
export const dismissWelcome = (userId: string): void => writeText(welcomeKey(userId), 'dismissed');
