import { isGraded } from './grades.ts';
import { readJson, storageKey, writeJson } from './storage.ts';

/**
 * What this device remembers of the last time it looked, for the bell. Something seen for the first
 * time is no news, it is what later looks are compared with: this device cannot know what it was before.
 */

const HOUR = 60 * 60 * 1000;

/** Deadlines closer than this are told of, in milliseconds. */
const SOON = 48 * HOUR;

/** How long a change stays in the list once it was found, in milliseconds. */
const LISTED = 14 * 24 * HOUR;

/** A submission as far as its news go. */
export interface Work {
  id: string;
  taskId: string;
  title: string;
  gradePercentage: number | null;
  mentorComment: string | null;
}

const changes = ['graded', 'regraded', 'commented'] as const;

/** A submission as it was last seen here. */
interface KeptWork {
  taskId: string;
  title: string;
  grade: number | null;
  /** Of the mentor's comment, which itself is not kept; '' where there was none. */
  hash: string;
  /** What has changed, and when that was found (milliseconds since 1970); null: nothing. */
  change: (typeof changes)[number] | null;
  at: number;
}

/** What is kept of one person. */
export interface KeptNews {
  /** When the bell was opened last; at first, when there was something to compare with. */
  lookedAt: number;
  works: Record<string, KeptWork>;
  /** When each submission to this mentor was found, 0 for those of the first time; null: never read. */
  queue: Record<string, number> | null;
}

/** A change of a mentee's submission. */
export interface Change extends KeptWork {
  id: string;
  change: NonNullable<KeptWork['change']>;
}

/** Where one person's news are kept; a logout forgets all `kept:` keys (lib/remembered.ts). */
export const newsKey = (userId: string): string => storageKey(`kept:${userId}:news`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isKeptWork(value: unknown): value is KeptWork {
  if (!isRecord(value)) return false;
  const { taskId, title, grade, hash, change, at } = value;
  return (
    typeof taskId === 'string' &&
    typeof title === 'string' &&
    (grade === null || typeof grade === 'number') &&
    typeof hash === 'string' &&
    (change === null || changes.some((one) => one === change)) &&
    typeof at === 'number'
  );
}

const ofThe = <Value>(
  record: Record<string, unknown>,
  is: (value: unknown) => value is Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (is(value) ? [[key, value]] : [])),
  );

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What is kept of a person, or null before the first time. What cannot be read counts as not kept. */
export function readNews(userId: string): KeptNews | null {
  const kept = readJson(newsKey(userId));
  if (!isRecord(kept) || !isNumber(kept['lookedAt'])) return null;
  const { lookedAt, works, queue } = kept;
  return {
    lookedAt,
    works: isRecord(works) ? ofThe(works, isKeptWork) : {},
    queue: isRecord(queue) ? ofThe(queue, isNumber) : null,
  };
}

const listeners = new Set<() => void>();

/**
 * Changes what is kept of a person; where nothing changes nothing is written.
 * @param change gets what is kept, or what a first time begins with
 */
export function keepNews(userId: string, now: number, change: (kept: KeptNews) => KeptNews): void {
  const kept = readNews(userId);
  const next = change(kept ?? { lookedAt: now, works: {}, queue: null });
  if (next === kept) return;
  writeJson(newsKey(userId), next);
  for (const listener of listeners) listener();
}

/** Tells of what is kept anew, here or in another tab, for `useSyncExternalStore`. */
export function onNews(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** FNV-1a, 32 bits: enough to see that a text is another one. */
function hashOf(text: string | null): string {
  if (text === null || text.trim() === '') return '';
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** What a mentee learns of: a grade, another grade, or another comment beside the same grade. */
function changeOf(before: KeptWork, grade: number | null, hash: string): KeptWork['change'] {
  if (isGraded({ gradePercentage: grade }) && grade !== before.grade) {
    return isGraded({ gradePercentage: before.grade }) ? 'regraded' : 'graded';
  }
  return hash !== '' && hash !== before.hash ? 'commented' : null;
}

function seenNow(
  before: KeptWork | undefined,
  work: Work,
  lookedAt: number,
  now: number,
): KeptWork {
  const { taskId, title, gradePercentage: grade, mentorComment } = work;
  const hash = hashOf(mentorComment);
  const seen = { taskId, title, grade, hash };
  if (before === undefined) return { ...seen, change: null, at: now };
  const change = changeOf(before, grade, hash);
  if (change === null) return { ...before, ...seen };
  // A first grade nobody has seen stays the news, whatever was corrected since.
  const unseen = before.change === 'graded' && before.at > lookedAt;
  return { ...seen, change: unseen ? 'graded' : change, at: now };
}

const isSame = (a: KeptWork, b: KeptWork | undefined): boolean =>
  b !== undefined &&
  (['taskId', 'title', 'grade', 'hash', 'change', 'at'] as const).every((key) => a[key] === b[key]);

/** Compares a mentee's submissions with what was last seen here, and keeps what changed. */
export function withWorks(kept: KeptNews, works: readonly Work[], now: number): KeptNews {
  const found = works
    .map((work) => [work.id, seenNow(kept.works[work.id], work, kept.lookedAt, now)] as const)
    .filter(([id, work]) => !isSame(work, kept.works[id]));
  if (found.length === 0) return kept;
  return { ...kept, works: { ...kept.works, ...Object.fromEntries(found) } };
}

/**
 * Compares the mentor's whole list with the one last seen here.
 * @param ids of all submissions, graded or not
 */
export function withQueue(kept: KeptNews, ids: readonly string[], now: number): KeptNews {
  const { queue } = kept;
  if (
    queue !== null &&
    ids.every((id) => id in queue) &&
    ids.length === Object.keys(queue).length
  ) {
    return kept;
  }
  const foundAt = (id: string): number => queue?.[id] ?? (queue === null ? 0 : now);
  return { ...kept, queue: Object.fromEntries(ids.map((id) => [id, foundAt(id)])) };
}

/** What changed of a mentee's submissions, the latest first. */
export const changesIn = ({ works }: KeptNews, now: number): Change[] =>
  Object.entries(works)
    .flatMap(([id, { change, ...work }]) =>
      change !== null && now - work.at < LISTED ? [{ ...work, id, change }] : [],
    )
    .sort((a, b) => b.at - a.at);

/** What is due within 48 hours, the nearest first. */
export const dueSoon = <Task extends { deadline: string | null }>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  tasks
    .flatMap((task) => {
      const { deadline } = task;
      if (deadline === null) return [];
      const away = Date.parse(deadline) - now;
      return away > 0 && away <= SOON ? [{ ...task, deadline }] : [];
    })
    .sort((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline));

/** When a deadline came so close that it is told of, in milliseconds since 1970. */
export const closeSince = (deadline: string): number => Date.parse(deadline) - SOON;
