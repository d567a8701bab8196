import { mixed, number, object, string, type InferType, type Schema } from 'yup';
import { lastChange } from '../lib/submissionTimes.ts';
import { MalformedAnswer } from './errors.ts';

/**
 * What the service's answers must look like, checked once, here. Tolerant in what is optional: a
 * wrong type counts as not given. Strict in what a screen cannot do without: an id. An item of a
 * list that lacks it is left out, an entity that lacks it is a `MalformedAnswer`.
 */

/** A text, or a number as one; JSON's `1e999` reads as infinity, which is nothing to show. */
const scalar = (value: unknown): string | null =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : null;

/** A number, also where it comes as a text; null where it is none. */
const finite = (value: unknown): number | null => {
  const text = scalar(value)?.trim() ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
};

const id = () =>
  string()
    .transform((_, given: unknown) => scalar(given) ?? '')
    .required()
    // The store keeps entities by their id: this one would be no key of an object.
    .notOneOf(['__proto__']);

/** A text that is always there: '' where the service sent none. */
const text = () =>
  string()
    .transform((_, given: unknown) => scalar(given) ?? '')
    .default('');

/** A text or null. */
const maybeText = () =>
  string()
    .nullable()
    .transform((_, given: unknown) => scalar(given))
    .default(null);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list without the items that are not what they should be. */
const listOf = <Item>(item: Schema<Item>) =>
  mixed<Item[]>()
    .transform((_, given: unknown): Item[] =>
      Array.isArray(given) ? given.flatMap((one: unknown) => kept(item)(one)) : [],
    )
    .default([]);

const kept =
  <Item>(item: Schema<Item>) =>
  (given: unknown): Item[] => {
    try {
      return [item.validateSync(given, { stripUnknown: true })];
    } catch {
      return [];
    }
  };

/** An id, whether it comes as a string or as an object that has one. */
const reference = () =>
  string()
    .nullable()
    .transform((_, given: unknown) =>
      isObject(given) ? ('id' in given ? scalar(given.id) : null) : scalar(given),
    )
    .default(null);

/** An ISO date that a date can be made of, or null. */
const maybeDate = () =>
  string()
    .nullable()
    .transform((_, given: unknown) =>
      typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : null,
    )
    .default(null);

const genders = ['MALE', 'FEMALE', 'UNSPECIFIED'] as const;
type Gender = (typeof genders)[number];

const gender = () =>
  mixed<Gender>()
    .transform((_, given: unknown): Gender => genders.find((one) => one === given) ?? 'UNSPECIFIED')
    .default('UNSPECIFIED');

export const trackShape = object({
  id: id(),
  title: text(),
  description: text(),
  image: maybeText(),
}).from('thumbnailUrl', 'image');

export const stageShape = object({
  id: id(),
  title: text(),
  description: text(),
  level: number()
    .transform((_, given: unknown) => finite(given) ?? 0)
    .default(0),
  taskCount: number()
    .transform((_, given: unknown) => Math.max(0, Math.trunc(finite(given) ?? 0)))
    .default(0),
  track: reference(),
});

export const courseShape = object({
  id: id(),
  title: text(),
  description: text(),
  playlistUrl: maybeText(),
});

export const taskShape = object({
  id: id(),
  title: text(),
  description: text(),
  deadline: maybeDate(),
  track: reference(),
  stage: reference(),
  course: reference(),
});

const personFields = {
  id: id(),
  firstName: text(),
  lastName: text(),
  city: maybeText(),
  country: maybeText(),
  photoUrl: maybeText(),
  description: maybeText(),
  technologies: listOf(string().strict().trim().required()),
};

/** Mentors and mentees as the lists and the wizard show them. */
export const personShape = object({
  ...personFields,
  email: maybeText(),
  phoneNumber: maybeText(),
  gender: gender(),
});

const userFields = {
  ...personFields,
  email: text(),
  phoneNumber: maybeText(),
  dob: maybeDate(),
  gender: gender(),
};

/** The user without tracks: the answers of PUT profile and of the upload hold broken ones. */
export const editedUserShape = object(userFields);

export const userShape = object({ ...userFields, tracks: listOf(trackShape) });

const namedShape = object({ id: id(), firstName: text(), lastName: text() });

/** A reference that may be null, or not an object at all. */
const maybe = <Value>(shape: Schema<Value>) =>
  mixed<NonNullable<Value>>()
    .nullable()
    .transform((_, given: unknown) => (isObject(given) ? (kept(shape)(given)[0] ?? null) : null))
    .default(null);

export const submissionShape = object({
  id: id(),
  taskUrl: text(),
  menteeComment: text(),
  mentorComment: maybeText(),
  gradePercentage: number()
    .nullable()
    .transform((_, given: unknown) => finite(given))
    .default(null),
  updatedAt: maybeDate().when('id', ([own], date) =>
    date.transform((given: string | null) => lastChange(String(own), given)),
  ),
  mentee: maybe(namedShape),
  mentor: maybe(namedShape),
  task: maybe(object({ id: id(), title: text() })),
});

export type Track = InferType<typeof trackShape>;
export type Stage = InferType<typeof stageShape>;
export type Course = InferType<typeof courseShape>;
export type Task = InferType<typeof taskShape>;
export type Person = InferType<typeof personShape>;
export type EditedUser = InferType<typeof editedUserShape>;
export type User = InferType<typeof userShape>;
export type Submission = InferType<typeof submissionShape>;

/** A list's answer: items, and how many there are in all. */
export interface Page<Item> {
  items: Item[];
  totalCount: number;
}

/**
 * Reads one entity.
 * @throws MalformedAnswer where it is not one
 */
export function readOne<Value>(shape: Schema<Value>, answer: unknown): Value {
  const value = isObject(answer) ? kept(shape)(answer)[0] : undefined;
  if (value === undefined) throw new MalformedAnswer('Not the entity that was asked for');
  return value;
}

/**
 * Reads a list: without null items, items lacking an id and items that came twice.
 * @throws MalformedAnswer where there are no items at all
 */
export function readPage<Item extends { id: string }>(
  shape: Schema<Item>,
  answer: unknown,
): Page<Item> {
  if (!isObject(answer) || !('items' in answer) || !Array.isArray(answer.items)) {
    throw new MalformedAnswer('Not a list');
  }
  const given: unknown[] = answer.items;
  const items = [...new Map(given.flatMap(kept(shape)).map((item) => [item.id, item])).values()];
  const total = 'totalCount' in answer ? finite(answer.totalCount) : null;
  const sound = total !== null && Number.isInteger(total) && total >= 0;
  return { items, totalCount: sound ? total : items.length };
}
