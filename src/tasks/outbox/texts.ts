import { plural } from '../../lib/pluralTexts.ts';

const things = (count: number): string =>
  plural(count, 'finished thing waits', 'finished things wait');

/** Words of the outbox: what is finished and was not sent, and drafts. */
export const outboxTexts = {
  title: 'Outbox',
  description: 'What you finished and could not send.',
  lead: 'Nothing here is sent until you tap to send it.',
  ready: (count: number) => `${count} ready to send`,
  allSent: 'Nothing waits',
  none: 'Nothing waits to be sent',
  noneText: 'What you finish while you are offline, or what we could not accept, is saved here.',
  undecided: 'Waiting for your choice',
  send: (count: number) => (count === 1 ? 'Send it' : `Send all ${count}`),
  mails: 'Each grade sends a mail to its mentee.',
  sending: (at: number, of: number) => `Sending ${at} of ${of}`,
  toMentor: 'To your mentor',
  toMentee: 'To your mentee',
  since: 'Finished',
  grade: 'Your grade',
  percent: (grade: number) => `${grade}%`,
  comment: 'Your comment',
  open: 'Open',
  openOne: (name: string) => ` ${name}`,
  underWay: 'It is being sent. This may take half a minute.',
  isSending: 'Being sent now',
  failed: 'It waits here.',
  refused: 'It was not taken as it is, so it is a draft again. Open it and put it right.',
  changedWork: 'You have sent something newer for this task',
  changedWorkText: 'It came from another device or another page. Yours would take its place.',
  changedGrade: 'This submission has changed since you graded it',
  changedGradeText: 'Read it first. Your grade and comment would take the place of what is there.',
  graded: 'Your mentor has graded this task since you wrote it',
  gradedText: 'If you send yours, your mentor reads it anew. The grade stays until then.',
  nowGrade: 'Grade there now',
  nowFeedback: 'Mentor’s comment there now',
  notGraded: 'None',
  noWords: 'None',
  sendAnyway: 'Send mine all the same',
  gone: 'This is not there any more',
  goneText: 'It was taken away, so yours cannot be sent. Copy what you need, then delete it.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy. Select the words and copy them yourself.',
  discard: 'Delete',
  discardTitle: 'Delete what you wrote?',
  discardText: 'It is only on this device. Nobody can bring it back.',
  discardYes: 'Delete',
  discardNo: 'Keep it',
  receipts: 'Sent from here',
  sent: (time: string) => `Sent at ${time}`,
  there: (time: string) => `It had arrived before. Seen at ${time}, not sent again`,
  drafts: 'Drafts you have not finished',
  draftsText: 'They are not sent from here. Open one to go on with it.',
  saved: 'Last changed',
  stops: {
    scarce:
      'We paused. Your network may ask only so much in 15 minutes. Send the rest in a quarter of an hour.',
    limit: 'We paused. Too many requests came from your network. Send the rest in 15 minutes.',
    away: 'We paused. No answer comes at the moment. What was not sent waits here.',
    login: 'Nothing more was sent: the login came too late. Send the rest when you are ready.',
    elsewhere: 'Another tab of yours is sending just now. Look there, or wait a moment.',
  },
  waits: 'It waits in your outbox. Send it from here or from there.',
  banner: (count: number) => `${things(count)} to be sent.`,
  bannerText: 'Nothing goes out by itself.',
  openOutbox: 'Open the outbox',
} as const;

/** The names of drafts. */
export const draftTexts = {
  profile: 'Changes to your profile',
  library: 'Your saved comments and checklists',
  comment: 'A comment to be saved',
  checklist: (title?: string) =>
    title ? `A checklist to be saved for ${title}` : 'A checklist to be saved',
  enrollment: 'Your choice of a track and a mentor',
  submission: (title: string) => (title ? `Your submission of ${title}` : 'A submission'),
  grade: (title: string, mentee: string) =>
    title ? `Your grade on ${title}${mentee ? `, ${mentee}` : ''}` : 'A grade',
} as const;
