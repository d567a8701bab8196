import { expect, test, vi } from 'vitest';
import { lengthName, printLayout } from '../../../src/learning/certificate/certificate.ts';
import { paper, paperTokens, patternOf } from '../../../src/learning/certificate/pattern.ts';
import { certificateFacts } from '../../../src/learning/certificate/facts.ts';
import { shareFile } from '../../../src/lib/files.ts';
import { textOf } from '../../house/sources.ts';
import { fitText } from '../../../src/learning/certificate/fitText.ts';

const titles = (count: number, length: number): string[] =>
  Array.from({ length: count }, () => 'w'.repeat(length));

test.each([
  [1, 5, { columns: 1, rows: 1, size: 11, lines: 1 }],
  [10, 69, { columns: 1, rows: 10, size: 11, lines: 1 }],
  // One letter more does not fit into a line: then two columns with several lines for each title.
  [10, 70, { columns: 2, rows: 5, size: 11, lines: 4 }],
  [18, 40, { columns: 1, rows: 18, size: 11, lines: 1 }],
  [19, 40, { columns: 1, rows: 19, size: 10, lines: 1 }],
  [30, 40, { columns: 2, rows: 15, size: 8, lines: 1 }],
  [30, 43, { columns: 2, rows: 15, size: 8, lines: 1 }],
  [30, 44, { columns: 2, rows: 15, size: 7, lines: 1 }],
  // Too much even for the smallest type: titles are cut.
  [30, 256, { columns: 2, rows: 15, size: 6, lines: 2 }],
  [60, 256, { columns: 2, rows: 30, size: 6, lines: 1 }],
  [61, 256, { columns: 3, rows: 21, size: 6, lines: 1 }],
  [150, 256, { columns: 3, rows: 50, size: 4, lines: 1 }],
  [400, 9, { columns: 3, rows: 134, size: 1.4, lines: 1 }],
])('%i titles of %i characters are set as %j', (count, length, layout) => {
  expect(printLayout(titles(count, length))).toEqual(layout);
});

test.each([
  ['AbortError', true],
  // The sheet of the first tap is still open.
  ['InvalidStateError', true],
  ['NotAllowedError', false],
])('%s of the share sheet is no failure: %j', async (name, isFine) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) });
  expect(await shareFile(new File([], 'picture.png'), 'Certificate', 'I did it')).toBe(isFine);
});

test.each([
  [0, 'short'],
  [28, 'short'],
  [29, 'medium'],
  [64, 'medium'],
  [65, 'long'],
])('a text of %i characters is %s', (length, kind) => {
  expect(lengthName('w'.repeat(length))).toBe(kind);
});

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

/** Each letter is half as wide as its size is high; accents add nothing. */
const measure = (text: string, size: number): number =>
  text.replaceAll(/\p{M}/gu, '').length * size * 0.5;

const fit = (text: string, lines: readonly [number, number] = [2, 4]) =>
  fitText(text, { width: 1000, lines, sizes: [100, 40], measure });

test('a text has the largest size, broken between words into lines of similar length', () => {
  expect(fit('Amina Bello')).toEqual({ size: 100, lines: ['Amina Bello'] });
  expect(fit('Chukwuemeka Anyanwu Okonkwo')).toEqual({
    size: 100,
    lines: ['Chukwuemeka', 'Anyanwu Okonkwo'],
  });
});

test('a text that needs more lines than usual is set smaller', () => {
  const { size, lines } = fit('Oluwaseunfunmilayo Chukwuemeka Nwachukwu Babatunde');
  expect(size).toBeLessThan(100);
  expect(size).toBeGreaterThan(40);
  expect(lines).toHaveLength(2);
});

test('a word wider than a line makes the text smaller before it is torn', () => {
  const { size, lines } = fit('w'.repeat(30));
  expect(lines).toEqual(['w'.repeat(30)]);
  expect(size).toBeLessThanOrEqual(1000 / 15);
});

test('the smallest size breaks a name and keeps accents on their letters', () => {
  const name = 'ọ̀ẹ́'.repeat(40);
  const { size, lines } = fit(name);
  expect(size).toBe(40);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toBe(name);
  for (const line of lines) expect(line).toMatch(/^\P{M}/u);
});

test('a text that is still too long ends with an ellipsis', () => {
  const { lines } = fit('many words of a very long title '.repeat(20), [1, 2]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(measure(line, 40)).toBeLessThanOrEqual(1000);
});

test.each(['', '   '])('fitText draws nothing for %j', (text) => {
  expect(fit(text).lines).toEqual([]);
});
