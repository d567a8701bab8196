import { noticeKey } from '../lib/storage.ts';

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

type Listener = (notice: Announcement | { withdrawn: Announcement } | 'clear-transient') => void;

let listener: Listener | null = null;
let waiting: Announcement[] = [];

/** Shows a notice, or queues it until there is a host. */
export function announce(notice: Announcement): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Removes a notice, because its time is over. */
export function withdraw(notice: Announcement): void {
  waiting = waiting.filter((queued) => queued !== notice);
  listener?.({ withdrawn: notice });
}

/** Removes transient notices, because the page has changed, or a call has succeeded. */
export function clearTransientNotices(): void {
  listener?.('clear-transient');
}

/** Announces success once the page has been reloaded. */
export function announceAfterReload(title: string, text: string): void {
  try {
    window.sessionStorage.setItem(noticeKey, JSON.stringify([title, text]));
  } catch {
    // Without storage, the reloaded page says nothing.
  }
}

/** Announces what the page left to say before its reload. */
export function announceStored(): void {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(noticeKey) ?? '');
    window.sessionStorage.removeItem(noticeKey);
    const [title, text]: unknown[] = Array.isArray(stored) ? stored : [];
    if (typeof title === 'string') announce({ kind: 'success', title, text: String(text) });
  } catch {
    // Nothing was stored.
  }
}

/** Registers the host of notices, and passes queued notices on. */
export function registerNoticeHost(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    if (listener === next) listener = null;
  };
}
