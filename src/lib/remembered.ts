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
 * never changes back, so a reload need not ask again), which track they look at, and whether their
 * lists can be asked for before their profile is here.
 */
const submittedKey = (userId: string): string => storageKey(`kept:${userId}:submitted`);
const trackKey = (userId: string): string => storageKey(`kept:${userId}:track`);

/** Ids of the tasks known as submitted. */
export function rememberedSubmitted(userId: string): string[] {
  const kept = readJson(submittedKey(userId));
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}

/** Keeps the ids of the tasks known as submitted. */
export const rememberSubmitted = (userId: string, taskIds: string[]): void =>
  writeJson(submittedKey(userId), taskIds);

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

const welcomeKey = (userId: string): string => storageKey(`kept:${userId}:welcome`);

/** True where a person has dismissed the welcome on this device. */
export const welcomeDismissed = (userId: string): boolean => readText(welcomeKey(userId)) !== null;

/** Keeps that a person has dismissed the welcome. */
export const dismissWelcome = (userId: string): void => writeText(welcomeKey(userId), 'dismissed');
