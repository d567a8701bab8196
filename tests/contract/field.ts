import { isRecord } from '../sandbox/http/body.ts';

/** A field of an answer's body; undefined if there is none. */
export const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
