import { AxiosError, type AxiosAdapter } from 'axios';
import { ExampleWrite } from '../../api/errors.ts';
import { handleExampleCallsWith } from '../../api/client.ts';
import { persistToken } from '../../auth/session.ts';
import { setExample } from '../../lib/storage.ts';
import { HOUR } from '../../lib/dates.ts';
import { responseTo, exampleIds, writeTextOf } from './responses.ts';

const LIFETIME_MS = 12 * HOUR;

/** A token that only this app reads: no call leaves the example. */
function tokenOf(role: 'MENTEE' | 'MENTOR'): string {
  const claims = { userId: exampleIds[role], role, exp: (Date.now() + LIFETIME_MS) / 1000 };
  return ['', btoa(JSON.stringify(claims)), ''].join('.');
}

/**
 * Logs the visitor in as an example user. The tab then stores nothing, and the example handles its
 * calls: a read with its data, a write with what would happen. A logout ends it.
 */
export function startExample(role: 'MENTEE' | 'MENTOR'): void {
  const respond: AxiosAdapter = async (config) => {
    const { method, url = '' } = config;
    if (method !== 'get') throw new ExampleWrite(writeTextOf(url));
    const data = responseTo(url, config.params, role === 'MENTOR');
    const response = { data, status: data ? 200 : 404, statusText: '', headers: {}, config };
    if (data) return response;
    throw new AxiosError('Not found', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
  handleExampleCallsWith(respond);
  setExample(true);
  persistToken(tokenOf(role));
}
