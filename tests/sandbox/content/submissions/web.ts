import type { SubmissionContent } from '../types.ts';

/** Submissions to Ngozi, for later stages of the web track. */
export const webSubmissions: SubmissionContent[] = [
  {
    mentee: 'kelechi',
    task: 'web-profile-card',
    taskUrl: 'https://pen.example/kelechi/pen/card-two',
    menteeComment:
      'Second attempt at the card. The focus ring is orange so that it shows on leather brown.',
    submittedDaysAgo: 11,
    grade: {
      percentage: 81,
      comment:
        'The ring shows on every background, and your reason for the colour is a good one. The heading is small next to the picture; try one step larger. Please use custom properties for the two greens as well.',
    },
  },
  {
    mentee: 'kelechi',
    task: 'web-first-repo',
    taskUrl: 'https://git.example/kelechi/first-pages',
    menteeComment:
      'My best commit message is "Stop the price column from wrapping". Seven commits in all.',
    submittedDaysAgo: 6,
    grade: null,
  },
  {
    mentee: 'kelechi',
    task: 'web-ajo-calculator',
    taskUrl: 'https://pages.example/kelechi/ajo?members=12&amount=5000&start=2026-01-31',
    menteeComment:
      'Tested with 12 members & ₦5,000. After 31 January I use the last day of February.',
    submittedDaysAgo: 2,
    grade: null,
  },
  {
    mentee: 'bukola',
    task: 'web-capitals-quiz',
    taskUrl: 'https://pages.example/bukola/capitals',
    menteeComment: 'My score is 8 of 10. My class beat me, they know Damaturu.',
    submittedDaysAgo: 0,
    grade: null,
  },
  {
    mentee: 'ese',
    task: 'web-profile-card',
    taskUrl: 'https://pen.example/ese-okoro/pen/my-card',
    menteeComment:
      'Contrast 4.6 to 1, just above the line. The skills wrap to two rows on my screen.',
    submittedDaysAgo: 4,
    grade: null,
  },
  {
    mentee: 'halima',
    task: 'web-profile-card',
    taskUrl: 'https://pages.example/halima/card',
    menteeComment:
      'The card is one component in plain CSS. Could you look at my custom property names?',
    submittedDaysAgo: 6,
    grade: null,
  },
  {
    mentee: 'halima',
    task: 'web-bukka-menu',
    taskUrl: 'https://pages.example/halima/menu-of-the-week',
    menteeComment:
      'At 200% text size one price was cut off; I replaced the fixed height with padding.',
    submittedDaysAgo: 3,
    grade: null,
  },
  {
    mentee: 'halima',
    task: 'web-pull-request',
    taskUrl: 'https://git.example/dooshima/first-pages/pull/2',
    menteeComment:
      'My partner is Dooshima. I joined two labels to their fields; she merged it this morning!',
    submittedDaysAgo: 0,
    grade: null,
  },
  {
    mentee: 'dooshima',
    task: 'web-first-repo',
    taskUrl: 'https://git.example/dooshima/first-pages',
    menteeComment: 'Favourite message: "Don\'t repeat the market\'s name in every row".',
    submittedDaysAgo: 9,
    grade: {
      percentage: 85,
      comment:
        'A history one can read like a diary, and a README that works. The folder .idea came along by accident: add a .gitignore and remove it with git rm -r --cached .idea. It happens to everybody once.',
    },
  },
  {
    mentee: 'dooshima',
    task: 'web-ajo-calculator',
    taskUrl: 'https://pages.example/dooshima/adashe',
    menteeComment:
      'We say adashe here. Tested with 1, 2 and 24 members, zero naira and a minus amount.',
    submittedDaysAgo: 4,
    grade: null,
  },
  {
    mentee: 'dooshima',
    task: 'web-light-log',
    taskUrl: 'https://pages.example/dooshima/light',
    menteeComment:
      'Two days in Gboko: 11 hours of light out of 48. Midnight is split with a small loop.',
    submittedDaysAgo: 1,
    grade: null,
  },
  {
    mentee: 'funmilayo',
    task: 'web-profile-card',
    taskUrl: 'https://pages.example/funmilayo/card',
    menteeComment:
      'The long name in the brief looks familiar :) Mine wraps at the hyphen with overflow-wrap.',
    submittedDaysAgo: 5,
    grade: null,
  },
  {
    mentee: 'funmilayo',
    task: 'web-result-sheet',
    taskUrl:
      'https://git.example/oluwafunmilayo-ogunsanwo-nwachukwuemeka/school-result-sheet-with-positions-and-tests/tree/main/src',
    menteeComment:
      'Eleven tests at the edges (44, 45, 49, 50 ...). Ties share a position; the next one is skipped.',
    submittedDaysAgo: 2,
    grade: null,
  },
];
