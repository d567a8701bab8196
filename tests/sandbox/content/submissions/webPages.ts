import type { SubmissionContent } from '../types.ts';

/** Submissions to Ngozi, for the first stage of the web track. */
export const webPageSubmissions: SubmissionContent[] = [
  {
    mentee: 'kelechi',
    task: 'web-price-list',
    taskUrl: 'https://git.example/kelechi/shoe-prices',
    menteeComment:
      'I used shoes instead of foodstuff, I hope that is fine. Sizes were the hard part.',
    submittedDaysAgo: 26,
    grade: {
      percentage: 95,
      comment:
        'More than fine: your own trade made the page better than the brief. The size table is clear on a phone. Put the date of the prices at the top and send it to your customers today.',
    },
  },
  {
    mentee: 'bukola',
    task: 'web-price-list',
    taskUrl: 'https://pages.example/bukola/prices',
    menteeComment:
      'Please be patient with my indentation ma, I typed it on the school computer during break.',
    submittedDaysAgo: 25,
    grade: {
      percentage: 70,
      comment:
        'Your indentation is fine, and the content is very complete. Two rows have one cell too few, so the prices move to the left: count the cells in rows five and six. Correct those and it is a strong first page.',
    },
  },
  {
    mentee: 'bukola',
    task: 'web-recipe',
    taskUrl: 'https://pages.example/bukola/ofada',
    menteeComment:
      'My primary five pupils tested it. They asked for a picture of the pepper, so I drew one 🌶️',
    submittedDaysAgo: 15,
    grade: {
      percentage: 100,
      comment:
        'I have nothing to add. Headings in order, lists that are real lists, a drawing with words that describe it, and thirty testers. Thank your pupils for me.',
    },
  },
  {
    mentee: 'bukola',
    task: 'web-signup-form',
    taskUrl: 'https://pages.example/bukola/library-form',
    menteeComment:
      'I wrote <label> around the input for check boxes and for="..." for the others. Is mixing bad?',
    submittedDaysAgo: 7,
    grade: null,
  },
  {
    mentee: 'ese',
    task: 'web-price-list',
    taskUrl: 'https://pen.example/ese-okoro/pen/starch-and-banga',
    menteeComment:
      'Made on my phone with the CodePen app. The table scrolls sideways, is that allowed?',
    submittedDaysAgo: 22,
    grade: {
      percentage: 78,
      comment:
        'Written on a phone, and still no errors: that is real patience. A wide table may scroll, as long as only the table moves and not the whole page. Wrap it in an element of its own and you are there.',
    },
  },
  {
    mentee: 'ese',
    task: 'web-recipe',
    taskUrl: 'https://pen.example/ese-okoro/pen/banga-soup',
    menteeComment:
      'I used <b>bold</b> for the warnings. Then I read that strong is better & changed it.',
    submittedDaysAgo: 12,
    grade: null,
  },
  {
    mentee: 'halima',
    task: 'web-signup-form',
    // Without a scheme, which the API accepts.
    taskUrl: 'pages.example/halima/reading-room',
    menteeComment:
      'I also tried it with TalkBack on my phone. The fieldset legend is read before each choice.',
    submittedDaysAgo: 10,
    grade: {
      percentage: 96,
      comment:
        'Testing with a screen reader without being asked: wonderful. Your error sentences say what to do and not only what is wrong. When you do the clinic forms, remember this one.',
    },
  },
  {
    mentee: 'sadiq',
    task: 'web-price-list',
    taskUrl: 'https://pen.example/sadiq-club/pen/suya-prices',
    menteeComment: 'Six of us made it together on the club computer. I typed the table myself.',
    submittedDaysAgo: 19,
    grade: {
      percentage: 0,
      comment:
        'The link asks me for a password, Sadiq, so I cannot see the page yet; the 0 is only a placeholder. Please make the pen public and submit again. I look forward to the suya prices.',
    },
  },
  {
    mentee: 'sadiq',
    task: 'web-recipe',
    taskUrl: 'https://pen.example/sadiq-club/pen/masa',
    menteeComment:
      'This one is public, I checked it in a private window. The drawing is by my sister.',
    submittedDaysAgo: 9,
    grade: null,
  },
  {
    mentee: 'ebiere',
    task: 'web-price-list',
    taskUrl: 'https://pages.example/ebiere/fish-prices',
    menteeComment:
      'My aunt checked every price. She wants me to change them from the phone, can HTML do it?',
    submittedDaysAgo: 16,
    grade: null,
  },
  {
    mentee: 'ebiere',
    task: 'web-signup-form',
    taskUrl: 'https://pages.example/ebiere/form?lang=en&amp;draft=2',
    menteeComment:
      'The address has &amp; in it because I copied it from my HTML, but it still opens.',
    submittedDaysAgo: 3,
    grade: null,
  },
];
