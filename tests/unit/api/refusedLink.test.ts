import { AxiosError, AxiosHeaders } from 'axios';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../src/api/query/query.ts';
import { submitTask } from '../../../src/tasks/tasksSlice.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const work = {
  taskId: '612f6a80c0ffee0000000001',
  taskUrl: 'https://git.example/amina',
  menteeComment: 'Here it is, all done.',
};

async function messageOf(message: string[]): Promise<string | undefined> {
  const config = { headers: new AxiosHeaders() };
  const response = { status: 400, data: { message }, statusText: '', headers: {}, config };
  const refused = new AxiosError('Bad Request', 'ERR', config, {}, response);
  const { dispatch } = storeOn(() => Promise.reject(refused));
  return refusalOf(await dispatch(submitTask(work)))?.message;
}

test('submitTask shows its own text for a refused link, otherwise the API’s', async () => {
  expect(await messageOf(['taskUrl must be an URL address'])).toBe('We cannot accept this link');
  expect(await messageOf(['menteeComment is too long'])).toBe('menteeComment is too long');
});
