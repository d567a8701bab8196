import { isRecord } from '../../sandbox/http/body.ts';
import { field, type Played } from '../player.ts';

export const UNKNOWN_ID = 'f'.repeat(24);
export const MALFORMED = 'not-an-id';

export const textIn = (value: unknown, name: string): string => {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
};
export const itemsOf = (played: Played | null): Record<string, unknown>[] => {
  const items = field(played?.body, 'items');
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

export interface Tokens {
  mentee: string | undefined;
  mentor: string | undefined;
  admin: string | undefined;
}

export const get = (call: string, token: string | undefined, path = call) => ({
  call: `GET ${call}`,
  path: `/${path}`,
  token,
});

export const post = (call: string, body: object) =>
  ({ call: `POST ${call}`, method: 'POST', path: `/${call}`, body }) as const;
