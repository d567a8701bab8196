import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entityCall, listCall, readOne } from '../../../src/api/responses.ts';
import { get } from '../../../src/api/http.ts';
import { trackSchema } from '../../../src/user/userSlice.ts';
import { loadMyStages } from '../../../src/tracks/stagesSlice.ts';
import { storeOn } from '../../support/store/storeOn.ts';
import { AxiosError, AxiosHeaders } from 'axios';
import { refusalOf } from '../../../src/api/query/query.ts';
import { submissionSchema, submitTask } from '../../../src/tasks/tasksSlice.ts';
import { toGradePayload } from '../../../src/tasks/work.ts';
import { workWith } from '../entities.ts';

/** Returns the rows from one place of a list up to another. */
const rows = (from: number, to: number): (object | null)[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `track-${from + index}` }));
const deleted = Array.from({ length: 100 }, () => null);

const searchTracks = listCall(trackSchema, () => get('tracks', { search: 'web' }));

test.each([
  ['of 130 rows takes two calls', [rows(0, 100), rows(100, 130)], 130, 130],
  ['that fills its first page takes one call', [rows(0, 100)], 100, 100],
  ['that comes all at once takes one call', [rows(0, 130)], 130, 130],
  ['whose search finds few of many rows takes one call', [rows(0, 5)], 205, 5],
  ['has a row once that moved to the next page', [rows(0, 100), rows(99, 129)], 130, 129],
  ['counts a deleted row as read', [[null, ...rows(1, 100)], rows(100, 130)], 130, 129],
  ['goes on after an unreadable page', [rows(0, 100), deleted, rows(200, 205)], 205, 105],
  [
    'without a total ends with a page of known rows',
    [rows(0, 100), rows(100, 200), rows(100, 200)],
    null,
    200,
  ],
] as const)('a list %s', async (_, pages, totalCount, count) => {
  const requested: unknown[] = [];
  const tracks = await searchTracks(({ params }) => {
    requested.push(params);
    return Promise.resolve({ items: pages[requested.length - 1], totalCount });
  });
  expect(tracks).toHaveLength(count);
  const next = [100, 200].map((skip) => ({ search: 'web', skip, limit: 100 }));
  expect(requested).toEqual([{ search: 'web' }, ...next].slice(0, pages.length));
});

test('a list fails with any of its pages', async () => {
  const read = searchTracks(({ params }) =>
    params?.['skip'] === undefined
      ? Promise.resolve({ items: rows(0, 100), totalCount: 130 })
      : Promise.reject(new Error('broken')),
  );
  await expect(read).rejects.toThrow('broken');
});

test('an entity with a different id from the one requested is not accepted', async () => {
  const readTrack = entityCall(trackSchema, (id: string) => get(`tracks/${id}`));
  const ask = (id: string) => readTrack(() => Promise.resolve({ id: 'web' }), id);
  await expect(ask('web')).resolves.toMatchObject({ id: 'web' });
  await expect(ask('WEB')).rejects.toThrow('We could not read the reply');
});

test('lines of a text can break at all spaces of the API’s response', async () => {
  const readTrack = entityCall(trackSchema, (id: string) => get(`tracks/${id}`));
  const description = 'Build\u00a0a page,\u202fthen\u2007two\u00a0\u00a0more';
  const track = await readTrack(() => Promise.resolve({ id: 'web', description }), 'web');
  expect(track.description).toBe('Build a page, then two\u00a0 more');
});

test('a comment comes back as it was sent, with any spaces in it', () => {
  const unit = fc.constantFrom('a', ' ', '\n', '\u00a0', '\u2007', '\u202f');
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      const { mentorComment } = toGradePayload({ mentorComment: typed });
      expect(readOne(submissionSchema, { id: 'one', mentorComment })).toMatchObject({
        mentorComment,
      });
    }),
  );
});

const trackId = '612f6a80c0ffee0000000001';

const read = (response: unknown) =>
  storeOn(() => Promise.resolve(response))
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
])('loadMyStages reads %s', async (_, response, stages) => {
  expect(await read(response)).toEqual(stages);
});

test('loadMyStages rejects a response without items', async () => {
  await expect(read({ totalCount: 0 })).rejects.toMatchObject({ kind: 'malformed' });
});

const work = { taskId: '612f6a80c0ffee0000000001', ...workWith() };

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
