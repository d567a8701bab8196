import { afterEach, expect, test, vi } from 'vitest';
import * as library from '@testing-library/dom';
import { deflateSync, inflateSync } from 'node:zlib';
import { locate, type Wish } from '../../browsers/inPage.ts';
import { pngOf } from '../../browsers/screen.ts';
import { summaryOf, tableOf } from '../../browsers/table.ts';

const wish = (kind: string, words: string, more: Partial<Wish> = {}): Wish => ({
  kind,
  words,
  flags: null,
  reach: false,
  choose: null,
  ...more,
});

/** Renders a page whose elements all have a box; `top` is the topmost element. */
function lay(html: string, top: (body: HTMLElement) => Element | null = (body) => body): void {
  vi.stubGlobal('TestingLibraryDom', library);
  document.body.innerHTML = html;
  const box = new DOMRect(10, 20, 100, 40);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([box], { item: () => box }),
  );
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => top(document.body));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('locate finds visible targets by their text', () => {
  expect(locate(wish('button', 'Go on')).state).toBe('no library');
  lay('<div inert><button>Go on</button></div><button aria-label="Close">x</button>');
  expect(locate(wish('button', 'Go on')).state).toBe('missing');
  expect(locate(wish('button', '^clo', { flags: 'i' }))).toMatchObject({
    state: 'there',
    x: 60,
    y: 40,
  });
});

test('locate reports an element that covers the target', () => {
  const html = '<button>Go on</button><div>In the way</div>';
  lay(html, (body) => body.lastElementChild);
  expect(locate(wish('button', 'Go on', { reach: true }))).toMatchObject({
    state: 'covered',
    by: '<div> “In the way”',
  });
  expect(locate(wish('button', 'Go on')).state).toBe('there');
  lay(html, (body) => body.firstElementChild);
  expect(locate(wish('button', 'Go on', { reach: true })).state).toBe('there');
});

test('locate reports a busy button as not ready', () => {
  lay('<button aria-busy="true">Go on</button>', (body) => body.firstElementChild);
  expect(locate(wish('button', 'Go on', { reach: true })).state).toBe('moving');
  expect(locate(wish('button', 'Go on')).state).toBe('there');
});

test('a list selects an option by its text and fires events', () => {
  lay(
    '<label>Country <select><option value=""></option><option value="NG">Nigeria</option></select></label>',
  );
  const heard: string[] = [];
  document.body.querySelector('select')?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) heard.push(target.value);
  });
  expect(locate(wish('field', 'Country', { choose: 'Nigeria' })).value).toBe('NG');
  expect(heard).toEqual(['NG']);
});

test('the table has a row per engine and lists the failures below', () => {
  const outcomes = [
    { engine: 'One 1', journey: 'mentee', passed: true, words: '12 s' },
    { engine: 'One 1', journey: 'forms', passed: false, words: 'tap the button “Go on”: gone' },
    { engine: 'Two', journey: 'mentee', passed: null, words: 'needs two' },
  ];
  expect(tableOf(outcomes)).toEqual([
    'Engine  mentee         forms',
    'One 1   passed (12 s)  FAILED',
    'Two     not possible',
    '',
    'One 1, forms: FAILED: tap the button “Go on”: gone',
    'Two, mentee: not possible: needs two',
  ]);
  expect(summaryOf(outcomes)).toBe('1 passed, 2 failed');
});

test('a screen becomes a PNG with its colours in the right order', () => {
  const head = Buffer.alloc(100);
  for (const [at, value] of [
    [0, 100],
    [4, 1],
    [5, 2],
    [12, 4],
  ] as const) {
    head.writeUInt32BE(value, at * 4);
  }
  const png = pngOf(Buffer.concat([head, Buffer.from([9, 9, 9, 0, 3, 2, 1, 0])]), 1, 1);
  const pixels = deflateSync(Buffer.from([0, 1, 2, 3]));
  expect(png.subarray(16, 24)).toEqual(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]));
  expect(inflateSync(png.subarray(41, 41 + pixels.length))).toEqual(Buffer.from([0, 1, 2, 3]));
});
