import { areaNoticeTexts } from '../../tasks/areaNoticesTexts.ts';

/** One task: its brief, its submission and its grading. */
export const taskTexts = {
  description: 'What to build, and how to send it in.',
  loading: 'Loading the task',
  notFound: 'This task could not be opened',
  gone: 'This task is not here any more',
  toTasks: 'Back to tasks',
  toTask: 'Back to the task',
  submit: 'Submit Task',
  again: 'Send a new version',
  feedback: 'See feedback',
  seeSent: 'See what you sent',
  checking: 'Checking if you sent it',
  notChecked: 'We could not check whether you have sent it in.',
  noDeadline: 'It is open, and has no deadline',
  sent: (ago: string) => (ago ? `Sent ${ago}` : 'Sent'),
  waiting: (ago: string) => (ago ? `Sent ${ago}, not graded yet` : 'Sent, not graded yet'),
  graded: (percentage: number) => `Graded ${percentage}%`,
  noBrief: 'This task has no description yet. Ask your mentor about it.',
  course: 'The course for this task',
  courseText: 'Watch it first where the brief is new to you.',
  about: 'About this task',
  openCourse: 'Open the course',
  openPlaylist: 'Open the playlist',
  draftWaits: 'Your draft is waiting on this device.',
} as const;

export const submitTexts = {
  title: 'Submit a task',
  titleOf: (title: string) => `Submit: ${title}`,
  description: 'Send the link to your work and a few words to your mentor.',
  send: 'Submit',
  replaces: 'You are replacing what you sent before',
  replacesText:
    'Your mentor will see only the new version. An earlier grade stays until the next one.',
  uncheckedText: 'If you sent this task before, what you send now takes its place.',
  uncheckedSince: (moment: string) =>
    `What stands in the form was sent before, as this device saw it at ${moment}.`,
  successTitle: areaNoticeTexts.submitted,
  successText: areaNoticeTexts.submittedText,
  backToTasks: 'Back to tasks',
  onlyMentees: 'Only mentees send in tasks',
  onlyMenteesText: 'Your account can read the brief, but not send in work.',
  otherTrack: 'This task is of a track you are not enrolled in',
  otherTrackText: 'No mentor here can read your work. Enroll in the track first.',
  noMentor:
    'Your work was not sent: you have no mentor yet. Everything you wrote is still here. Enroll in a track with a mentor, then send it again.',
  noMentorHere:
    'Your work was not sent: you are not enrolled in the track of this task, so no mentor can read it. Everything you wrote is still here. Enroll in the track, then send it again.',
  noReason:
    'Your work was not sent, and we were not told why. Everything you wrote is still here. Try again in a few minutes. If that does not help, ask your community: you may have no mentor on this track, for example because you chose one mentor for two tracks.',
  noAnswer: (why: string) =>
    `${why} – Your work may have arrived all the same. Everything you wrote is still here. Send it again when you are connected: it takes the place of the first, and your mentor gets it once.`,
} as const;

/** The screen after a submission, above the sentences that are to the letter. */
export const sentTexts = {
  to: (mentor: string) => `Sent to ${mentor}`,
  toMentor: 'Sent to your mentor',
  grading: 'Your mentor gives it a grade and a comment. An email tells you.',
  regrading: 'The grade you have stays until your mentor gives a new one. An email tells you.',
  again: 'Until then you can send a new version.',
} as const;

/** The task to go on with, on its button. */
export const nextTaskTexts = {
  next: (title: string) => `Next task: ${title}`,
  noDeadline: 'No deadline',
} as const;

/** A mentor's face and name. */
export const mentorLineTexts = {
  unnamed: 'Your mentor',
  reads: 'Your mentor, who reads your work',
} as const;

/** A mentor's feedback, in the form of a letter. */
export const gradingTexts = {
  loading: 'Loading your submission',
  stale: 'This feedback may be out of date',
  none: 'We found nothing that you sent in for this task.',
  mentor: 'Your mentor',
  noComment: 'No comment yet.',
  graded: 'Your mentor gave a grade without a comment.',
  grade: 'Grade',
  waiting: 'Not graded yet',
  sent: 'What you sent',
  unsafeLink: 'This is not a web address, so it is shown as text only.',
  noOwnComment: 'No comment',
  changed: 'Last changed',
  again: 'Send a new version',
} as const;

/** How to get a link, and what may keep a mentor from opening it, said below its field. */
export const linkTexts = {
  waysTitle: 'No link yet? Get it on your phone:',
  ways: [
    'Code: GitHub app, tap Share',
    'Design: Figma, tap Share',
    'Files: Google Drive, tap Share',
  ],
  device:
    'This link opens only on your own device. Put your work online first, then send the link you get there.',
  scheme: 'A link begins with https://.',
  several: 'Only one link fits here, with no words around it. The rest can go in your comment.',
  editor: 'This link opens the page where you change your work. Send the page that shows it.',
  private: 'This page opens only with your own login. Your mentor could not see your work.',
  sharing:
    'Your mentor may not be let in. Press “Share” there, choose “Anyone with the link”, and copy the link from there.',
  passing:
    'This link works only while you have your work open. Publish your work, then send the link you get.',
  meant: 'Do you mean this one?',
  use: 'Use this link',
} as const;

/** All briefs of a track on one page. */
export const briefsTexts = {
  title: 'All tasks of the track',
  titleOf: (track: string) => `${track}: all tasks`,
  description: 'Every task on one page: to read, to print, or to save as a PDF.',
  back: 'Back to the track',
  loading: 'Loading the tasks',
  print: 'Print or save as PDF',
  none: 'No tasks here yet',
  noneText: 'What mentors add to this track will be here.',
  otherStage: 'More tasks',
  due: (moment: string) => `Due ${moment}`,
  notes: 'Notes',
} as const;
