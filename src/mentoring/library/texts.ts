import { plural } from '../../lib/pluralTexts.ts';
import { todoTexts } from '../../tasks/workTexts.ts';

export const libraryTexts = {
  description: 'Your saved comments and checklists for reviews.',
  intro: 'Use these in your reviews. They are not saved in your account.',
  savedComments: 'Saved comments',
  checklists: 'Checklists',
  starting: 'Suggestions',
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
  nothing: 'No matching comments.',
  insert: 'Insert',
  change: (name: string) => `Edit “${name}”`,
  keep: 'Save this comment',
  saved: (isForAll: boolean, text: string) =>
    `${isForAll ? 'Saved for all tasks' : 'Saved for this task'}: ${text}`,
  write: 'Write a comment',
  name: 'Name',
  text: 'Text',
  places: 'We fill in {first name} and {task} for you.',
  isFor: 'For',
  forAll: 'All tasks',
  otherTask: 'Another task',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  used: 'Your comments on this task',
  exportFile: 'Export to a file',
  importFile: 'Import a file',
  found: (comments: number, checklists: number) =>
    `The file has ${plural(comments, 'comment', 'comments')} and ${plural(checklists, 'checklist', 'checklists')}.`,
  add: 'Add to mine',
  replace: 'Replace mine',
  imported: 'Imported.',
  notStored:
    'This device is full. Export your comments to a file. If you close this page, you lose your last change.',
  notRead:
    'We could not read your saved comments, so we do not change them. You lose new comments if you close this page. Export them to a file.',
  notJson: (line: number | null) =>
    line === null ? 'The file is damaged.' : `The file is damaged near line ${line}.`,
  otherFile: 'This is not a file of saved comments.',
  badComment: (at: number, what: string) => `Comment ${at} in the file has no “${what}”.`,
  badChecklist: (at: number, point: number) =>
    `Point ${point} of checklist ${at} in the file is not valid.`,
  nothingChanged: 'Your comments did not change.',
  checklist: 'Checklist',
  ticked: (count: number, all: number) => `Checklist (${count} of ${all})`,
  weight: (weight: number) => `weight ${weight}`,
  task: 'Task',
  chooseTask: 'Choose a task',
  withPoints: (task: string, points: number) => `${task} (${plural(points, 'point', 'points')})`,
  checklistSaved: 'Saved.',
  writeChecklist: 'Write a checklist',
  changeChecklist: 'Edit checklist',
  lines: 'Points, one per line',
  linesHint: 'A number at the start of a line gives it more weight: 3 Every input has a label',
  done: 'Done:',
  open: todoTexts.todo,
} as const;
