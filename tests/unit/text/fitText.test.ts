import { expect, test } from 'vitest';
import { fitText } from '../../../src/learning/certificate/fitText.ts';

/** Each letter is half as wide as its size is high; accents add nothing. */
const measure = (text: string, size: number): number =>
  text.replaceAll(/\p{M}/gu, '').length * size * 0.5;

const fit = (text: string, lines: readonly [number, number] = [2, 4]) =>
  fitText(text, { width: 1000, lines, sizes: [100, 40], measure });

test('a short text is set in the largest size, in one line', () => {
  expect(fit('Amina Bello')).toEqual({ size: 100, lines: ['Amina Bello'] });
});

test('a longer text is broken between words, into lines of similar length', () => {
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
