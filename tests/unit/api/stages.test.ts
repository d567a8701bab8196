import { expect, test } from 'vitest';
import { fetchMyStages } from '../../../src/tracks/stages.ts';
import { MalformedAnswer } from '../../../src/api/errors.ts';

const track = '612f6a80c0ffee0000000001';

const read = (answer: unknown) => fetchMyStages(() => Promise.resolve(answer), track);
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
])('fetchMyStages reads %s', async (_, answer, stages) => {
  expect(await read(answer)).toEqual(stages);
});

test('fetchMyStages rejects an answer without items', async () => {
  await expect(read({ totalCount: 0 })).rejects.toThrow(MalformedAnswer);
});
