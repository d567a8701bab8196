import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toApiError } from '../../../src/api/errors.ts';
import { errorTexts } from '../../../src/api/errorsTexts.ts';
import { courseSchema } from '../../../src/tracks/coursesSlice.ts';
import {
  editedUserSchema,
  mentorSchema,
  personSchema,
  trackSchema,
  userSchema,
} from '../../../src/user/userSlice.ts';
import { readOne, readPage } from '../../../src/api/responses.ts';
import { stageSchema } from '../../../src/tracks/stagesSlice.ts';
import { submissionSchema, taskSchema } from '../../../src/tasks/tasksSlice.ts';

const shapes = {
  courseSchema,
  editedUserSchema,
  mentorSchema,
  personSchema,
  stageSchema,
  submissionSchema,
  taskSchema,
  trackSchema,
  userSchema,
};

const names =
  'id title description thumbnailUrl level taskCount track stage course playlistUrl deadline ' +
  'firstName lastName city country dob photoUrl technologies email phoneNumber gender tracks ' +
  'taskUrl menteeComment mentorComment gradePercentage updatedAt createdAt mentee mentor task ' +
  '__proto__ constructor toString';

const anything = fc.anything({ maxDepth: 1, maxKeys: 3 });

/** A response with the right names and any values; often with an id. */
const hostile = fc.record(
  {
    ...Object.fromEntries(names.split(' ').map((name) => [name, anything])),
    id: fc.oneof(fc.string({ minLength: 1 }), anything),
  },
  { requiredKeys: [] },
);

/**
 * Returns whether a value is plain data that a screen can show: no undefined, NaN, function or
 * foreign object.
 */
function isShowable(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isShowable);
  return typeof value === 'object' && Object.values(value).every(isShowable);
}

/** Returns all texts in a value at any depth, without keys, and numbers as JSON writes them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns whether every text is from the response: no `undefined`, no `[object Object]`. */
function addsNoText(read: unknown, response: unknown): boolean {
  const given = textsIn(response);
  const own = new Set([...given, ...given.map((text) => text.trim()), '', ...genders]);
  return typeof read === 'string'
    ? own.has(read)
    : typeof read !== 'object' ||
        read === null ||
        Object.values(read).every((part) => addsNoText(part, response));
}

const genders = ['MALE', 'FEMALE', 'UNSPECIFIED'];

/** Any JSON that can arrive over HTTP, numbers that are too large included. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constant<unknown>(JSON.parse('{"id":1e999,"level":1e999,"taskCount":-1e999,"items":[]}')),
);

const anyItem = fc.oneof(hostile, anyJson, anything);

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  test('readOne returns plain data with an id, or throws', () => {
    fc.assert(
      fc.property(anyItem, (response) => {
        try {
          const entity = readOne(shape, response);
          return (
            entity.id !== '' &&
            typeof entity.id === 'string' &&
            isShowable(entity) &&
            addsNoText(entity, response)
          );
        } catch (thrown) {
          return toApiError(thrown, '').kind === 'malformed';
        }
      }),
    );
  });
});

const anyShape = fc.constantFrom(...Object.values(shapes));

test('readPage drops invalid items', () => {
  fc.assert(
    fc.property(anyShape, fc.array(anyItem, { maxLength: 5 }), anything, (shape, items, total) => {
      const page = readPage(shape, { items, totalCount: total });
      const ids = page.items.map(({ id }) => id);
      return (
        ids.every((id) => typeof id === 'string' && id !== '') &&
        new Set(ids).size === ids.length &&
        isTotal(page.totalCount) &&
        isShowable(page.items) &&
        addsNoText(page.items, items)
      );
    }),
  );
});

/** Returns a valid total of a list, or null. */
const isTotal = (total: number | null): boolean =>
  total === null || (Number.isInteger(total) && total >= 0);

test('readPage reads any JSON as a list, or says that it is malformed', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyJson, fc.record({ items: anyJson, totalCount: anyJson })),
      (response) => {
        try {
          const { items, totalCount } = readPage(trackSchema, response);
          return isShowable(items) && isTotal(totalCount);
        } catch (thrown) {
          return toApiError(thrown, '').kind === 'malformed';
        }
      },
    ),
  );
});

test('readPage drops ids that cannot be keys of an object', () => {
  const response: unknown = JSON.parse('{"items":[{"id":"__proto__"},{"id":"constructor"}]}');
  expect(readPage(trackSchema, response).items.map(({ id }) => id)).toEqual(['constructor']);
  expect(() => readOne(trackSchema, { id: '__proto__' })).toThrow(errorTexts.malformed);
});

test.each([null, undefined, '', '<html>', 7, [], {}, { items: null }, { items: {} }])(
  'readPage rejects %j',
  (response) => {
    expect(() => readPage(trackSchema, response)).toThrow(errorTexts.malformed);
  },
);

test.each([null, undefined, '', '<html>', [], {}, { id: null }, { id: '' }, { id: {} }])(
  'readOne rejects %j',
  (response) => {
    expect(() => readOne(trackSchema, response)).toThrow(errorTexts.malformed);
  },
);

test('readPage drops duplicates and null items, and keeps the list’s count', () => {
  const response = { totalCount: 7, items: [{ id: 'a' }, null, { id: 'a', title: 'LATER' }] };
  const { items, totalCount } = readPage(trackSchema, response);
  expect(items).toEqual([{ id: 'a', title: 'LATER', description: '', image: null }]);
  expect(totalCount).toBe(7);
});

test('a track’s picture is read under the API’s name for it', () => {
  expect(readOne(trackSchema, { id: 'a', thumbnailUrl: '/api/photos/web.svg' }).image).toBe(
    '/api/photos/web.svg',
  );
});

test('reference reads an id from a string or an object', () => {
  const task = { id: 'a', track: 'web', stage: { id: 'html', title: 'HTML' }, course: null };
  expect(readOne(taskSchema, task)).toMatchObject({ track: 'web', stage: 'html', course: null });
});

test('a submission survives deleted users and tasks', () => {
  expect(
    readOne(submissionSchema, { id: 'a', mentee: null, task: { title: 'NO ID' }, mentor: 'x' }),
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
  [Infinity, null],
  ['Infinity', null],
])('a grade of %j reads as %j', (given, grade) => {
  expect(readOne(submissionSchema, { id: 'a', gradePercentage: given }).gradePercentage).toBe(
    grade,
  );
});

test('a user without optional fields has nulls, and no unknown gender', () => {
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
  expect(readOne(userSchema, user)).toMatchObject({
    technologies: [],
    gender: 'UNSPECIFIED',
    dob: null,
    city: null,
    tracks: [{ id: 'web', title: 'WEB' }],
  });
});

test('other users are read without private fields', () => {
  const person = {
    id: 'a',
    firstName: 'Ann',
    lastName: 'Obi',
    email: 'a@b.example',
    phoneNumber: '+2348000000000',
    gender: 'FEMALE',
    dob: '2014-05-01T00:00:00.000Z',
    city: 'Jos',
    country: 'Nigeria',
    photoUrl: null,
    description: null,
    technologies: ['CSS', ' React', ' ', null],
  };
  expect(readOne(personSchema, person).technologies).toEqual(['CSS', 'React']);
  const needed = 'description email firstName id lastName photoUrl technologies'.split(' ');
  expect(Object.keys(readOne(personSchema, person)).sort()).toEqual(needed);
  expect(Object.keys(readOne(mentorSchema, person)).sort()).toEqual(
    [...needed, 'city', 'country'].sort(),
  );
});

test('the broken tracks of an edited user are not read', () => {
  const response = { id: 'a', tracks: [{ id: 'k\u0004\uFFFDj' }] };
  expect(readOne(editedUserSchema, response)).not.toHaveProperty('tracks');
});

test('each technology of a person is read once', () => {
  const technologies = ['React', 'CSS', ' React ', null];
  expect(readOne(personSchema, { id: 'a', technologies }).technologies).toEqual(['React', 'CSS']);
});
