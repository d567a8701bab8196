import { softSpaces } from '../lib/format.ts';
import { sentLink } from '../lib/links.ts';
import { isRecord } from '../lib/values.ts';

/**
 * The fields of a submission, for all code about them. `input` is the field's name in the form and
 * in stored drafts.
 */
export const workFields = [
  { name: 'taskUrl', input: 'url', kind: 'link' },
  { name: 'menteeComment', input: 'menteeComment', kind: 'words' },
] as const;

type Field = (typeof workFields)[number];
type WorkField = Field['name'];

export type Work = Record<WorkField, string>;

export type TypedWork = Record<Field['input'], string>;

/** A mentor's part of a submission. */
export interface Feedback {
  /** In percent. */
  gradePercentage: number | null;
  mentorComment: string | null;
}

export type ComparedFields = Work & Feedback & { updatedAt: string | null };

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

const forFields = <Key extends 'name' | 'input'>(key: Key, valueOf: (field: Field) => string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each field
  Object.fromEntries(workFields.map((field) => [field[key], valueOf(field)])) as Record<
    Field[Key],
    string
  >;

/**
 * Reads the work from a response, or from what a device has stored. A field that is missing there
 * is empty.
 */
export const readWork = (given: object): Work =>
  forFields('name', ({ name }) => textOr(Reflect.get(given, name)));

/** Reads the feedback from a response, or from what a device has stored. */
export const readFeedback = (given: { [field in keyof Feedback]?: unknown }): Feedback => {
  const { gradePercentage: grade, mentorComment: comment } = given;
  return {
    gradePercentage: typeof grade === 'number' ? grade : null,
    mentorComment: typeof comment === 'string' ? comment : null,
  };
};

/** Reads the submission that a user has seen, or null. */
export function pickCompared(given: unknown): ComparedFields | null {
  if (!isRecord(given)) return null;
  const { updatedAt } = given;
  return {
    ...readWork(given),
    ...readFeedback(given),
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
  };
}

/** Returns whether two works are the same. Null means no work. */
export const sameWork = (a: Work | null, b: Work | null): boolean =>
  workFields.every(({ name }) => a?.[name] === b?.[name]);

/** Returns whether grade and comment are the same. */
export const sameFeedback = (a: Feedback | null, b: Feedback | null): boolean =>
  (a?.gradePercentage ?? null) === (b?.gradePercentage ?? null) &&
  (a?.mentorComment ?? '') === (b?.mentorComment ?? '');

/** Converts a typed grade to a number: `85`, `85.5`, `85,5` and `85 %`; NaN for anything else. */
export function gradeOf(typed: string): number {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns the form's values for submitted work, or null. */
export const typedWorkOf = (work: Work | null): TypedWork =>
  forFields('input', ({ name }) => work?.[name] ?? '');

/** Returns a text as it is sent, and as it comes back in the API's response. */
const sentWords = (text: string): string => softSpaces(text.trim());

/** Converts form values or a stored draft to the API's payload. */
export const toSubmissionPayload = (values: object): Work =>
  forFields('name', ({ input, kind }) => {
    const text = textOr(Reflect.get(values, input));
    return kind === 'link' ? sentLink(text) : sentWords(text);
  });

/**
 * Converts form values or a stored draft to the API's payload; NaN if the grade is not a number.
 */
export const toGradePayload = (values: { grade?: unknown; mentorComment?: unknown }) => ({
  gradePercentage: gradeOf(textOr(values.grade)),
  mentorComment: sentWords(textOr(values.mentorComment)),
});
