export interface Failure {
  at: number;
  /** What failed, for example `tasks/submitTask: refused 400`. */
  what: string;
}

let failure: Failure | null = null;

/** Returns the last failure since the page was loaded, or null, for a problem report. */
export const lastFailure = (): Failure | null => failure;

/**
 * Remembers a failure until the user leaves the page. `what` consists of names from the code and
 * numbers, because a message may repeat user input.
 */
export function recordFailure(what: string, at: number = Date.now()): void {
  failure = { at, what };
}

const ownNames = /^(?:Type|Range|Reference|Syntax|URI|Aggregate)?Error$/;

/** Remembers a script's error by its kind and its place in our own code, never by its message. */
export function recordCrash(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const frames = message === '' ? stack : stack.replaceAll(message, '');
  const [, place = ''] =
    /\/assets\/([A-Za-z]{1,30}-[\w-]{8}\.js:\d{1,7}:\d{1,7})\b/.exec(frames) ?? [];
  recordFailure(`${ownNames.test(name) ? name : 'Error'} ${place}`.trim());
}
