import { brand } from '../../brand.ts';
import type { ReviewState } from '../../tasks/status.ts';
import { daysSince, QUIET_AFTER_DAYS } from '../submissions.ts';
import { mentorTexts } from '../texts.ts';
import { emailGreeting, emailSignature } from '../../user/personTexts.ts';

/** The strongest first. */
const reasons = ['waiting', 'sentAgain', 'neverSent', 'quiet'] as const;

interface Submitted {
  review: ReviewState;
  /** In milliseconds since 1970, or 0 if unknown. */
  changedAt: number;
  submission: { mentee: { id: string } | null };
}

export interface Need<Person, Row> {
  person: Person;
  reason: (typeof reasons)[number];
  /** Whole days; 0 if the mentee has never submitted. */
  days: number;
  /** Null if the mentee never submitted. */
  work: Row | null;
}

/**
 * Returns the reason why a mentee needs help, or null. `menteeRows` are the mentee's submissions in
 * the order of need.
 */
function needOf<Row extends Submitted>(
  menteeRows: readonly Row[],
  now: number,
): Omit<Need<never, Row>, 'person'> | null {
  if (menteeRows.length === 0) return { reason: 'neverSent', days: 0, work: null };
  const need = (reason: Need<never, Row>['reason'], work: Row) => ({
    reason,
    days: daysSince(work.changedAt, now),
    work,
  });
  const first = (review: ReviewState) =>
    menteeRows.find((row) => row.review === review && row.changedAt > 0);
  const waiting = first('waiting');
  if (waiting) return need('waiting', waiting);
  // This work does not count as ungraded, because the API still reports the old grade.
  const again = first('again');
  if (again) return need('sentAgain', again);
  const graded = first('graded');
  // If work has no date, nobody knows how long its mentee has been quiet.
  if (!graded || menteeRows.some(({ changedAt }) => changedAt === 0)) return null;
  const quiet = need('quiet', graded);
  return quiet.days >= QUIET_AFTER_DAYS ? quiet : null;
}

/**
 * Lists mentees with their strongest need. Interleaves the reasons, so that the first rows show
 * every reason.
 *
 * @param rows in the order of need: ungraded first, the oldest on top; then the latest grades
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

const { days } = mentorTexts;

const workOn = (task: string): string => (task ? `your work on “${task}”` : 'your work');

export const needsTexts = {
  copied: `Each email is copied to ${brand.email}.`,
  review: 'Review',
  reviewOf: (name: string) => `Review the work of ${name}`,
  write: 'Email',
  writeTo: (name: string) => `Email ${name}`,
  reasons: {
    waiting: (count: number, all: number) => `${all} to grade, ${days(count)}`,
    sentAgain: (count: number) => `Submitted again ${days(count)} ago`,
    neverSent: () => 'No submissions',
    quiet: (count: number) => `Quiet for ${days(count)}`,
  },
} as const;

/** Drafts an email, which the mentor edits in an email app. */
export const needMailTexts = {
  subject: `${brand.name}: how is your work going?`,
  words: {
    neverSent: () =>
      'I am your mentor. How are you?\n\nIf something is stopping you from starting, tell me. No question is too small. You can submit a first try, even if it is not complete.',
    quiet: (task: string) =>
      `I enjoyed reading ${workOn(task)}. How are you?\n\nIf you are stuck, write to me. A small question is a good way to continue.`,
  },
  body: (mentee: string, words: string, mentorName: string) =>
    `${emailGreeting(mentee)}\n\n${words}\n${emailSignature(mentorName)}`,
} as const;
