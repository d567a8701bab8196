import { plural } from '../../lib/pluralTexts.ts';

/** A whole track on the device, to be read without a network. */
export const takeAlongTexts = {
  titleOf: (track: string) => `Take ${track} with you`,
  takenTitleOf: (track: string) => `${track} is with you`,
  lead: 'Then you can read it where there is no network: on the bus, at home, anywhere.',
  lookingUp: 'Looking up what it takes',
  cost: 'It takes',
  data: (size: string) => `about ${size} of data`,
  requests: (count: number) =>
    count === 0
      ? 'and asks us nothing more'
      : `and asks us ${count === 1 ? 'once' : `${count} times`}, of 100 in 15 minutes`,
  tooMany:
    'That is more than you have left for this quarter of an hour. Start now and go on later: nothing comes twice.',
  comes: 'This comes along',
  here: 'This is here',
  tasks: (count: number) => plural(count, 'task', 'tasks'),
  stages: (count: number) => plural(count, 'stage', 'stages'),
  courses: (count: number) => `the words of ${plural(count, 'course', 'courses')}`,
  someCourses: (count: number, total: number) => `the words of ${count} of ${total} courses`,
  pages: 'the pages to read it with',
  work: 'what you sent in and your mentor’s words, as far as you have seen them here',
  staysOut: 'This cannot come along',
  videos: (count: number) => `${plural(count, 'video', 'videos')}: they lie on other sites`,
  pictures: (count: number) => `${plural(count, 'picture', 'pictures')} from other sites`,
  links: 'what lies behind links',
  noPages: 'the pages themselves: this browser does not store them',
  start: 'Take it with you',
  goOn: 'Bring it up to date',
  notNow: 'Not now',
  taking: (done: number, total: number) => `${done} of ${total} parts are here`,
  stopped: 'Stopped. What had come so far stays here.',
  putOff: 'The last tries of this quarter of an hour are kept for your work. Go on a little later.',
  failed: 'Not all of it came',
  stays: 'What came so far stays here.',
  tryAgain: 'Try again when you are connected.',
  noCode: 'The pages did not come. Try again when you are connected.',
  notStored: 'Your device does not store it',
  notStoredText:
    'It may be full, or this is a private window. Make room or open another window, then try again.',
  missing: (count: number) => `${plural(count, 'course', 'courses')} could not be had.`,
  since: (moment: string) => `As of ${moment}.`,
  upToDate: 'All of it is here.',
  room: (size: string) => `All of this site takes ${size} on your device.`,
  promised: 'Your browser has promised not to clear it by itself.',
  notPromised: 'If your device gets full, the browser may clear it.',
  login: 'It goes when you log out, and after 30 days without a visit.',
  privacy: 'What your browser stores',
  remove: 'Remove it from this device',
  removed: 'Removed',
  removedText: 'The track is no longer with you. You can take it again at any time.',
} as const;
