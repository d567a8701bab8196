import { numbersAt } from './remembered.ts';
import { storageKey, writeJson } from './storage.ts';

const key = (userId: string): string => storageKey(`kept:${userId}:asked`);

/** When this device asked about each task last, in milliseconds since 1970, by task id. */
export const rememberedAsked = (userId: string): Record<string, number> => numbersAt(key(userId));

/** Keeps when a task was asked about; a logout forgets all `kept:` keys (lib/remembered.ts). */
export const rememberAsked = (userId: string, taskId: string, at: number): void =>
  writeJson(key(userId), { ...rememberedAsked(userId), [taskId]: at });

/** How long ago that was, in milliseconds; without what a clock that was put back has made future. */
export const askedAgo = (userId: string, now: number = Date.now()): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rememberedAsked(userId)).flatMap(([id, at]) =>
      at <= now ? [[id, now - at]] : [],
    ),
  );
