import { expect, test } from 'vitest';
import { paper, paperTokens, patternOf } from '../../../src/learning/certificate/pattern.ts';
import { certificateFacts } from '../../../src/learning/certificate/facts.ts';
import { textOf } from '../../house/sources.ts';

const person = { id: 'p1', firstName: 'Ṣadé', lastName: 'Ọlá' };
const track = { id: 't1', title: 'Web development' };
const mentor = { id: 'm1', firstName: 'Ngozi', lastName: 'Okafor' };
const task = (id: string, grade: number, by: typeof mentor | null = mentor) => ({
  id,
  title: id,
  grade,
  mentor: by,
});
const madeAt = Date.parse('2026-03-04T12:00:00Z');

test('a certificate names user, track, average grade, day, and each mentor once', () => {
  const other = { id: 'm2', firstName: 'Musa', lastName: 'Garba' };
  const tasks = [task('a', 80), task('b', 85.5), task('c', 90, other), task('d', 90, null)];
  expect(certificateFacts({ person, track, tasks, madeAt })).toMatchObject({
    name: 'Ṣadé Ọlá',
    track: 'Web development',
    completed: 'completed all 4 tasks in the track',
    mean: '86.4%',
    mentorLabel: 'Mentors',
    mentors: 'Ngozi Okafor and Musa Garba',
    date: '4 March 2026',
  });
});

test('a certificate explains its source without unchecked claims', () => {
  const { honest } = certificateFacts({ person, track, tasks: [task('a', 80)], madeAt });
  expect(honest).toBe(
    'Ṣadé submitted every task in this track, and a mentor at Akada, a free learning community, graded each one. Made from Akada’s records on 4 March 2026 by the person named here.',
  );
});

test('a certificate has texts for missing names', () => {
  const facts = certificateFacts({
    person: { id: 'p1', firstName: '', lastName: '' },
    track,
    tasks: [task('a', 80, { id: 'm1', firstName: '', lastName: '' })],
    madeAt,
  });
  expect(facts).toMatchObject({
    name: 'Unnamed mentee',
    mentors: 'Unknown',
  });
  expect(facts.honest).toMatch(/^This mentee submitted/);
});

test('a pattern is stable for a user and differs between users', () => {
  expect(patternOf('a b', 9, 2)).toEqual(patternOf('a b', 9, 2));
  expect(patternOf('a c', 9, 2)).not.toEqual(patternOf('a b', 9, 2));
});

test.each([
  [9, 1],
  [18, 1],
  [4, 9],
])('a pattern of %i × %i has each tile once and is symmetric', (columns, rows) => {
  const tiles = patternOf('somebody and a track', columns, rows);
  const at = (column: number, row: number) =>
    tiles.filter((tile) => tile.column === column && tile.row === row);
  expect(tiles).toHaveLength(columns * rows);
  for (const { column, row, ground, shape, turns } of tiles) {
    expect(at(column, row)).toHaveLength(1);
    expect(at(columns - 1 - column, row)[0]).toMatchObject({ ground, shape, turns });
    const neighbours = [at(column, row - 1), column < columns / 2 ? at(column - 1, row) : []];
    expect(neighbours.flat().map((tile) => tile.ground)).not.toContain(ground);
  }
});

test('a pattern uses the light colours of the tokens', () => {
  const tokens = textOf('src/ui/theme/tokens.css');
  const lightOf = (name: string): string | undefined =>
    new RegExp(`${name}: (?:light-dark\\()?(#\\w+)`).exec(tokens)?.[1];
  for (const [name, colour] of Object.entries(paperTokens)) {
    const isCream = name === '--surface' || name === '--on-brand';
    expect([name, colour]).toEqual([name, lightOf(isCream ? '--art-white' : name)]);
  }
  expect(paper).toMatchObject({
    clay: lightOf('--art-clay'),
    indigo: lightOf('--art-indigo'),
    paleGreen: lightOf('--art-ground-green'),
    paleGold: lightOf('--art-ground-gold'),
    paleClay: lightOf('--art-ground-clay'),
  });
});
