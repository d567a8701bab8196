import type { FaultKind } from './faults.ts';

export interface LoggedRequest {
  method: string;
  path: string;
  /** The response's status; 0 while under way and if the connection was dropped. */
  status: number;
  fault?: FaultKind;
  /** The status of a response that was lost on its way. */
  lost?: number;
  /** The page's own name for this request if a test has it send one. */
  made?: string;
}

const MOST_ENTRIES = 5000;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Returns the requests since the last `clear`, oldest first, without control calls. */
export function createRequestLog() {
  let entries: LoggedRequest[] = [];
  return {
    begin(method: string, path: string, made: string | null): LoggedRequest {
      const entry: LoggedRequest = { method, path, status: 0, ...(made !== null && { made }) };
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) entries.shift();
      return entry;
    },
    entries: () => structuredClone(entries),
    clear() {
      entries = [];
    },
  };
}
