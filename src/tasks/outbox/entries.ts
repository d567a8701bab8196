import { aboutOf, draftOf, draftSubjects, readDraft, type About } from '../../user/drafts.ts';
import { finishedOf, type Finished } from '../finished.ts';

/** A finished draft that waits to be sent. */
export interface Entry extends Finished {
  /** The draft's subject. */
  subject: string;
  kind: 'submission' | 'grade';
  about?: About | undefined;
  /** The task of a submission, the submission of a grade. */
  id: string;
  /** A form's values, as far as they are texts. */
  values: Record<'url' | 'menteeComment' | 'grade' | 'mentorComment', string>;
}

const idIn = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

/** A finished draft; null: it was sent, deleted or typed on. */
export function entryOf(userId: string, subject: string): Entry | null {
  const finished = finishedOf(userId, subject);
  const values = readDraft(userId, subject)?.values ?? {};
  if (finished === null) return null;
  const textOf = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const id = idIn(subject);
  return {
    ...finished,
    subject,
    about: aboutOf(userId, subject),
    kind: subject === draftOf.submission(id) ? 'submission' : 'grade',
    id,
    values: {
      url: textOf('url'),
      menteeComment: textOf('menteeComment'),
      grade: textOf('grade'),
      mentorComment: textOf('mentorComment'),
    },
  };
}

/** A user's finished drafts, the longest waiting first. */
export const entriesOf = (userId: string): Entry[] =>
  draftSubjects(userId)
    .flatMap((subject) => entryOf(userId, subject) ?? [])
    .sort((a, b) => a.at - b.at);

/** The subjects of a user's drafts that are not finished; a library is none. */
export const unfinishedOf = (userId: string): string[] =>
  draftSubjects(userId)
    .filter((subject) => subject !== draftOf.library && finishedOf(userId, subject) === null)
    .sort();
