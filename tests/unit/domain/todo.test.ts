import { array, assert, boolean, pre, property, record, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Claim,
  nextPoint,
  retractClaims,
  splitClaims,
  todoPoints,
  withClaims,
} from '../../../src/tasks/todo.ts';

const line = stringMatching(/^[^\n\r]{1,40}$/).filter((text) => text.trim() !== '');

/** Returns a comment after the next point was added and written. */
function withPoint(comment: string, point: string): string {
  const { start, end, text } = nextPoint(comment);
  return comment.slice(0, start) + text + point + comment.slice(end);
}

test('points added to any comment are read back, and nothing else in it changes', () => {
  assert(
    property(string(), array(line, { minLength: 1, maxLength: 8 }), (typed, points) => {
      const comment = typed.replaceAll('\r', '');
      const before = todoPoints(comment);
      const written = points.reduce(withPoint, comment);
      expect(todoPoints(written)).toEqual([...before, ...points.map((point) => point.trim())]);
      expect(written.startsWith(comment.trimEnd())).toBe(true);
    }),
  );
});

test('the next point continues the last list, above the text that follows it', () => {
  expect(withPoint('Good.', 'Labels')).toBe('Good.\n\nStill to do:\n– Labels');
  expect(withPoint('Good.\n\nStill to do:\n– Labels\n\nSee you.', 'Prices')).toBe(
    'Good.\n\nStill to do:\n– Labels\n– Prices\n\nSee you.',
  );
  expect(withPoint('Still to do:\n- Labels', 'Prices')).toBe('Still to do:\n- Labels\n– Prices');
  expect(withPoint('Still to do:\n– Labels\n– ', 'Prices')).toBe(
    'Still to do:\n– Labels\n– Prices',
  );
});

test('a comment without such lines has no points', () => {
  for (const comment of [
    null,
    '',
    'Still to do: labels',
    'Still to do:\n\n- Labels',
    'Still to do:\nLabels',
    'What is Still to do:\n- Labels',
    'Done:\n- Labels',
  ]) {
    expect(todoPoints(comment)).toEqual([]);
  }
  expect(todoPoints('Hello.\r\n\r\nStill to do:\r\n– Labels\r\n- Prices\r\n\r\nSoon!')).toEqual([
    'Labels',
    'Prices',
  ]);
});

const claims = array(
  record<Claim>({ isDone: boolean(), reason: string({ unit: 'binary', maxLength: 30 }) }),
  { minLength: 1, maxLength: 12 },
);

const asText = ({ isDone, reason }: Claim): Claim => ({
  isDone,
  reason: isDone ? '' : reason.replaceAll(/[\r\n]/g, ' '),
});

test('claims are read back as written, and the rest stays', () => {
  assert(
    property(claims, string(), (claimed, typed) => {
      const comment = typed.trim();
      pre(splitClaims(comment, claimed.length).claims === null);
      const written = withClaims(comment, claimed);
      const meant = claimed.map(asText);
      const isEmpty = meant.every(({ isDone, reason }) => !isDone && reason === '');
      const expected = { claims: isEmpty ? null : meant, rest: comment };
      expect(splitClaims(written, claimed.length)).toEqual(expected);
      // Unticking everything leaves only what was typed.
      const nothing = claimed.map(() => ({ isDone: false, reason: '' }));
      expect(withClaims(written, nothing)).toBe(comment);
    }),
  );
});

test('claims form a sentence, and similar text stays text', () => {
  const three = [
    { isDone: true, reason: '' },
    { isDone: false, reason: 'it is hard; I ask' },
    { isDone: false, reason: '' },
  ];
  expect(withClaims('I changed the page.', three)).toBe(
    'Done: 1. Not yet: 2, because it is hard; I ask; 3.\n\nI changed the page.',
  );
  for (const comment of [
    'Done: 1, 2, 4.',
    'Done: 1. Not yet: 2.',
    'Done: 2, 1, 3.',
    'Done: 1, 2, 3',
    'Done: all.',
    'done: 1, 2, 3.',
    'Not yet: 4.',
    'Done: 1, 2, 3. And more.',
  ]) {
    expect(splitClaims(comment, 3)).toEqual({ claims: null, rest: comment });
  }
  expect(splitClaims('Done: 1.', 0).claims).toBeNull();
});

test('a reason may contain what separates reasons, and numbers', () => {
  const reasons = ['it is hard; 3 days; 40 more', '', 'see 2; because of 1; x'];
  const claimed = [
    { isDone: true, reason: '' },
    ...reasons.map((reason) => ({ isDone: false, reason })),
  ];
  const written = withClaims('The rest.', claimed);
  expect(splitClaims(written, 4)).toEqual({ claims: claimed, rest: 'The rest.' });
});

test('claims about a former list disappear, and their reasons stay with their points', () => {
  const points = ['Labels', 'Prices', 'Hours'];
  const comment = 'Done: 1. Not yet: 2, because I wait for Ada; 3.\n\nThe rest.';
  expect(retractClaims(comment, points)).toBe('Prices: I wait for Ada\n\nThe rest.');
  expect(retractClaims('Done: 1, 2, 3.', points)).toBe('');
  expect(retractClaims('Done: all of it.', points)).toBe('Done: all of it.');
});
