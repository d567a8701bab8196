import { brand } from '../../brand.ts';
import { DAY } from '../../lib/dates.ts';
import type { ReviewState } from '../../tasks/status.ts';
import { plural } from '../../lib/pluralTexts.ts';
import { hello, signed } from '../../user/personTexts.ts';

/** Why a mentee may need their mentor, the strongest reason first. */
const reasons = ['waiting', 'sentAgain', 'neverSent', 'quiet'] as const;

/** How long a mentee is without a change before they count as quiet, in days. */
const QUIET = 14;

interface Submitted {
  review: ReviewState;
  /** Its last change, in milliseconds since 1970; 0: not known. */
  changedAt: number;
  submission: { mentee: { id: string } | null };
}

/** A mentee who may need their mentor, with the strongest reason. */
export interface Need<Person, Row> {
  person: Person;
  reason: (typeof reasons)[number];
  /** Whole days since it is so; 0 where nothing was ever sent. */
  days: number;
  /** The work that it is about; null where nothing was ever sent. */
  work: Row | null;
}

const daysSince = (moment: number, now: number): number =>
  Math.max(0, Math.floor((now - moment) / DAY));

/** Without its date nothing can be said of a submission. */
const waits = ({ review, changedAt }: Submitted): boolean => review !== 'graded' && changedAt > 0;

/** That the others wait is this device's memory: by the service they have their grade. */
const isUngraded = (row: Submitted): boolean => row.review === 'waiting' && waits(row);

/**
 * The strongest reason of one mentee, or null.
 * @param own the mentee's submissions, those that wait first and the longest waiting on top
 */
function needOf<Row extends Submitted>(
  own: readonly Row[],
  now: number,
): Omit<Need<never, Row>, 'person'> | null {
  if (own.length === 0) return { reason: 'neverSent', days: 0, work: null };
  const need = (reason: Need<never, Row>['reason'], work: Row) => ({
    reason,
    days: daysSince(work.changedAt, now),
    work,
  });
  const waiting = own.find(isUngraded);
  if (waiting) return need('waiting', waiting);
  const again = own.find((row) => row.review === 'again' && waits(row));
  if (again) return need('sentAgain', again);
  // Without its date, or while it waits, nothing can be said of a silence.
  if (own.some(({ review, changedAt }) => review !== 'graded' || changedAt === 0)) return null;
  const quiet = need(
    'quiet',
    own.reduce((last, row) => (row.changedAt > last.changedAt ? row : last)),
  );
  return quiet.days >= QUIET ? quiet : null;
}

/**
 * The mentees who may need their mentor, each once. The first of each reason come before the second of
 * any, so that the first rows show every reason; within a reason it is the longest time first.
 * @param rows all submissions to the mentor, those that wait first and the longest waiting on top
 * @param now milliseconds since 1970
 */
export function needsOf<Person extends { id: string }, Row extends Submitted>(
  people: readonly Person[],
  rows: readonly Row[],
  now: number,
): Need<Person, Row>[] {
  const rowsOf = new Map<string, Row[]>(people.map(({ id }) => [id, []]));
  const ofThese = rows.filter(({ submission: { mentee } }) => mentee && rowsOf.has(mentee.id));
  for (const row of ofThese) rowsOf.get(row.submission.mentee?.id ?? '')?.push(row);
  const needs = people.flatMap((person) => {
    const need = needOf(rowsOf.get(person.id) ?? [], now);
    return need ? [{ person, ...need }] : [];
  });
  return reasons
    .flatMap((reason) =>
      needs
        .filter((need) => need.reason === reason)
        .sort((a, b) => b.days - a.days)
        .map((need, rank) => ({ need, rank })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ need }) => need);
}

const days = (count: number): string =>
  count === 0 ? 'less than a day' : plural(count, 'day', 'days');

const workOn = (task: string): string => (task ? `your work on “${task}”` : 'your work');

/** Why a mentee may need their mentor, and what to do about it. */
export const needsTexts = {
  copied: `Each email is copied to ${brand.email}.`,
  review: 'Review',
  reviewOf: (name: string) => `Review the work of ${name}`,
  write: 'Email',
  writeTo: (name: string) => `Email ${name}`,
  reasons: {
    waiting: (count: number, all: number) => `${all} to grade, ${days(count)}`,
    sentAgain: (count: number) =>
      count === 0 ? 'Submitted again today' : `Submitted again ${days(count)} ago`,
    neverSent: () => 'No submissions',
    quiet: (count: number) => `Quiet for ${days(count)}`,
  },
} as const;

/** An email to a mentee by its reason. It opens in the mentor's own email app, to be changed there. */
export const needMailTexts = {
  subject: `${brand.name}: how is your work going?`,
  words: {
    neverSent: () =>
      'I am your mentor. How are you?\n\nIf something stops you from starting, tell me. No question is too small. You can submit a first try, even if it is not complete.',
    quiet: (task: string) =>
      `I enjoyed reading ${workOn(task)}. How are you?\n\nIf you are stuck, write to me. A small question is a good way to continue.`,
  },
  body: (mentee: string, words: string, own: string) =>
    `${hello(mentee)}\n\n${words}\n${signed(own)}`,
} as const;
