import { expect, test } from 'vitest';
import { toFoundMentees, toFoundSubmissions, toFoundTasks } from '../../../src/paths.ts';

test.each([
  ['tasks', toFoundTasks],
  ['submissions', toFoundSubmissions],
  ['mentees', toFoundMentees],
])('the address of found %s has the typed words, whatever they are', (_, to) => {
  const words = 'C++ & R=D #1 100% \ud83d';
  const { searchParams, hash } = new URL(to(words), 'https://akada.example');
  expect([searchParams.get('q'), hash]).toEqual(['C++ & R=D #1 100% \ufffd', '']);
});
