import { brotliDecompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { displayFont } from '../../src/brand.ts';
import { sourcesOf, textOf } from './sources.ts';
import { allTexts } from './texts/textsOf.ts';

/** Text is never blank while a font loads, in no browser. */

const faces: Record<string, string>[] = [];
parse(textOf('src/ui/theme/fonts.css')).walkAtRules('font-face', (rule) => {
  const face: Record<string, string> = {};
  rule.walkDecls(({ prop, value }) => {
    face[prop] = value;
  });
  faces.push(face);
});

test('each font shows the next one until it is loaded, a local one too', () => {
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) expect(face).toHaveProperty('font-display', 'swap');
});

// Firefox shows nothing for the first 100 ms of a font with `swap`.
test('a downloaded font is not named before it is loaded', () => {
  const tokens: Record<string, string> = {};
  parse(textOf('src/ui/theme/tokens.css')).walkDecls(/^--font-/, ({ parent, prop, value }) => {
    const where = parent && 'selector' in parent ? parent.selector : '';
    tokens[`${where} ${prop}`] = value;
  });
  const coming = faces.find(({ src }) => src?.includes('url('));
  const family = coming?.['font-family']?.replaceAll("'", '') ?? 'none';
  expect(tokens[':root --font-display']).toBe(`'${family}', var(--font-fallback)`);
  expect(tokens[':root --font-fallback']).not.toContain(`'${family}'`);
  expect(tokens[':root[data-font] --font-display']).toBe('var(--font-fallback)');
  expect(family).toBe(displayFont);
});

/** The characters that a WOFF2 file draws: its table of them is never transformed, only packed. */
function drawnBy(file: Buffer): Set<number> {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let offset = -1;
  for (let table = file.readUInt16BE(12); table > 0; table -= 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = number();
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (tag === 0) offset = start;
    start += isTransformed ? number() : length;
  }
  const map = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(offset);
  const drawn = new Set<number>();
  for (let index = 0; index < map.readUInt16BE(2); index += 1) {
    const part = map.subarray(map.readUInt32BE(8 + index * 8));
    if (part.readUInt16BE(0) !== 4) continue;
    const size = part.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      const last = part.readUInt16BE(14 + segment);
      for (let sign = part.readUInt16BE(16 + size + segment); sign <= last; sign += 1) {
        if (sign < 0xffff) drawn.add(sign);
      }
    }
  }
  return drawn;
}

const ranged = new Set(
  (faces[0]?.['unicode-range'] ?? '').split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  }),
);

/** The characters of one set that another lacks, as people read them. */
const beyond = (signs: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...signs]
    .filter((sign) => !others.has(sign))
    .map((sign) => `${String.fromCodePoint(sign)} U+${sign.toString(16)}`);

test('the range of the display font names what its file draws, and nothing else', () => {
  const drawn = drawnBy(readFileSync('src/ui/theme/fonts/bricolage.woff2'));
  expect(beyond(drawn, ranged)).toEqual([]);
  expect(beyond(ranged, drawn)).toEqual([]);
});

// The arrows name keys of a keyboard, in the font for texts.
test('the display font draws every letter and sign that texts and names use', () => {
  const used = [
    ...allTexts.map(({ words }) => words.replaceAll('…', '')),
    textOf('src/brand.ts'),
    ...sourcesOf('tests/sandbox/content/people').map(({ text }) => text),
  ]
    .join('')
    .replaceAll(/[\s↑↓]/g, '');
  const signs = new Set(Array.from(used, (sign) => sign.codePointAt(0) ?? 0));
  expect(beyond(signs, ranged)).toEqual([]);
});
