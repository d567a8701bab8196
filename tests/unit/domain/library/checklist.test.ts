import { expect, test } from 'vitest';
import {
  idsOf,
  formatPoints,
  parsePoints,
  applyChecklist,
} from '../../../../src/mentoring/library/library.ts';

const points = parsePoints(
  '3 Every input has a label\n\n  Reads well \n1 A link\n007 Weighs seven',
);
const labels = 'Every input has a label';
const reads = 'Reads well';
const nothing = { mentorComment: '', grade: '', ticked: [] };

test('parsePoints and formatPoints convert points and weights both ways', () => {
  expect(points.map(({ weight }) => weight)).toEqual([3, 1, 1, 7]);
  expect(formatPoints(points)).toBe(
    '3 Every input has a label\nReads well\nA link\n7 Weighs seven',
  );
  expect(parsePoints(formatPoints(points))).toEqual(points);
  expect(parsePoints(' \n0 None')).toEqual([{ text: 'None', weight: 1 }]);
});

test('a point that begins with a number stays as it is', () => {
  const three = [{ text: '3 inputs have labels', weight: 1 }];
  expect(parsePoints(formatPoints(three))).toEqual(three);
});

test('a weight with decimals survives conversion and counts in the grade', () => {
  const weighed = [
    { text: 'Labels', weight: 2.5 },
    { text: '1.5 rem between blocks', weight: 1 },
    { text: 'Prices', weight: 0.25 },
  ];
  expect(parsePoints(formatPoints(weighed))).toEqual(weighed);
  expect(applyChecklist([{ text: 'Labels', weight: 0.5 }], nothing, ['Labels']).grade).toBe('100');
});

test('two equal points are ticked separately', () => {
  const twice = parsePoints('Reads well\nA link\nReads well');
  const [first, , last] = idsOf(twice);
  const one = applyChecklist(twice, nothing, [last ?? '']);
  expect(one.grade).toBe('33');
  expect(one.mentorComment).toBe('Done:\n- Reads well\n\nStill to do:\n- Reads well\n- A link');
  expect(applyChecklist(twice, one, [first ?? '', last ?? '']).grade).toBe('67');
});

test('tick drafts comment and grade, and removes them when unticked', () => {
  const one = applyChecklist(points, nothing, [labels]);
  expect(one).toEqual({
    mentorComment: `Done:\n- ${labels}\n\nStill to do:\n- Reads well\n- A link\n- Weighs seven`,
    grade: '25',
    ticked: [labels],
  });
  const all = applyChecklist(
    points,
    one,
    points.map(({ text }) => text),
  );
  expect(all.grade).toBe('100');
  expect(all.mentorComment).not.toContain('Still to do');
  expect(applyChecklist(points, all, [])).toEqual(nothing);
});

test('tick keeps text around the draft, an edited draft and a typed grade', () => {
  const one = applyChecklist(points, { ...nothing, mentorComment: 'Hello $&.' }, [labels]);
  expect(one.mentorComment).toMatch(/^Hello \$&\.\n\nDone:/);
  const two = applyChecklist(points, { ...one, grade: '60' }, [labels, reads]);
  expect(two).toMatchObject({ grade: '60', ticked: [labels, reads] });
  expect(two.mentorComment.match(/Done:/g)).toHaveLength(1);

  const changed = { ...two, mentorComment: two.mentorComment.replace('A link', 'A better link') };
  expect(applyChecklist(points, changed, [labels]).mentorComment).toContain(changed.mentorComment);
});
