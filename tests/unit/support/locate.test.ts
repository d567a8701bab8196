import { afterEach, expect, test, vi } from 'vitest';
import * as library from '@testing-library/dom';
import { locate, type Wish } from '../../browsers/inPage.ts';

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
