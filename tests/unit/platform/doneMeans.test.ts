import { expect, test } from 'vitest';
import { doneMeansOf, donePoints } from '../../../src/tasks/doneMeans.ts';

/** Writes a brief of headings, as `h2 Title`, and paragraphs. */
function briefOf(...lines: string[]): Element {
  const brief = document.createElement('div');
  for (const line of lines) {
    const [, level, title] = /^(h\d) (.*)$/.exec(line) ?? [];
    const element = document.createElement(level ?? 'p');
    element.textContent = title ?? line;
    brief.append(element);
  }
  return brief;
}

const wordsOf = (part: Element | null): string[] | null =>
  part && [...part.children].map(({ textContent }) => textContent);

test('doneMeans returns the section up to the next heading of its level', () => {
  const brief = briefOf('h2 Build', 'Do it.', 'h3 Done means', 'One', 'h4 On a phone', 'Two');
  expect(wordsOf(doneMeansOf(brief))).toEqual(['One', 'On a phone', 'Two']);
  expect(brief.children).toHaveLength(6);

  brief.append(...briefOf('h3 Submit', 'A link').children);
  expect(wordsOf(doneMeansOf(brief))).toEqual(['One', 'On a phone', 'Two']);
  expect(wordsOf(doneMeansOf(briefOf('h3 DONE MEANS:', 'One', 'h2 Submit')))).toEqual(['One']);
});

test('doneMeans accepts other names for the heading', () => {
  for (const name of [
    'What done means',
    'Done when',
    'Definition of done',
    'Acceptance criteria',
  ]) {
    expect(wordsOf(doneMeansOf(briefOf(`h2 ${name}`, 'One')))).toEqual(['One']);
  }
});

test('doneMeans returns nothing for a missing or empty section', () => {
  expect(doneMeansOf(briefOf('h2 Build', 'It is done when you say so.'))).toBeNull();
  expect(doneMeansOf(briefOf('h2 Done means', 'h2 Submit', 'A link'))).toBeNull();
});

/** Returns the points of a brief, because happy-dom loses the first element of a sanitised text. */
const pointsOf = (html: string): string[] => donePoints(`<p>Build it.</p>${html}`);

test('donePoints returns list items, or else paragraphs, as plain text', () => {
  const list = '<li>One <code>h1</code></li><li>Two<ul><li> and a half</li></ul></li>';
  expect(pointsOf(`<ul><li>No</li></ul><h3>Done means</h3><ol>${list}</ol>`)).toEqual([
    'One h1',
    'Two and a half',
  ]);
  expect(
    pointsOf('<h2>Done when</h2><p>Pens &amp; paper</p><p>Twice</p><p>Twice</p><p> </p>'),
  ).toEqual(['Pens & paper', 'Twice']);
});

test('donePoints is empty without such a part, and drops links', () => {
  expect(pointsOf('Done means: it works.')).toEqual([]);
  expect(donePoints('')).toEqual([]);
  expect(
    pointsOf('<h2>Done means</h2><ul><li><a href="javascript:alert(1)">Safe</a></li></ul>'),
  ).toEqual(['Safe']);
});
