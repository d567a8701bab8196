import { AxiosError, AxiosHeaders } from 'axios';
import { expect, test } from 'vitest';
import { toApiError } from '../../../src/api/errors.ts';
import { submitTask } from '../../../src/tasks/tasks.ts';

const work = {
  taskId: '612f6a80c0ffee0000000001',
  taskUrl: 'https://git.example/amina',
  menteeComment: 'Here it is, all done.',
};

async function messageOf(message: string[]): Promise<string> {
  const config = { headers: new AxiosHeaders() };
  const response = { status: 400, data: { message }, statusText: '', headers: {}, config };
  const refused = new AxiosError('Bad Request', 'ERR', config, {}, response);
  const thrown: unknown = await submitTask(() => Promise.reject(refused), work).catch(
    (error: unknown) => error,
  );
  return toApiError(thrown, 'An error occurred').message;
}

test('submitTask shows its own words for a refused link, and the API’s for anything else', async () => {
  expect(await messageOf(['taskUrl must be an URL address'])).toBe('We cannot accept this link');
  expect(await messageOf(['menteeComment is too long'])).toBe('menteeComment is too long');
});
