import { expect, test } from 'vitest';
import { loadMyStages } from '../../../src/tracks/stagesSlice.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const track = '612f6a80c0ffee0000000001';

const read = (answer: unknown) =>
  storeOn(() => Promise.resolve(answer))
    .dispatch(loadMyStages(track))
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
