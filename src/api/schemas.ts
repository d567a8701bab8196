import { mixed, object, string, type InferType, type Schema } from 'yup';
import { isRecord, uniqueById } from '../lib/values.ts';
import { lastChange } from '../tasks/submission.ts';
import { MalformedAnswer } from './errors.ts';

/**
 * The schemas of the service's answers, checked once, here. Optional fields are tolerant: a wrong
 * type counts as missing. The id is required: a list drops items without it, an entity without it
 * is a `MalformedAnswer`.
 */

/** A string, or a number as one; JSON's `1e999` parses as infinity, which is not shown. */
const scalar = (value: unknown): string | null =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : null;

/** A number, also given as a string; else null. */
const finite = (value: unknown): number | null => {
  const text = scalar(value)?.trim() ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
};

/** Validates a value into a list of one, or an empty list where it fails. */
const itemsOf =
  <S extends Schema>(shape: S) =>
  (given: unknown): InferType<S>[] => {
    try {
      return [shape.validateSync(given, { stripUnknown: true })];
    } catch {
      return [];
    }
  };

/** A field that always has a value: `read` makes one from any input. */
const field = <Value extends string | number | object>(read: (given: unknown) => Value) =>
  mixed<Value>()
    .transform((_, given: unknown) => read(given))
    .default(() => read(undefined));

/** A field that is null where `read` can make no value from the input. */
const maybe = <Value extends string | number | object>(read: (given: unknown) => Value | null) =>
  mixed<Value>()
    .nullable()
    .transform((_, given: unknown) => read(given))
    .default(null);

const id = string()
  .transform((_, given: unknown) => scalar(given) ?? '')
  .required()
  // Entities are stored by their id, and this one would be no key of an object.
  .notOneOf(['__proto__']);

const text = field((given) => scalar(given) ?? '');
const maybeText = maybe(scalar);

/** A parsable ISO date, or null. */
const maybeDate = maybe((given) =>
  typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : null,
);

/** An id, given as a string or inside an object. */
const reference = maybe((given) => scalar(isRecord(given) ? given['id'] : given));

/** A list without invalid items. */
const listOf = <S extends Schema>(shape: S) =>
  field((given) => (Array.isArray(given) ? given.flatMap(itemsOf(shape)) : []));

/** An object of a schema, or null. */
const maybeObject = <S extends Schema>(shape: S) =>
  maybe((given) => (isRecord(given) ? (itemsOf(shape)(given)[0] ?? null) : null));

const genders = ['MALE', 'FEMALE', 'UNSPECIFIED'] as const;

const gender = field((given) => genders.find((one) => one === given) ?? 'UNSPECIFIED');

export const trackSchema = object({
  id,
  title: text,
  description: text,
  image: maybeText,
}).from('thumbnailUrl', 'image');

export const stageSchema = object({
  id,
  title: text,
  description: text,
  level: field((given) => finite(given) ?? 0),
  taskCount: field((given) => Math.max(0, Math.trunc(finite(given) ?? 0))),
  track: reference,
});

/** A row of `my_stages`; some versions of the service list plain stages, which have a `taskCount`. */
export const ownStageSchema = object({
  id,
  stage: reference,
  taskCount: maybe(finite),
});

export const courseSchema = object({ id, title: text, description: text, playlistUrl: maybeText });

export const taskSchema = object({
  id,
  title: text,
  description: text,
  deadline: maybeDate,
  track: reference,
  stage: reference,
  course: reference,
});

/**
 * What others get to see of a person. The service sends more of a mentee, who may be a child: what
 * reviewing does not need is neither shown nor stored.
 */
export const personSchema = object({
  id,
  firstName: text,
  lastName: text,
  email: maybeText,
  photoUrl: maybeText,
  description: maybeText,
  technologies: listOf(string().strict().trim().required()),
});

/** A mentor, in the lists and the wizard. */
export const mentorSchema = personSchema.shape({ city: maybeText, country: maybeText });

/** The user without tracks: those in the answers of PUT profile and of the upload are broken. */
export const editedUserSchema = mentorSchema.shape({
  email: text,
  phoneNumber: maybeText,
  gender,
  dob: maybeDate,
});

export const userSchema = editedUserSchema.shape({ tracks: listOf(trackSchema) });

const namedSchema = object({ id, firstName: text, lastName: text });

export const submissionSchema = object({
  id,
  taskUrl: text,
  menteeComment: text,
  mentorComment: maybeText,
  gradePercentage: maybe(finite),
  updatedAt: maybeDate.when('id', ([own], date) =>
    date.transform((given: string | null) => lastChange(String(own), given)),
  ),
  mentee: maybeObject(namedSchema),
  mentor: maybeObject(namedSchema),
  task: maybeObject(object({ id, title: text })),
});

export type Track = InferType<typeof trackSchema>;
export type Stage = InferType<typeof stageSchema>;
export type Course = InferType<typeof courseSchema>;
export type Task = InferType<typeof taskSchema>;
export type Person = InferType<typeof personSchema>;
export type Mentor = InferType<typeof mentorSchema>;
export type EditedUser = InferType<typeof editedUserSchema>;
export type User = InferType<typeof userSchema>;
export type Submission = InferType<typeof submissionSchema>;

/** A list's answer, without null items, items lacking an id and duplicates. */
export interface Page<Item> {
  items: Item[];
  /** How many items there were before that. */
  sent: number;
  /** How many there are in all; null where the answer does not tell. */
  totalCount: number | null;
}

/**
 * Reads one entity.
 * @throws MalformedAnswer where the answer is none
 */
export function readOne<S extends Schema>(shape: S, answer: unknown): InferType<S> {
  const [value] = isRecord(answer) ? itemsOf(shape)(answer) : [];
  if (value === undefined) throw new MalformedAnswer('Not the entity that was asked for');
  return value;
}

/**
 * Reads a list.
 * @throws MalformedAnswer where there are no items at all
 */
export function readPage<S extends Schema>(shape: S, answer: unknown): Page<InferType<S>> {
  const given = isRecord(answer) ? answer['items'] : null;
  if (!isRecord(answer) || !Array.isArray(given)) throw new MalformedAnswer('Not a list');
  const items = uniqueById(given.flatMap(itemsOf(shape)));
  const total = finite(answer['totalCount']);
  const isSound = total !== null && Number.isInteger(total) && total >= 0;
  return { items, sent: given.length, totalCount: isSound ? total : null };
}
