import { expect, test } from 'vitest';
import { marksOf, withMark } from '../../../src/lib/namesakes.ts';

const marks = (...named: Parameters<typeof marksOf>[0]) => [...marksOf(named).values()];

test('only namesakes have a mark, however their name is written', () => {
  const [one, other] = [
    { id: 'a', name: 'Blessing Okon', email: 'a@x.example' },
    { id: 'b', name: 'Ada Obi', email: 'b@x.example' },
  ] as const;
  expect(marks(one, other)).toEqual([]);
  for (const name of ['BLESSING OKON', 'Blessing  Okon ', 'Bl\u00e9ssing\u00a0Ok\u00f3n']) {
    expect(marks(one, { ...other, name })).toEqual(['a@x.example', 'b@x.example']);
  }
  expect(marks({ id: 'a', name: '' }, { id: 'b', name: ' ' })).toEqual([]);
});

test('the mark is the place if no namesake has it, else the email, else the end of the id', () => {
  const name = 'Sign-up form';
  expect(
    marks(
      { id: 'a', name, place: 'Web' },
      { id: 'b-1234', name, place: 'Mobile' },
      { id: 'c-1234', name, place: 'mobile ', email: 'c@x.example' },
      { id: 'd', name, place: null },
    ),
  ).toEqual(['Web', '#b-1234', 'c@x.example', '#d']);
});

test('an email address that is blank or that namesakes share is no mark', () => {
  const name = 'Blessing Okon';
  expect(
    marks(
      { id: 'a', name, email: 'okon@x.example' },
      { id: 'b', name, email: 'Okon@x.example ' },
      { id: 'c', name, email: ' ' },
      { id: 'd', name, email: ' d@x.example' },
    ),
  ).toEqual(['#a', '#b', '#c', 'd@x.example']);
});

test('the end of an id is as long as it must be', () => {
  const name = 'Menu';
  expect(
    marks({ id: 'x1f00ba7', name }, { id: 'x2f00ba7', name }, { id: 'x2f0cafe', name }),
  ).toEqual(['#1f00ba7', '#2f00ba7', '#cafe']);
});

test('a name without a mark stays as it is', () => {
  expect(withMark('Ada Obi')).toBe('Ada Obi');
  expect(withMark('Ada Obi', 'ada@x.example')).toBe('Ada Obi (ada@x.example)');
});
