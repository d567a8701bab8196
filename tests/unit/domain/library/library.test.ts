import { expect, test } from 'vitest';
import {
  emptyLibrary,
  fillIn,
  mergeLibraries,
  findComments,
  toSavedComment,
  withChecklist,
  withComment,
  withUse,
  type SavedComment,
} from '../../../../src/mentoring/library/library.ts';

const subject = { taskId: 'form', taskTitle: 'Sign-up form', firstName: 'Adé' };
const comment = (text: string, task = ''): SavedComment => ({ name: text, text, task, uses: {} });

test('a saved comment gets the names of another submission', () => {
  const saved = toSavedComment(' Well done, Adé: Sign-up form works, Adégoke. ', subject);
  expect(saved).toEqual({
    name: 'Well done, {first name}: {task} …',
    text: 'Well done, {first name}: {task} works, Adégoke.',
    task: '',
    uses: {},
  });
  expect(fillIn(saved.text, { taskId: 'p', taskTitle: '$& page', firstName: 'Bisi' })).toBe(
    'Well done, Bisi: $& page works, Adégoke.',
  );
  expect(toSavedComment('Add the labels.', subject)).toMatchObject({
    text: 'Add the labels.',
    task: 'form',
  });
});

test.each([
  ['See you on Sunday, and read about labels.', 'See you on Sunday, and read about labels.'],
  ['Closed on Friday and Sunday.', 'Closed on Friday and Sunday.'],
  ['Hello Sunday, see you on Sunday.', 'Hello {first name}, see you on Sunday.'],
  ['hi Sunday\nAdd labels.', 'hi {first name}\nAdd labels.'],
  ['Sunday, add labels.\nSunday!', '{first name}, add labels.\n{first name}!'],
  ['Sunday works for me.', 'Sunday works for me.'],
  ['It reads well. Well done, Sunday!', 'It reads well. Well done, {first name}!'],
  ['Add labels, Sunday.', 'Add labels, {first name}.'],
])('pin replaces a name only in a greeting: %s', (written, kept) => {
  expect(toSavedComment(written, { ...subject, firstName: 'Sunday' }).text).toBe(kept);
});

test('fillIn leaves no gap without a mentee', () => {
  const nobody = { ...subject, firstName: '', taskTitle: '' };
  expect(fillIn('Well done, {first name}: go on.', nobody)).toBe('Well done: go on.');
  expect(fillIn('Hello {first name}, go on.', nobody)).toBe('Hello, go on.');
  expect(toSavedComment('Go on.', nobody).text).toBe('Go on.');
});

test('offered sorts by uses for the task, then by all uses', () => {
  const [a, b, c] = [comment('Add tests'), comment('Add labels', 'form'), comment('Añade más')];
  let library = [a, b, c, comment('Elsewhere', 'page')].reduce(
    (all, one) => withComment(all, one, null),
    emptyLibrary,
  );
  library = withUse(withUse(library, c, 'form'), a, 'page');
  const texts = (task: string, search = '') =>
    findComments(library, task, search).map(({ text }) => text);
  expect(texts('form')).toEqual(['Añade más', 'Add tests', 'Add labels']);
  expect(texts('page')).toEqual(['Add tests', 'Añade más', 'Elsewhere']);
  expect(texts('form', 'ADD la')).toEqual(['Add labels']);
  expect(texts('form', 'anade')).toEqual(['Añade más']);
});

test('withComment replaces in place and merges duplicates', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((text) => comment(text));
  const library = { ...emptyLibrary, comments: [a, b, c].filter((one) => one !== undefined) };
  const textsOf = (of: typeof library | ReturnType<typeof withComment>) =>
    of.comments.map(({ text }) => text);
  expect(textsOf(withComment(library, comment('B'), b ?? null))).toEqual(['a', 'B', 'c']);
  expect(textsOf(withComment(library, comment('a'), c ?? null))).toEqual(['b', 'a']);
  expect(textsOf(withComment(library, null, a ?? null))).toEqual(['b', 'c']);
});

test('merged keeps all comments, counts and checklists', () => {
  const points = [{ text: 'Labels', weight: 2 }];
  const own = withChecklist(
    { ...emptyLibrary, comments: [{ ...comment('a'), uses: { form: 3 } }] },
    'form',
    points,
  );
  const other = {
    comments: [
      { ...comment('a'), name: 'Other', uses: { form: 1, page: 2 } },
      comment('a', 'page'),
    ],
    checklists: { page: points },
  };
  expect(mergeLibraries(own, other)).toEqual({
    comments: [{ ...comment('a'), uses: { form: 3, page: 2 } }, comment('a', 'page')],
    checklists: { form: points, page: points },
  });
  expect(mergeLibraries(own, own)).toEqual(own);
  expect(withChecklist(own, 'form', []).checklists).toEqual({});
});
