import { expect, test } from 'vitest';
import { listCall } from '../../../src/api/answers.ts';
import { get } from '../../../src/api/http.ts';
import { trackSchema } from '../../../src/user/userSlice.ts';

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
