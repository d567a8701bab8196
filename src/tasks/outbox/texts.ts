import { plural } from '../../lib/numbers.ts';

export const outboxTexts = {
  title: 'Outbox',
  description: 'Finished work that has not been sent yet.',
  lead: 'Nothing is sent until you tap Send.',
  ready: (count: number) => `${plural(count, 'item', 'items')} ready to send`,
  none: 'Nothing to send',
  noneText: 'Work that you finish offline, or that we could not accept yet, is saved here.',
  send: (count: number) => (count === 1 ? 'Send' : `Send all ${count}`),
  sendsEmail: 'Each grade sends an email.',
  sending: (at: number, of: number) => `Sending ${at} of ${of}`,
  finished: 'Finished',
  percent: (grade: number) => `${grade}%`,
  open: 'Open',
  isSending: 'Sending now',
  failed: 'It is saved here.',
  refused: 'It was not accepted, so it is a draft again. Open it, fix it and send it again.',
  changed: 'This changed on another device. Open it.',
  changedWork: 'You have submitted newer work for this task',
  changedWorkText: 'It came from another device or page. If you send yours, it replaces that one.',
  changedGrade: 'This submission has changed since you graded it',
  changedGradeText: 'Read it first. If you send yours, it replaces the current grade and comment.',
  graded: 'Your mentor has graded this task since you wrote this',
  gradedText: 'If you send yours, your mentor reviews it again. The grade stays until then.',
  currentGrade: 'Current grade',
  currentComment: 'Mentor’s current comment',
  notGraded: 'Not graded',
  sendAnyway: 'Send mine anyway',
  gone: 'This no longer exists',
  goneText: 'It was deleted, so yours cannot be sent. Copy what you need, then delete your draft.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy. Select the text and copy it yourself.',
  discard: 'Delete',
  sent: (count: number) => `${plural(count, 'item', 'items')} sent.`,
  alreadyReceived: (count: number) =>
    `${plural(count, 'item', 'items')} already received, so not sent again.`,
  drafts: 'Unfinished drafts',
  draftsText: 'Open a draft to continue it.',
  lastChanged: 'Last changed',
  unreadable: 'Drafts that we cannot open',
  unreadableText: 'This version cannot read them. Copy what you need, then delete them.',
  stops: {
    scarce: 'We paused, because your network is close to its limit. Send the rest in 15 minutes.',
    limit:
      'We paused, because too many requests came from your network. Send the rest in 15 minutes.',
    unreachable: 'We paused, because we got no reply. The rest is saved here.',
    login:
      'We stopped, because you were logged out for too long. Send the rest when you are ready.',
  },
  sendFromOutbox: 'You can also send it from your outbox.',
  notAutomatic: 'Nothing is sent automatically.',
  openOutbox: 'Open outbox',
} as const;

export const draftTexts = {
  unreadable: 'A draft that this version cannot open',
  profile: 'Changes to your profile',
  enrollment: 'Your choice of track and mentor',
  submission: (title: string) => (title ? `Submission for ${title}` : 'A submission'),
  grade: (title: string, mentee: string) =>
    title ? `Grade for ${title}${mentee ? `, ${mentee}` : ''}` : 'A grade',
} as const;
