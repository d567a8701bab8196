import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MalformedAnswer } from '../../src/api/errors.ts';
import {
  courseShape,
  editedUserShape,
  personShape,
  readOne,
  readPage,
  stageShape,
  submissionShape,
  taskShape,
  trackShape,
  userShape,
} from '../../src/api/shapes.ts';
import '../support/seeded.ts';

const shapes = {
  courseShape,
  editedUserShape,
  personShape,
  stageShape,
  submissionShape,
  taskShape,
  trackShape,
  userShape,
};

const names =
  'id title description thumbnailUrl level taskCount track stage course playlistUrl deadline ' +
  'firstName lastName city country dob photoUrl technologies email phoneNumber gender tracks ' +
  'taskUrl menteeComment mentorComment gradePercentage updatedAt createdAt mentee mentor task ' +
  '__proto__ constructor toString';

/** An answer with the right names and anything at all in them. */
const hostile = fc.record(
  Object.fromEntries(names.split(' ').map((name) => [name, fc.anything()])),
  { requiredKeys: [] },
);

/** Only plain data that a screen can show: no undefined, no NaN, no function, no foreign object. */
function isShowable(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return !Number.isNaN(value);
  if (Array.isArray(value)) return value.every(isShowable);
  return typeof value === 'object' && Object.values(value).every(isShowable);
}

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  test('reads anything into plain data with an id, or says that it cannot', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything()), (answer) => {
        try {
          const entity = readOne<{ id: string }>(shape, answer);
          return entity.id !== '' && typeof entity.id === 'string' && isShowable(entity);
        } catch (thrown) {
          return thrown instanceof MalformedAnswer;
        }
      }),
    );
  });

  test('reads a list without what is not one of its items', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.anything())), fc.anything(), (items, total) => {
        const page = readPage<{ id: string }>(shape, { items, totalCount: total });
        const ids = page.items.map(({ id }) => id);
        return (
          ids.every((id) => typeof id === 'string' && id !== '') &&
          new Set(ids).size === ids.length &&
          Number.isInteger(page.totalCount) &&
          page.totalCount >= 0 &&
          isShowable(page.items)
        );
      }),
    );
  });
});

test.each([null, undefined, '', '<html>', 7, [], {}, { items: null }, { items: {} }])(
  '%j is no list',
  (answer) => {
    expect(() => readPage(trackShape, answer)).toThrow(MalformedAnswer);
  },
);

test.each([null, undefined, '', '<html>', [], {}, { id: null }, { id: '' }, { id: {} }])(
  '%j is no entity',
  (answer) => {
    expect(() => readOne(trackShape, answer)).toThrow(MalformedAnswer);
  },
);

test('what came twice is there once, null items are left out, the count is the list’s own', () => {
  const answer = { totalCount: 7, items: [{ id: 'a' }, null, { id: 'a', title: 'LATER' }] };
  const { items, totalCount } = readPage(trackShape, answer);
  expect(items).toEqual([{ id: 'a', title: 'LATER', description: '', image: null }]);
  expect(totalCount).toBe(7);
});

test("a track's picture comes under the service's name for it", () => {
  expect(readOne(trackShape, { id: 'a', thumbnailUrl: '/api/photos/web.svg' }).image).toBe(
    '/api/photos/web.svg',
  );
});

test('a reference is an id, whether it comes as one or as an object', () => {
  const task = { id: 'a', track: 'web', stage: { id: 'html', title: 'HTML' }, course: null };
  expect(readOne(taskShape, task)).toMatchObject({ track: 'web', stage: 'html', course: null });
});

test('a submission survives people and tasks that were deleted', () => {
  expect(
    readOne(submissionShape, { id: 'a', mentee: null, task: { title: 'NO ID' }, mentor: 'x' }),
  ).toMatchObject({ mentee: null, task: null, mentor: null, gradePercentage: null });
});

test.each([
  [0, 0],
  [87.5, 87.5],
  ['90', 90],
  [null, null],
  ['', null],
  ['many', null],
  [true, null],
])('a grade of %j reads as %j', (given, grade) => {
  expect(readOne(submissionShape, { id: 'a', gradePercentage: given }).gradePercentage).toBe(grade);
});

test('a user of the service: nulls where there is nothing, an unknown gender is none', () => {
  const user = {
    id: 'a',
    email: 'a@b.example',
    role: 'MENTEE',
    firstName: 'Ann',
    lastName: 'Obi',
    technologies: null,
    gender: 'OTHER',
    dob: 'yesterday',
    tracks: [null, { id: 'web', title: 'WEB' }, { title: 'NO ID' }],
  };
  expect(readOne(userShape, user)).toMatchObject({
    technologies: [],
    gender: 'UNSPECIFIED',
    dob: null,
    city: null,
    tracks: [{ id: 'web', title: 'WEB' }],
  });
});

test('the broken tracks of an edited user are not read', () => {
  const answer = { id: 'a', tracks: [{ id: { type: 'Buffer', data: [1, 2] } }] };
  expect(readOne(editedUserShape, answer)).not.toHaveProperty('tracks');
});
