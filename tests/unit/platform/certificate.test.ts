import { expect, test, vi } from 'vitest';
import { layouts, recordOf, wordsOf } from '../../../src/learning/certificate/layout.ts';
import { paper, patternOf, TILE } from '../../../src/learning/certificate/pattern.ts';
import { certificateFacts } from '../../../src/learning/certificate/facts.ts';
import { share } from '../../../src/lib/files.ts';
import { textOf } from '../../house/sources.ts';
import { fitText } from '../../../src/learning/certificate/fitText.ts';

test.each([
  ['AbortError', true],
  // The sheet of the first tap is still open.
  ['InvalidStateError', true],
  ['NotAllowedError', false],
])('%s of the share sheet is not a failure: %j', async (name, isFine) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) });
  expect(await share({ text: 'I did it' })).toBe(isFine);
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
    mentors: 'Mentors: Ngozi Okafor and Musa Garba',
    numbers: 'Average grade 86.4%  ·  4 March 2026',
  });
});

test('a certificate explains its source without unchecked claims', () => {
  const { source } = certificateFacts({ person, track, tasks: [task('a', 80)], madeAt });
  expect(source).toBe(
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
    mentors: 'Mentor: Unknown',
  });
  expect(facts.source).toMatch(/^This mentee submitted/);
});

test('a pattern is stable for a user and differs between users', () => {
  expect(patternOf('a b', 9, 2)).toEqual(patternOf('a b', 9, 2));
  expect(patternOf('a c', 9, 2)).not.toEqual(patternOf('a b', 9, 2));
});

test.each([layouts.tall.pattern, layouts.wide.pattern])(
  'adjacent tiles of the pattern %j have different grounds',
  ({ columns, rows }) => {
    const tiles = patternOf('somebody and a track', columns, rows);
    expect(tiles).toHaveLength((columns / 2) * rows);
    const groundAt = (x: number, y: number) =>
      tiles.find((tile) => tile.x === x && tile.y === y)?.ground;
    for (const { x, y, ground } of tiles) {
      expect([groundAt(x - TILE, y), groundAt(x, y - TILE)]).not.toContain(ground);
    }
  },
);

test.each([1, 12, 30, 61, 400])('%i tasks fit on the printed page', (count) => {
  const tasks = Array.from({ length: count }, (_, index) =>
    task(`${index} ${'w'.repeat(250)}`, 87.25),
  );
  const { cells, size, end, height } = recordOf(tasks);
  expect(cells).toHaveLength(count);
  expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  for (const { title, x, y } of cells) {
    expect(title).toMatch(/^\d+ w+…$/);
    expect(x + end).toBeLessThanOrEqual(layouts.wide.words.width + 0.001);
    expect(y).toBeLessThanOrEqual(height + 0.001);
  }
  expect(height).toBeLessThan(layouts.wide.height / 3);
  expect(size).toBeLessThanOrEqual(20);
});

test('a name of the greatest length is on the certificate in full', () => {
  const long = 'Oluwaseunfunmilayo'.repeat(4).slice(0, 64);
  const facts = certificateFacts({
    person: { id: 'p1', firstName: long, lastName: long },
    track,
    tasks: [task('a', 80)],
    madeAt,
  });
  for (const shape of ['tall', 'wide'] as const) {
    const words = wordsOf(facts, shape).lines.map(({ line }) => line);
    expect(words.join('').replaceAll(' ', '')).toContain(long + long);
  }
});

test('a pattern uses the light colours of the tokens', () => {
  const tokens = textOf('src/ui/theme/tokens.css');
  const lightOf = (name: string): string | undefined =>
    new RegExp(`${name}: (?:light-dark\\()?(#\\w+)`).exec(tokens)?.[1];
  expect(paper).toMatchObject({
    cream: lightOf('--art-white'),
    ink: lightOf('--ink'),
    soft: lightOf('--ink-soft'),
    green: lightOf('--brand'),
    darkGreen: lightOf('--brand-strong'),
    gold: lightOf('--accent'),
    brown: lightOf('--accent-ink'),
    clay: lightOf('--art-clay'),
    indigo: lightOf('--art-indigo'),
    paleGreen: lightOf('--art-ground-green'),
    paleGold: lightOf('--art-ground-gold'),
    paleClay: lightOf('--art-ground-clay'),
  });
});

/** Returns a width in which each letter is half as wide as it is high and accents add nothing. */
const widthOf = (text: string): number => text.replaceAll(/\p{M}/gu, '').length * 0.5;

const fit = (text: string, lines: readonly [number, number] = [2, 4]) =>
  fitText(text, { width: 1000, lines, sizes: [100, 40], widthOf });

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
  for (const line of lines) expect(widthOf(line) * 40).toBeLessThanOrEqual(1000);
});

test.each(['', '   '])('fitText draws nothing for %j', (text) => {
  expect(fit(text).lines).toEqual([]);
});
