import { brand } from '../../brand.ts';
import { areaNoticeTexts } from '../../tasks/areaNoticeTexts.ts';

export const taskTexts = {
  description: 'What to build and how to submit it.',
  loading: 'Loading the task',
  gone: 'Task not found',
  toTasks: 'Back to tasks',
  toTask: 'Back to the task',
  submit: 'Submit Task',
  again: 'Submit a new version',
  feedback: 'See feedback',
  seeWork: 'See my work',
  checking: 'Checking if you have submitted it',
  notChecked: 'We could not check if you have submitted it.',
  noDeadline: 'No deadline',
  sent: (ago: string) => (ago ? `Submitted ${ago}` : 'Submitted'),
  waiting: (ago: string) =>
    ago ? `Submitted ${ago}, not graded yet` : 'Submitted, not graded yet',
  graded: (percentage: number, word: string) => `${percentage}% · ${word}`,
  newVersion: 'Your new version is not graded yet.',
  previousGrade: (percentage: number) => `You got ${percentage}% for the previous one.`,
  noBrief: 'This task has no brief yet. Ask your mentor about it.',
  course: 'Course',
  courseText: 'Watch it first if the topic is new to you.',
  about: 'About this task',
  openCourse: 'Open the course',
  openPlaylist: 'Open the playlist',
  draftSaved: 'Your draft is saved here.',
  next: (title: string) => `Next task: ${title}`,
  yourMentor: 'Your mentor',
  away: (mentor: string, day: string) =>
    `${mentor} is away until ${day}; your work is safe in the queue.`,
  oneOfYourMentors: 'One of your mentors',
  or: ' or ',
} as const;

export const submitTexts = {
  title: 'Submit a task',
  titleOf: (title: string) => `Submit: ${title}`,
  description: 'Submit a link to your work and a comment.',
  send: 'Submit',
  brief: 'The brief',
  replaces: 'This replaces your last version',
  replacesText:
    'Your mentor will see only the new version. An earlier grade stays until you get a new grade.',
  uncheckedText: 'If you submitted this task before, this replaces it.',
  uncheckedSince: (moment: string) =>
    `The form shows your last submission, as saved on this device at ${moment}.`,
  successTitle: areaNoticeTexts.submitted,
  successText: areaNoticeTexts.submittedText,
  onlyMentees: 'Only mentees can submit tasks',
  onlyMenteesText: 'You can still read the brief.',
  otherTrack: 'This task belongs to a track you are not enrolled in',
  otherTrackText: 'No mentor here can read your work. Enroll in the track first.',
  noMentor: `Your work was not submitted, because you have no mentor on this track. Your mentor may have left. Enrolling again does not change that, but we can: write to ${brand.email}. What you wrote is still here.`,
  noMentorHere:
    'Your work was not submitted, because you are not enrolled in its track. What you wrote is still here. Enroll in the track, then submit it again.',
  noReason:
    'Your work was not submitted, and we do not know why. What you wrote is still here. Try again in a few minutes. If that does not help, contact us.',
  noReasonOrMentor: `Your work was not submitted, and we do not know why. What you wrote is still here. Try again in a few minutes. You may also have no mentor on this track, because your mentor has left or because you chose one mentor for two tracks. Enrolling again does not change that, but we can: write to ${brand.email}.`,
  noResponse: (reason: string) =>
    `${reason}. Your work may have been submitted. What you wrote is still here. Submit it again when you are online: it replaces the first one, so your mentor sees it once.`,
} as const;

/** A brief's “Done means” as a checklist. */
export const checkTexts = {
  title: (done: number, all: number) => `Check your work first (${done}\u00a0of\u00a0${all})`,
  note: 'The brief says when your work is done. Only you see these ticks.',
} as const;

/** The points that a mentor's comment lists as still to do, above the form. */
export const claimTexts = {
  title: 'Your mentor asked for',
  note: 'Tick what you have done since then. We write it at the beginning of your comment.',
  why: (number: number) => `Why is ${number} not done yet? (optional)`,
} as const;

/** Shown above the sentences that the specification fixes. */
export const sentTexts = {
  to: (mentor: string) => `Sent to ${mentor}`,
  toMentor: 'Sent to your mentor',
  grading: 'We will email you when your mentor has graded it.',
  regrading: 'Your grade stays until your mentor gives a new grade. We will email you.',
  again: 'Until then, you can submit a new version.',
} as const;

export const feedbackTexts = {
  loading: 'Loading your submission',
  stale: 'This feedback may be out of date',
  none: 'We found no submission for this task.',
  noComment: 'No comment yet.',
  graded: 'Your mentor gave a grade without a comment.',
  grade: 'Grade',
  waiting: 'Not graded yet',
  sent: 'Your work',
  changed: 'Last changed',
} as const;

export const linkTexts = {
  waysTitle: 'No link yet? Get it on your phone:',
  ways: [
    'Code: GitHub app, tap Share',
    'Design: Figma, tap Share',
    'Files: Google Drive, tap Share',
  ],
  onlyPhone: 'With only a phone',
  device:
    'This link opens only on your own device. Put your work online first, then use the link you get there.',
  scheme: 'A link begins with https://.',
  altered:
    'Your keyboard may have changed this link: it has a space, a long dash or a curly quotation mark. Copy it again.',
  wrapped: 'This link goes through another site first. Use the one that it leads to.',
  tracked: 'This link is too long, because an app has added its own codes. It works without them.',
  several: 'Enter one link without other words. The rest can go in your comment.',
  editor: 'This link opens the page where you edit your work. Use the page that shows it.',
  private: 'This page opens only with your own login. Your mentor cannot see your work.',
  sharing:
    'Your mentor may not have access. Press “Share” there, choose “Anyone with the link”, then copy that link.',
  temporary:
    'This link works only while you have your work open. Publish your work, then use the link you get.',
  didYouMean: 'Did you mean this link?',
  use: 'Use this link',
} as const;

export const briefsTexts = {
  title: 'All tasks in the track',
  titleOf: (track: string) => `${track}: all tasks`,
  description: 'Every task on one page.',
  back: 'Back to the track',
  loading: 'Loading the tasks',
  print: 'Print or save as PDF',
  none: 'No tasks yet',
  noneText: 'New tasks in this track appear here.',
  otherStage: 'More tasks',
  due: (moment: string) => `Due ${moment}`,
  notes: 'Notes',
} as const;
