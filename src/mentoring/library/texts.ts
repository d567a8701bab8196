import { plural } from '../../lib/pluralTexts.ts';

/** A mentor's own comments and checklists: used in the grading dialog, edited on a page of their own. */
export const libraryTexts = {
  description: 'Your saved comments and checklists for reviews.',
  intro: 'Your reviews offer these. They are saved on this device only.',
  savedComments: 'Saved comments',
  checklists: 'Checklists',
  starting: 'To start with',
  keepStarters: 'Save these three',
  starters: [
    {
      name: 'Well done',
      text: 'Well done, {first name}. Your work does what the brief asks. Next time, write one line about why you chose this way.',
    },
    {
      name: 'A good start',
      text: 'A good start, {first name}. Read “Done means” in the brief again and fix what is still open. Then submit it again.',
    },
    {
      name: 'The link does not open',
      text: 'Hello {first name}, I could not open your link for {task}. Please make it public and submit it again.',
    },
  ],
  comments: (count: number) => (count === 0 ? 'Saved comments' : `Saved comments (${count})`),
  search: 'Search your comments',
  nothing: 'No comment has these words.',
  insert: 'Insert',
  change: (name: string) => `Change “${name}”`,
  keep: 'Keep this comment',
  saved: (isForAll: boolean, text: string) =>
    `${isForAll ? 'Saved for all tasks' : 'Saved for this task'}: ${text}`,
  write: 'Write one',
  name: 'Name',
  text: 'Text',
  places: 'You can write {first name} and {task}: they are filled in.',
  isFor: 'For',
  forAll: 'All tasks',
  otherTask: 'Another task',
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
  task: 'Task',
  chooseTask: 'Choose a task',
  withPoints: (task: string, points: number) => `${task} (${plural(points, 'point', 'points')})`,
  checklistSaved: 'Saved.',
  writeChecklist: 'Write a checklist for this task',
  changeChecklist: 'Change the checklist',
  lines: 'Points, one a line',
  linesHint: 'A number in front says how much a point counts: 3 Every input has a label',
  done: 'Done:',
  open: 'Still to do:',
} as const;
