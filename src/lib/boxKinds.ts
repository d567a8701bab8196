/**
 * Every kind of entries in a person's box (`src/user/box.ts`), by its name in the storage key: the
 * part of the privacy page that lists it, and its words there. A `draft` is what a person wrote.
 */
export const boxKinds = {
  submission: { part: 'draft', words: 'the link and comment of a task' },
  grade: { part: 'draft', words: 'a grade and its comment' },
  profile: { part: 'draft', words: 'changes to your profile' },
  enrollment: { part: 'draft', words: 'your choice of a track and mentor' },
  ticks: { part: 'draft', words: 'points of a brief' },
  unreadable: { part: 'draft', words: 'drafts that this version cannot read' },
  withoutNumber: { part: 'draft', words: 'that you continue without a phone number' },
  previous: {
    part: 'version',
    words:
      'for each task that you submitted again, the version before the latest one and the feedback on it. For mentors, the same for work that a mentee submitted again',
  },
  work: { part: 'seen', words: 'comments you opened, and when we found new grades' },
  row: { part: 'seen', words: 'when we found submissions, and when you graded them' },
  seen: { part: 'seen', words: 'when you opened the bell, and your last track' },
  welcomeDismissed: { part: 'seen', words: 'whether you closed the welcome' },
} as const;

export type BoxKindName = keyof typeof boxKinds;

type Part = (typeof boxKinds)[BoxKindName]['part'];

/** Returns the words of all kinds in a part of the privacy page. */
export const wordsOfBox = (part: Part): string =>
  Object.values(boxKinds)
    .filter((kind) => kind.part === part)
    .map(({ words }) => words)
    .join('; ');
