import { isRecord } from '../sandbox/http/body.ts';

/** A field of a response's body, or undefined. */
export const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
