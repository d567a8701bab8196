import { noticeKey } from '../lib/storage.ts';
import { readInTab, removeInTab, writeInTab } from '../lib/tabStorage.ts';
import { observable } from '../lib/values.ts';

/** A short message: a toast (one line) or a notice (a title and a line). */
export interface Announcement {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  text?: string | undefined;
  /** A link within the product, or a button. A notice with one stays until it is used or closed. */
  action?: { label: string; to: string; state: unknown } | { label: string; onPress: () => void };
  /**
   * True if the notice disappears with the page and with the next success, as global API errors do.
   */
  isTransient?: boolean;
}

/** A notice that is shown. The same notice gets another id when it is announced again. */
export type ShownNotice = Announcement & { id: number };

/** The most notices at a time; only the newest is visible. */
const MAX_NOTICES = 3;

/** The shown notices, the newest last. */
export const notices = observable<readonly ShownNotice[]>([]);

let count = 0;

/** Keeps the notices that pass; nobody is told if all do. */
function keep(passes: (notice: ShownNotice) => boolean): void {
  const kept = notices.get().filter(passes);
  if (kept.length < notices.get().length) notices.set(kept);
}

const isSame = (one: Announcement, other: Announcement): boolean =>
  one.title === other.title && one.text === other.text;

/**
 * Shows a notice, in place of one with the same text. Above the limit, the oldest notice without an
 * action disappears, or else the oldest of all.
 */
export function announce(notice: Announcement): void {
  count += 1;
  const others = notices.get().filter((shown) => !isSame(shown, notice));
  const all = [...others, { ...notice, id: count }];
  const oldest = all.find(({ action }) => action === undefined) ?? all[0];
  notices.set(all.length > MAX_NOTICES ? all.filter((shown) => shown !== oldest) : all);
}

/** Removes a notice, because its time is over. */
export const withdraw = (notice: Announcement): void => keep((shown) => !isSame(shown, notice));

/** Removes a notice that has been closed, or has been shown long enough. */
export const dismiss = (id: number): void => keep((shown) => shown.id !== id);

/** Removes transient notices, because the page has changed, or a call has succeeded. */
export const clearTransientNotices = (): void => keep(({ isTransient }) => isTransient !== true);

/** Announces success once the page has been reloaded, if the browser can store it until then. */
export const announceAfterReload = (title: string, text: string): void =>
  void writeInTab(noticeKey, `${title}\n${text}`);

/** Announces what the page left to say before its reload. */
export function announceStored(): void {
  const [title, text] = readInTab(noticeKey)?.split('\n') ?? [];
  removeInTab(noticeKey);
  if (title !== undefined) announce({ kind: 'success', title, text });
}
