import { expect, test } from 'vitest';
import { listCall } from '../../../src/api/answers.ts';
import { get } from '../../../src/api/http.ts';
import { trackSchema } from '../../../src/user/userSlice.ts';
import { loadMyStages } from '../../../src/tracks/stagesSlice.ts';
import { storeOn } from '../../support/store/storeOn.ts';
import { AxiosError, AxiosHeaders } from 'axios';
import { refusalOf } from '../../../src/api/query/query.ts';
import { submitTask } from '../../../src/tasks/tasksSlice.ts';

const track = (number: number) => ({ id: `track-${number}`, title: `Track ${number}` });

const tracksFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => track(start + index));

const fetchTracks = listCall(trackSchema, () => get('tracks'));

test('a list without a total is read until a page has nothing new', async () => {
  const pages = [tracksFrom(0, 100), tracksFrom(100, 100), tracksFrom(100, 100)];
  const requested: unknown[] = [];
  const tracks = await fetchTracks(({ params }) => {
    requested.push(params?.['skip'] ?? 0);
    return Promise.resolve({ items: pages[requested.length - 1] });
  });

  expect(tracks).toHaveLength(200);
  expect(requested).toEqual([0, 100, 200]);
});

test('an unreadable page is not the last if the total is larger', async () => {
  const pages = [tracksFrom(0, 100), Array.from({ length: 100 }, () => null), tracksFrom(200, 5)];
  let requested = 0;
  const tracks = await fetchTracks(() => {
    requested += 1;
    return Promise.resolve({ items: pages[requested - 1], totalCount: 205 });
  });

  expect(tracks).toHaveLength(105);
  expect(requested).toBe(3);
});

const trackId = '612f6a80c0ffee0000000001';

const read = (answer: unknown) =>
  storeOn(() => Promise.resolve(answer))
    .dispatch(loadMyStages(trackId))
    .unwrap();
const list = (...items: unknown[]) => ({ totalCount: 9, items });

const html = { id: 'html', title: 'HTML', taskCount: 2, level: 1, track: null };
const row = { id: 'row', taskRemaining: 1, isCompleted: false, stage: html };

test.each([
  ['rows with a stage inside', list(row, { ...row, id: 'again' }), ['html', 'html']],
  ['plain stages', list(html), ['html']],
  ['an empty list', list(), []],
  ['a row without its stage', list(row, { ...row, id: 'gone', stage: null }), null],
  ['a row that names no stage', list(row, { id: 'other', done: 1 }), null],
  ['an item without an id', list(row, null), null],
  ['a full page', list(...Array.from({ length: 100 }, (_, id) => ({ ...row, id }))), null],
])('loadMyStages reads %s', async (_, answer, stages) => {
  expect(await read(answer)).toEqual(stages);
});

test('loadMyStages rejects an answer without items', async () => {
  await expect(read({ totalCount: 0 })).rejects.toMatchObject({ kind: 'malformed' });
});

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
