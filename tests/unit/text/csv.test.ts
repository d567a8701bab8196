import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../../src/lib/csv.ts';

/** Returns the cells of a file, as read by a program whose cells end with `separator`. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  const text = file.replace(/^\ufeff/, '');
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (letter === separator || letter === '\n')) {
      cells.push(cell.replace(/\r$/, ''));
      cell = '';
    } else cell += letter;
  }
  return cells;
}

/** Names and titles that run as formulas or break the table. */
const attacks = [
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  'a\n=1+1',
  'a;=1+1;b',
  'a,=1+1,b',
  'a|=1+1',
  '"=1+1',
  '";=1+1;"',
  '＝1+1',
  '=HYPERLINK("https://bad.example","Grades")',
];

test('a file has a byte order mark, CRLF lines and quoted texts', () => {
  expect(
    csvOf([
      ['Mentee', 'Price list, "with" labels'],
      ['Àdá', 84.5],
      ['', null],
    ]),
  ).toBe('\ufeff"Mentee","Price list, ""with"" labels"\r\n"Àdá",84.5\r\n"",\r\n');
});

test.each(attacks)('%j is not a formula with any cell separator', (attack) => {
  const file = csvOf([['Amina', attack, 'end']]);
  for (const separator of [',', ';', '|', '\t']) {
    for (const cell of cellsOf(file, separator)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  }
});

test('any names leave the cells intact and without formulas', () => {
  const letters = constantFrom('=', '+', '-', '@', ',', ';', '|', '"', ' ', '\n', '\t', 'a', 'ọ');
  const words = oneof(string({ unit: letters }), string());
  assert(
    property(words, words, (one, other) => {
      const file = csvOf([[one, 7, other]]);
      expect(cellsOf(file, ',')).toHaveLength(3);
      for (const separator of [',', ';', '|', '\t']) {
        for (const cell of cellsOf(file, separator))
          expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }
    }),
  );
});

test('plain texts are unchanged', () => {
  const plain = ['Ada-Obi', 'A + B', 'C++', 'C#', 'a@b.example', 'What is 1 = 1?', "N'Golo", '50%'];
  expect(cellsOf(csvOf([plain]), ',')).toEqual(plain);
});
