import { commonTexts } from '../../ui/texts.ts';

/** Words of a report of a problem, which the person sends by mail. */
export const reportTexts = {
  title: commonTexts.reportProblem,
  lead: 'This is all we get. Read it, and change or take out what you like. It goes out only when you send it from your own mail program.',
  label: 'Your report',
  start: 'What did you do, and what went wrong?',
  page: 'Page',
  version: 'Version',
  browser: 'Browser',
  failures: 'What failed last',
  none: 'nothing',
  leftOut: '(left out)',
  subject: 'A problem with the site',
  send: 'Open my mail program',
  copy: 'Copy the text',
  copied: 'Copied',
  copyByHand: 'We could not copy it. It is marked now: copy it by hand.',
  otherwise: (email: string) => `No mail program here? Copy the text and send it to ${email}.`,
} as const;
