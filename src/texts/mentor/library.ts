import { plural } from '../plural.ts';

/** A mentor's own comments and checklists, in the grading dialog. */
export const libraryTexts = {
  comments: (count: number) => (count === 0 ? 'Saved comments' : `Saved comments (${count})`),
  search: 'Search your comments',
  none: 'What you say often can be kept here. It stays on this device.',
  nothing: 'No comment has these words.',
  insert: 'Insert',
  change: (name: string) => `Change “${name}”`,
  keep: 'Keep this comment',
  saved: (isForAll: boolean) => (isForAll ? 'Kept for all tasks.' : 'Kept for this task.'),
  write: 'Write one',
  name: 'Name',
  text: 'Text',
  places: 'You can write {first name} and {task}: they are filled in.',
  forAll: 'For all tasks',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  used: 'You gave on this task',
  exportFile: 'Save as a file',
  importFile: 'Read a file',
  found: (comments: number, checklists: number) =>
    `The file has ${plural(comments, 'comment', 'comments')} and ${plural(checklists, 'checklist', 'checklists')}.`,
  add: 'Add to mine',
  replace: 'In place of mine',
  imported: 'They are here now.',
  notStored:
    'There is no room on this device. Your last change will be lost when you close this page. Save your comments as a file.',
  notJson: (line: number | null) =>
    line === null ? 'The file is broken.' : `The file is broken near line ${line}.`,
  otherFile: 'This is not a file of saved comments.',
  badComment: (at: number, what: string) => `Comment ${at} of the file has no ${what}.`,
  badChecklist: (at: number, point: number) =>
    `Point ${point} of checklist ${at} in the file is not right.`,
  nothingChanged: 'Nothing was changed here.',
  checklist: 'Checklist',
  ticked: (count: number, all: number) => `Checklist (${count} of ${all})`,
  weight: (weight: number) => `counts ${weight}`,
  writeChecklist: 'Write a checklist for this task',
  changeChecklist: 'Change the checklist',
  lines: 'Points, one a line',
  linesHint: 'A number in front says how much a point counts: 3 Every input has a label',
  done: 'Done:',
  open: 'Still to do:',
} as const;
