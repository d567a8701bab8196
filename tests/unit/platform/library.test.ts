import { expect, test } from 'vitest';
import { libraryFile, readLibraryFile } from '../../../src/mentoring/library/libraryFile.ts';

const library = {
  comments: [
    { name: 'Labels', text: 'Add “labels”, {first name}.\n\n🎉', task: '', uses: { form: 2 } },
    { name: 'Reads', text: 'Reads well.', task: 'page', uses: {} },
  ],
  checklists: { form: [{ text: 'Labels', weight: 2.5 }] },
};

test('a library is unchanged after a file export and import', () => {
  expect(readLibraryFile(libraryFile(library))).toEqual({ library });
});

const fileWith = (change: object): string =>
  JSON.stringify({ ...JSON.parse(libraryFile(library)), ...change });

test.each([
  ['cut off', '{\n  "kind": "comment library",\n  "comments": [}', /^The file is damaged/],
  ['of something else', '{"comments": []}', /^This is not a file of saved comments/],
  ['a list', '[]', /^This is not a file/],
  [
    'without a text',
    fileWith({ comments: [library.comments[0], { name: 'x' }] }),
    /^Comment 2 in the file has no “Text”/,
  ],
  ['without a name', fileWith({ comments: [{ text: 'x' }] }), /^Comment 1 .* no “Name”/],
  [
    'with a wrong weight',
    fileWith({
      checklists: {
        form: [
          { text: 'a', weight: 1 },
          { text: 'b', weight: '2' },
        ],
      },
    }),
    /^Point 2 of checklist 1/,
  ],
  [
    'with a weight too large for a number',
    fileWith({ checklists: { form: [] } }).replace('[]', '[{"text":"a","weight":1e999}]'),
    /^Point 1 of checklist 1/,
  ],
])('a file that is %s reports the place', (_, text, problem) => {
  const read = readLibraryFile(text);
  expect('problem' in read && read.problem).toMatch(problem);
});

test('a broken line is reported if the browser names it', () => {
  expect(readLibraryFile('{\n"kind": 1,\nx}')).toEqual({
    problem: 'The file is damaged near line 3.',
  });
});

test('a library is read even if a weight was stored as null', () => {
  const stored = fileWith({ checklists: { form: [{ text: 'Labels', weight: null }] } });
  expect(readLibraryFile(stored)).toEqual({
    library: { ...library, checklists: { form: [{ text: 'Labels', weight: 1 }] } },
  });
});
