import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** Files outside `app` and `lib` that search elements, with the reason for each search. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'src/main.tsx': ['the boot script is in the HTML of the page'],
  'src/ui/usePageFocus.ts': ['a heading gets the focus after its page has loaded'],
  'src/ui/NoticeHost.tsx': ['only inside the upper dialog, a toast is above it'],
  'src/ui/dialog/Modal.tsx': ['the content of a dialog marks its first focus'],
  'src/ui/form/AppForm.tsx': ['browsers that name no submitter used the first submit button'],
  'src/auth/ReadingOffer.tsx': ['a password manager may have filled in the form of the page'],
  'src/tasks/briefElements.ts': ['briefs have headings in any element'],
  'src/tasks/doneMeans.ts': ['briefs have headings in any element'],
  'src/mentoring/desk/Desk.tsx': ['the row that opened a review may have moved'],
  'src/mentoring/gradebook/useGridFocus.ts': [
    'keys move the focus without rendering thousands of cells',
    'a cell is named in the address of the page',
  ],
  'src/site/EventsPage.tsx': ['the month of prerendered HTML is in that HTML'],
};

test('only listed files search the page for elements', () => {
  const found = sourcesOf('src')
    .filter(({ path }) => /\.tsx?$/.test(path) && !/^src\/(app|lib)\//.test(path))
    .map(({ path, text }) => [path, text.match(/\.querySelector(All)?\b/g)?.length ?? 0] as const)
    .filter(([, count]) => count > 0);
  const listed = Object.entries(reasons).map(([path, { length }]) => [path, length]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  expect(Object.values(reasons).flat().length).toBeLessThanOrEqual(12);
});
