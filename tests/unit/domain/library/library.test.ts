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
  idsOf,
  formatPoints,
  parsePoints,
  applyChecklist,
} from '../../../../src/mentoring/library/library.ts';
import { libraryFile, readLibraryFile } from '../../../../src/mentoring/library/libraryFile.ts';

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

test.each([
  ['Add your GitHub link.', 'Add your GitHub link.'],
  ['Legit, and Gité too.', 'Legit, and Gité too.'],
  ['Git Git (Git), then push to “Git”.', '{task} {task} ({task}), then push to “{task}”.'],
])('a title is replaced only as a whole word: %s', (written, text) => {
  expect(toSavedComment(written, { ...subject, taskTitle: 'Git' }).text).toBe(text);
});

test('a title with other signs than letters is replaced', () => {
  const saved = toSavedComment('Read C++ (2) again.', { ...subject, taskTitle: 'C++ (2)' });
  expect(saved.text).toBe('Read {task} again.');
});

test('fillIn leaves no gap without a mentee', () => {
  const nobody = { ...subject, firstName: '', taskTitle: '' };
  expect(fillIn('Well done, {first name}: go on.', nobody)).toBe('Well done: go on.');
  expect(fillIn('Hello {first name}, go on.', nobody)).toBe('Hello, go on.');
  expect(toSavedComment('Go on.', nobody).text).toBe('Go on.');
});

test('offered sorts by uses for the task, then by all uses', () => {
  const [a, b, c] = [comment('Add tests'), comment('Add labels', 'form'), comment('Añade más')];
  let library = [b, a, c, comment('Elsewhere', 'page')].reduce(
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

const points = parsePoints(
  '3 Every input has a label\n\n  Reads well \n1 A link\n007 Weighs seven',
);
const labels = 'Every input has a label';
const reads = 'Reads well';
const nothing = { mentorComment: '', grade: '', ticked: [] };

test('parsePoints and formatPoints convert points and weights both ways', () => {
  expect(points.map(({ weight }) => weight)).toEqual([3, 1, 1, 7]);
  expect(formatPoints(points)).toBe(
    '3 Every input has a label\nReads well\nA link\n7 Weighs seven',
  );
  expect(parsePoints(formatPoints(points))).toEqual(points);
  expect(parsePoints(' \n0 None')).toEqual([{ text: 'None', weight: 1 }]);
});

test('a point that begins with a number stays as it is', () => {
  const three = [{ text: '3 inputs have labels', weight: 1 }];
  expect(parsePoints(formatPoints(three))).toEqual(three);
});

test.each(['0.0001 is the tolerance', '999.99999999999999 is the sum'])(
  'a number that is no weight is text, and the library stays readable: %s',
  (line) => {
    const checklists = { form: parsePoints(line) };
    expect(checklists.form).toEqual([{ text: line, weight: 1 }]);
    expect(parsePoints(formatPoints(checklists.form))).toEqual(checklists.form);
    expect(readLibraryFile(libraryFile({ ...library, checklists }))).toEqual({
      library: { ...library, checklists },
    });
  },
);

test('a weight with decimals survives conversion and counts in the grade', () => {
  const weighed = [
    { text: 'Labels', weight: 2.5 },
    { text: '1.5 rem between blocks', weight: 1 },
    { text: 'Prices', weight: 0.25 },
  ];
  expect(parsePoints(formatPoints(weighed))).toEqual(weighed);
  expect(applyChecklist([{ text: 'Labels', weight: 0.5 }], nothing, ['Labels']).grade).toBe('100');
});

test('two equal points are ticked separately', () => {
  const twice = parsePoints('Reads well\nA link\nReads well');
  const [first, , last] = idsOf(twice);
  const one = applyChecklist(twice, nothing, [last ?? '']);
  expect(one.grade).toBe('33');
  expect(one.mentorComment).toBe('Done:\n- Reads well\n\nStill to do:\n- Reads well\n- A link');
  expect(applyChecklist(twice, one, [first ?? '', last ?? '']).grade).toBe('67');
});

test('tick drafts comment and grade, and removes them when unticked', () => {
  const one = applyChecklist(points, nothing, [labels]);
  expect(one).toEqual({
    mentorComment: `Done:\n- ${labels}\n\nStill to do:\n- Reads well\n- A link\n- Weighs seven`,
    grade: '25',
    ticked: [labels],
  });
  const all = applyChecklist(
    points,
    one,
    points.map(({ text }) => text),
  );
  expect(all.grade).toBe('100');
  expect(all.mentorComment).not.toContain('Still to do');
  expect(applyChecklist(points, all, [])).toEqual(nothing);
});

test('tick keeps text around the draft, an edited draft and a typed grade', () => {
  const one = applyChecklist(points, { ...nothing, mentorComment: 'Hello $&.' }, [labels]);
  expect(one.mentorComment).toMatch(/^Hello \$&\.\n\nDone:/);
  const two = applyChecklist(points, { ...one, grade: '60' }, [labels, reads]);
  expect(two).toMatchObject({ grade: '60', ticked: [labels, reads] });
  expect(two.mentorComment.match(/Done:/g)).toHaveLength(1);

  const changed = { ...two, mentorComment: two.mentorComment.replace('A link', 'A better link') };
  expect(applyChecklist(points, changed, [labels]).mentorComment).toContain(changed.mentorComment);
});

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

test.each([null, 0.0001])('a library is read even if a weight was stored as %s', (weight) => {
  const stored = fileWith({ checklists: { form: [{ text: 'Labels', weight }] } });
  expect(readLibraryFile(stored)).toEqual({
    library: { ...library, checklists: { form: [{ text: 'Labels', weight: 1 }] } },
  });
});
