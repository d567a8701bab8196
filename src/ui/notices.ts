/** A short message: a toast (one line) or a notice (a title and a line). */
export interface Announcement {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  text?: string | undefined;
  /** A link within the product; such a notice stays until it is closed. */
  action?: { label: string; to: string; state: unknown };
  /** Disappears on page change and with the next success too, as global API errors do. */
  passing?: boolean;
}

type Listener = (notice: Announcement | 'clear-passing' | 'clear') => void;

let listener: Listener | null = null;
const waiting: Announcement[] = [];

/** Shows a notice; queued until there is a host. */
export function announce(notice: Announcement): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Removes passing notices: the page has changed, or a call has succeeded. */
export function clearPassing(): void {
  listener?.('clear-passing');
}

/** Removes all notices: they may name what only the last user may read. */
export function clearNotices(): void {
  waiting.length = 0;
  listener?.('clear');
}

/** Registers the host of notices, and passes queued notices on. */
export function registerNoticeHost(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    if (listener === next) listener = null;
  };
}
