export interface Failure {
  at: number;
  /** For example `tasks/submitTask: refused 400`. */
  what: string;
}

let failure: Failure | null = null;

/** Returns the last failure since the page was loaded, or null; for a report of a problem. */
export const lastFailure = (): Failure | null => failure;

/**
 * Remembers a failure until the user leaves the page. `what` has only names of the code and
 * numbers, because a message may repeat user input.
 */
export function recordFailure(what: string, at: number = Date.now()): void {
  failure = { at, what };
}

const ownNames = /^(?:Type|Range|Reference|Syntax|URI|Aggregate)?Error$/;

/** Remembers an error of a script by its kind and its place in our own code; not by its message. */
export function recordCrash(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const frames = message === '' ? stack : stack.replaceAll(message, '');
  const [, place = ''] =
    /\/assets\/([A-Za-z]{1,30}-[\w-]{8}\.js:\d{1,7}:\d{1,7})\b/.exec(frames) ?? [];
  recordFailure(`${ownNames.test(name) ? name : 'Error'} ${place}`.trim());
}
