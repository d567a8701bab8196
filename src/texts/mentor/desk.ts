import { plural } from '../plural.ts';

/** What stands beside the words at the desk: list, brief, earlier grades and changes. */
export const deskTexts = {
  list: 'Submissions to you',
  found: (count: number) => plural(count, 'submission', 'submissions'),
  draft: 'Draft',
  doneMeans: 'Done means',
  noDoneMeans: 'This brief has no such part. Read it whole with “Show the task’s brief”.',
  earlierGrades: (count: number) => `Earlier grades (${count})`,
  noComment: 'Without a comment.',
  changed: 'Changed',
  same: 'The same',
  since: ' since your last grade',
  openEarlier: 'Earlier',
  earlierVersion: ' version of the work',
  removed: 'Taken out:',
  added: 'New:',
} as const;
