import { areaNoticeTexts } from '../areaNotices.ts';
import { formTexts } from '../form.ts';

/** One task: its brief, its submission and its grading. */
export const taskTexts = {
  description: 'What to build, and how to send it in.',
  loading: 'Loading the task',
  notFound: 'This task could not be opened',
  toTasks: 'Back to tasks',
  toTask: 'Back to the task',
  submit: 'Submit Task',
  again: 'Submit again',
  submitted: 'You have already submitted this task',
  submittedText:
    'Open the feedback to see what you sent and what your mentor says. You can send a better version.',
  feedback: 'See the feedback',
  noBrief: 'This task has no description yet. Ask your mentor about it.',
  course: 'The course for this task',
  courseText: 'Watch it first where the brief is new to you.',
  openCourse: 'Open the course',
  openPlaylist: 'Open the playlist',
  draftWaits: 'Your draft is waiting on this device.',
} as const;

export const submitTexts = {
  title: 'Submit a task',
  titleOf: (title: string) => `Submit: ${title}`,
  description: 'Send the link to your work and a few words to your mentor.',
  url: 'Link to your work',
  urlHint: 'A web address, for example https://github.com/you/your-project.',
  urlRequired: 'Enter the URL you wish to submit',
  urlInvalid: 'Enter a valid URL',
  urlTooLong: (limit: number) =>
    `The link must be ${limit} characters or less. A short link or the front page of the project does it.`,
  comment: 'Comment',
  commentHint:
    'What went well, what was hard, where your mentor should look. 15 characters or more.',
  commentShort: 'Your comment must be 15 characters or more',
  commentTooLong: (limit: number) =>
    `${formTexts.tooLong(limit)}. Your mentor sees the rest in your work.`,
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
  onlyMenteesText: 'Your account may read the brief, but it cannot send in work.',
  otherTrack: 'This task is of a track you are not enrolled in',
  otherTrackText: 'There is no mentor to give your work to yet. Enroll in the track first.',
  noMentor:
    'It could not be sent in. You have no mentor yet, and without one nobody can read it. Everything you wrote is still here.',
  noMentorHere:
    'It could not be sent in. You are not enrolled in the track of this task, so there is no mentor to review it. Everything you wrote is still here.',
  noReason:
    'It could not be sent in, and we were not told why. That happens where nobody is your mentor on this track, for example where you chose one mentor for two tracks: ask your community. Otherwise try again in a few minutes. Everything you wrote is still here.',
  noAnswer: (why: string) =>
    `${why} – Your work may have arrived all the same. Send it again when we can be reached: it takes the place of the first, your mentor gets it once. Everything you wrote is still here.`,
} as const;

export const gradingTexts = {
  loading: 'Loading your submission',
  none: 'We have no submission of this task from you.',
  link: 'Your link',
  unsafeLink: 'This is not a web address, so it is shown as text only.',
  comment: 'Your comment',
  noComment: 'No comment',
  sent: 'Last changed',
  grade: 'Grade',
  waiting: 'Waiting for your mentor',
  mentor: 'Your mentor',
  mentorComment: "Your mentor's comment",
  noMentorComment: 'Nothing yet',
  again: 'Submit again',
} as const;
