import type { SubmissionContent } from '../types.ts';

/** Submissions to the other mentors, except the newest mentor, Ibrahim. */
export const otherSubmissions: SubmissionContent[] = [
  {
    mentee: 'kelechi',
    task: 'mobile-fare-change',
    taskUrl: 'https://git.example/kelechi/fare-change',
    menteeComment: 'It prints the fewest notes. A fare above the money given says so politely.',
    submittedDaysAgo: 7,
    grade: null,
  },
  {
    mentee: 'bukola',
    task: 'design-teardown',
    taskUrl: 'https://board.example/bukola/transfer-screen',
    menteeComment: 'I asked my mother to send ₦100. She stopped at the word "beneficiary".',
    submittedDaysAgo: 11,
    grade: {
      percentage: 93,
      comment:
        'Watching your mother told you more than any checklist. You describe what she did before you say why: keep that order. Number your notes on the screenshot next time.',
    },
  },
  {
    mentee: 'bukola',
    task: 'design-poster',
    taskUrl: 'https://board.example/bukola/parents-evening',
    menteeComment:
      'Two sizes, one typeface. I printed it on A4 and read it from the end of the corridor.',
    submittedDaysAgo: 2,
    grade: null,
  },
  {
    mentee: 'rita',
    task: 'mobile-fare-change',
    taskUrl: 'https://git.example/rita-chukwu/change',
    menteeComment: 'Used integer division and remainder. Tested with 0, exact money and ₦1,000.',
    submittedDaysAgo: 14,
    grade: {
      percentage: 87,
      comment:
        'Clear names and a good choice of tests. The two loops do the same work: can one function serve both? Well done for a first Kotlin program.',
    },
  },
  {
    mentee: 'rita',
    task: 'mobile-greeting-card',
    taskUrl: 'https://git.example/rita-chukwu/greeting-card',
    menteeComment:
      'Igbo and English, chosen from the phone language. Screenshots are in the README.',
    submittedDaysAgo: 3,
    grade: null,
  },
  {
    mentee: 'wale',
    task: 'design-poster',
    taskUrl: 'https://board.example/wale/adire-workshop',
    menteeComment:
      'The grid comes from an adire cloth, four by four. The date is the largest thing after the name.',
    submittedDaysAgo: 10,
    grade: {
      percentage: 98,
      comment:
        'Beautiful, and easy to read as well. Keep a copy with the grid switched on for your portfolio: the thinking is as good as the result.',
    },
  },
  {
    mentee: 'wale',
    task: 'design-clinic-wireframe',
    taskUrl: 'https://board.example/wale/clinic-booking',
    menteeComment:
      'Five screens on paper, then grey boxes. The queue number is on every one of them.',
    submittedDaysAgo: 2,
    grade: null,
  },
  {
    mentee: 'gift',
    task: 'backend-hello-server',
    taskUrl: 'https://git.example/gift-amadi/hello-http',
    menteeComment:
      'Answers within 3 ms on my machine. The README says how to start it with one command.',
    submittedDaysAgo: 12,
    grade: {
      percentage: 80,
      comment:
        'Works at the first try, thank you for the one command. Please answer unknown paths with 404; they get 200 and an empty page now.',
    },
  },
  {
    mentee: 'gift',
    task: 'backend-price-api',
    taskUrl: 'https://git.example/gift-amadi/price-api',
    menteeComment: 'Prices are whole kobo, so nothing is rounded. Paging starts at page 1.',
    submittedDaysAgo: 1,
    grade: null,
  },
];
