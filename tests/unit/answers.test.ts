import { expect, test } from 'vitest';
import { list } from '../../src/api/answers.ts';
import { get } from '../../src/api/calls.ts';

const track = (number: number) => ({ id: `track-${number}`, title: `Track ${number}` });

const tracksFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => track(start + index));

const fetchTracks = list('trackSchema', () => get('tracks'));

test('a list that names no total is read until a page brings nothing new', async () => {
  const pages = [tracksFrom(0, 100), tracksFrom(100, 100), tracksFrom(100, 100)];
  const asked: unknown[] = [];
  const tracks = await fetchTracks(({ params }) => {
    asked.push(params?.['skip'] ?? 0);
    return Promise.resolve({ items: pages[asked.length - 1] });
  });

  expect(tracks).toHaveLength(200);
  expect(asked).toEqual([0, 100, 200]);
});

test('a page of which nothing can be read is not the end where the total says more', async () => {
  const pages = [tracksFrom(0, 100), Array.from({ length: 100 }, () => null), tracksFrom(200, 5)];
  let asked = 0;
  const tracks = await fetchTracks(() => {
    asked += 1;
    return Promise.resolve({ items: pages[asked - 1], totalCount: 205 });
  });

  expect(tracks).toHaveLength(105);
  expect(asked).toBe(3);
});
