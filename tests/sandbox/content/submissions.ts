import type { SubmissionContent } from './types.ts';

// Links use reserved `.example` hosts, so they show no real person's work.

type Work = Omit<SubmissionContent, 'mentee' | 'grade' | 'mentorComment'> &
  Partial<SubmissionContent>;

const submissionsOf = (mentee: string, works: readonly Work[]): SubmissionContent[] =>
  works.map((work) => ({ mentee, grade: null, mentorComment: null, ...work }));

export const submissions: SubmissionContent[] = [
  ...submissionsOf('amina', [
    {
      task: 'web-price-list',
      taskUrl: 'https://git.example/amina-bello/price-list',
      menteeComment:
        'The caption and the scope of the header cells took me longest. Validator shows no errors.',
      submittedDaysAgo: 24,
      grade: 88,
      mentorComment:
        'A clean table, Amina: the caption reads well and every header cell has its scope. Next time put the unit ("per mudu", "per kilo") in its own column, so that prices can be compared. I would buy from this stall.',
    },
    {
      task: 'web-recipe',
      taskUrl: 'https://pages.example/amina-bello/jollof.html',
      menteeComment:
        "My sister couldn't find step 4 so I split it in two. The photo is ours, from Sallah.",
      submittedDaysAgo: 17,
      grade: 92.5,
      mentorComment:
        'You watched a person use your page and changed it because of what you saw. That is the whole job. The text for the photograph is excellent. One small thing: the jump link to the steps lands a little below the heading; check the id.',
    },
    {
      task: 'web-profile-card',
      taskUrl: 'https://pen.example/amina-bello/pen/profile-card',
      menteeComment:
        'Contrast is 9.4 to 1. The long name wraps now, after I removed the fixed height.',
      submittedDaysAgo: 8,
      grade: 75,
      mentorComment:
        'Good colours, and well done for finding the fixed height on your own. At 320 pixels the skills still run past the edge of the card: look up flex-wrap and send it again if you like. The focus style is easy to see.',
    },
    {
      task: 'web-signup-form',
      taskUrl: 'https://pages.example/amina-bello/reading-room',
      menteeComment:
        'Tested with Tab, Shift+Tab, Space and Enter only. Should the date of birth be required?',
      submittedDaysAgo: 5,
    },
    {
      task: 'web-bukka-menu',
      taskUrl: 'https://pages.example/amina-bello/menu',
      menteeComment:
        'Tried on a Tecno phone and on the laptop at the pharmacy. Finished dishes say "Finished today".',
      submittedDaysAgo: 1,
    },
  ]),
  ...submissionsOf('kelechi', [
    {
      task: 'web-price-list',
      taskUrl: 'https://git.example/kelechi/shoe-prices',
      menteeComment:
        'I used shoes instead of foodstuff, I hope that is fine. Sizes were the hard part.',
      submittedDaysAgo: 26,
      grade: 95,
      mentorComment:
        'More than fine: your own trade made the page better than the brief. The size table is clear on a phone. Put the date of the prices at the top and send it to your customers today.',
    },
  ]),
  ...submissionsOf('bukola', [
    {
      task: 'web-price-list',
      taskUrl: 'https://pages.example/bukola/prices',
      menteeComment:
        'Please be patient with my indentation ma, I typed it on the school computer during break.',
      submittedDaysAgo: 25,
      grade: 70,
      mentorComment:
        'Your indentation is fine, and the content is very complete. Two rows have one cell too few, so the prices move to the left: count the cells in rows five and six. Correct those and it is a strong first page.',
    },
    {
      task: 'web-recipe',
      taskUrl: 'https://pages.example/bukola/ofada',
      menteeComment:
        'My primary five pupils tested it. They asked for a picture of the pepper, so I drew one 🌶️',
      submittedDaysAgo: 15,
      grade: 100,
      mentorComment:
        'I have nothing to add. Headings in order, lists that are real lists, a drawing with words that describe it, and thirty testers. Thank your pupils for me.',
    },
    {
      task: 'web-signup-form',
      taskUrl: 'https://pages.example/bukola/library-form',
      menteeComment:
        'I wrote <label> around the input for check boxes and for="..." for the others. Is mixing bad?',
      submittedDaysAgo: 7,
    },
  ]),
  ...submissionsOf('ese', [
    {
      task: 'web-price-list',
      taskUrl: 'https://pen.example/ese-okoro/pen/starch-and-banga',
      menteeComment:
        'Made on my phone with the CodePen app. The table scrolls sideways, is that allowed?',
      submittedDaysAgo: 22,
      grade: 78,
      mentorComment:
        'Written on a phone, and still no errors: that is real patience. A wide table may scroll, as long as only the table moves and not the whole page. Wrap it in an element of its own and you are there.',
    },
    {
      task: 'web-recipe',
      taskUrl: 'https://pen.example/ese-okoro/pen/banga-soup',
      menteeComment:
        'I used <b>bold</b> for the warnings. Then I read that strong is better & changed it.',
      submittedDaysAgo: 12,
    },
  ]),
  ...submissionsOf('halima', [
    // The link has no scheme, which the API accepts.
    {
      task: 'web-signup-form',
      taskUrl: 'pages.example/halima/reading-room',
      menteeComment:
        'I also tried it with TalkBack on my phone. The fieldset legend is read before each choice.',
      submittedDaysAgo: 10,
      grade: 96,
      mentorComment:
        'Testing with a screen reader without being asked: wonderful. Your error sentences say what to do and not only what is wrong. When you do the clinic forms, remember this one.',
    },
  ]),
  ...submissionsOf('sadiq', [
    {
      task: 'web-price-list',
      taskUrl: 'https://pen.example/sadiq-club/pen/suya-prices',
      menteeComment: 'Six of us made it together on the club computer. I typed the table myself.',
      submittedDaysAgo: 19,
      grade: 0,
      mentorComment:
        'The link asks me for a password, Sadiq, so I cannot see the page yet; the 0 is only a placeholder. Please make the pen public and submit again. I look forward to the suya prices.',
    },
    {
      task: 'web-recipe',
      taskUrl: 'https://pen.example/sadiq-club/pen/masa',
      menteeComment:
        'This one is public, I checked it in a private window. The drawing is by my sister.',
      submittedDaysAgo: 9,
    },
  ]),
  ...submissionsOf('ebiere', [
    {
      task: 'web-price-list',
      taskUrl: 'https://pages.example/ebiere/fish-prices',
      menteeComment:
        'My aunt checked every price. She wants me to change them from the phone, can HTML do it?',
      submittedDaysAgo: 16,
    },
    {
      task: 'web-signup-form',
      taskUrl: 'https://pages.example/ebiere/form?lang=en&amp;draft=2',
      menteeComment:
        'The address has &amp; in it because I copied it from my HTML, but it still opens.',
      submittedDaysAgo: 3,
    },
  ]),
  ...submissionsOf('kelechi', [
    {
      task: 'web-profile-card',
      taskUrl: 'https://pen.example/kelechi/pen/card-two',
      menteeComment:
        'Second attempt at the card. The focus ring is orange so that it shows on leather brown.',
      submittedDaysAgo: 11,
      grade: 81,
      mentorComment:
        'The ring shows on every background, and your reason for the colour is a good one. The heading is small next to the picture; try one step larger. Please use custom properties for the two greens as well.',
    },
    {
      task: 'web-first-repo',
      taskUrl: 'https://git.example/kelechi/first-pages',
      menteeComment:
        'My best commit message is "Stop the price column from wrapping". Seven commits in all.',
      submittedDaysAgo: 6,
    },
    {
      task: 'web-ajo-calculator',
      taskUrl: 'https://pages.example/kelechi/ajo?members=12&amount=5000&start=2026-01-31',
      menteeComment:
        'Tested with 12 members & ₦5,000. After 31 January I use the last day of February.',
      submittedDaysAgo: 2,
    },
  ]),
  ...submissionsOf('bukola', [
    {
      task: 'web-capitals-quiz',
      taskUrl: 'https://pages.example/bukola/capitals',
      menteeComment: 'My score is 8 of 10. My class beat me, they know Damaturu.',
      submittedDaysAgo: 0,
    },
  ]),
  ...submissionsOf('ese', [
    {
      task: 'web-profile-card',
      taskUrl: 'https://pen.example/ese-okoro/pen/my-card',
      menteeComment:
        'Contrast 4.6 to 1, just above the line. The skills wrap to two rows on my screen.',
      submittedDaysAgo: 4,
    },
  ]),
  ...submissionsOf('halima', [
    {
      task: 'web-profile-card',
      taskUrl: 'https://pages.example/halima/card',
      menteeComment:
        'The card is one component in plain CSS. Could you look at my custom property names?',
      submittedDaysAgo: 6,
    },
    {
      task: 'web-bukka-menu',
      taskUrl: 'https://pages.example/halima/menu-of-the-week',
      menteeComment:
        'At 200% text size one price was cut off; I replaced the fixed height with padding.',
      submittedDaysAgo: 3,
    },
    {
      task: 'web-pull-request',
      taskUrl: 'https://git.example/dooshima/first-pages/pull/2',
      menteeComment:
        'My partner is Dooshima. I joined two labels to their fields; she merged it this morning!',
      submittedDaysAgo: 0,
    },
  ]),
  ...submissionsOf('dooshima', [
    {
      task: 'web-first-repo',
      taskUrl: 'https://git.example/dooshima/first-pages',
      menteeComment: 'Favourite message: "Don\'t repeat the market\'s name in every row".',
      submittedDaysAgo: 9,
      grade: 85,
      mentorComment:
        'A history one can read like a diary, and a README that works. The folder .idea came along by accident: add a .gitignore and remove it with git rm -r --cached .idea. It happens to everybody once.',
    },
    {
      task: 'web-ajo-calculator',
      taskUrl: 'https://pages.example/dooshima/adashe',
      menteeComment:
        'We say adashe here. Tested with 1, 2 and 24 members, zero naira and a minus amount.',
      submittedDaysAgo: 4,
    },
    {
      task: 'web-light-log',
      taskUrl: 'https://pages.example/dooshima/light',
      menteeComment:
        'Two days in Gboko: 11 hours of light out of 48. Midnight is split with a small loop.',
      submittedDaysAgo: 1,
    },
  ]),
  ...submissionsOf('funmilayo', [
    {
      task: 'web-profile-card',
      taskUrl: 'https://pages.example/funmilayo/card',
      menteeComment:
        'The long name in the brief looks familiar :) Mine wraps at the hyphen with overflow-wrap.',
      submittedDaysAgo: 5,
    },
    {
      task: 'web-result-sheet',
      taskUrl:
        'https://git.example/oluwafunmilayo-ogunsanwo-nwachukwuemeka/school-result-sheet-with-positions-and-tests/tree/main/src',
      menteeComment:
        'Eleven tests at the edges (44, 45, 49, 50 ...). Ties share a position; the next one is skipped.',
      submittedDaysAgo: 2,
    },
  ]),
  ...submissionsOf('musa', [
    {
      task: 'backend-hello-server',
      taskUrl: 'https://git.example/musa-garba/hello-server',
      menteeComment: 'The clock answers in WAT. Unknown paths give 404 with a short JSON body.',
      submittedDaysAgo: 20,
      grade: 90,
      mentorComment:
        'Short, readable and correct status codes. One improvement: read the port from the environment, as you did for the time zone. I liked the curl examples in your README.',
    },
    {
      task: 'backend-price-api',
      taskUrl: 'https://git.example/musa-garba/price-api',
      menteeComment:
        'A negative price answers 400 with the name of the field. curl commands are in the README.',
      submittedDaysAgo: 9,
    },
    {
      task: 'backend-ledger',
      taskUrl: 'https://git.example/musa-garba/cooperative-ledger',
      menteeComment:
        'Balances are sums, never stored. I pulled the plug in the middle of a transfer: nothing lost.',
      submittedDaysAgo: 1,
    },
  ]),
  ...submissionsOf('emeka', [
    {
      task: 'backend-hello-server',
      taskUrl: 'https://git.example/emeka/hello',
      menteeComment:
        'Running on an old laptop under my desk. Logs show method, path, status and milliseconds.',
      submittedDaysAgo: 18,
      grade: 84.5,
      mentorComment:
        'The log line is exactly what you will want at two in the morning. POST to /time answers 200 though, where 405 would be honest. Fix that and move on to the price API.',
    },
    {
      task: 'backend-result-schema',
      taskUrl: 'https://git.example/emeka/result-schema/blob/main/schema.sql',
      menteeComment:
        'One row per pupil, subject & term. The check constraint refuses a mark of 61 out of 60.',
      submittedDaysAgo: 6,
    },
    {
      task: 'backend-deploy',
      taskUrl: 'https://price-api.emeka.example/health',
      menteeComment:
        'Deployed. /health shows the commit. Secrets are in the environment, none in the history.',
      submittedDaysAgo: 0,
    },
  ]),
  ...submissionsOf('itohan', [
    {
      task: 'backend-hello-server',
      taskUrl: 'https://git.example/itohan/first-server',
      menteeComment:
        'I come from Python, so the callbacks felt strange. "await" made it click for me.',
      submittedDaysAgo: 13,
    },
    {
      task: 'backend-result-schema',
      taskUrl: 'https://git.example/itohan/result-sheet-db',
      menteeComment:
        'Five tables, all queries in queries.sql with the expected answer as a comment.',
      submittedDaysAgo: 4,
    },
  ]),
  ...submissionsOf('nsikak', [
    {
      task: 'backend-hello-server',
      taskUrl: 'https://git.example/nsikak/server',
      menteeComment: 'It works on my laptop.',
      submittedDaysAgo: 8,
    },
  ]),
  ...submissionsOf('gift', [
    {
      task: 'backend-hello-server',
      taskUrl: 'https://git.example/gift-amadi/hello-http',
      menteeComment:
        'Answers within 3 ms on my machine. The README says how to start it with one command.',
      submittedDaysAgo: 12,
      grade: 80,
      mentorComment:
        'Works at the first try, thank you for the one command. Please answer unknown paths with 404; they get 200 and an empty page now.',
    },
    {
      task: 'backend-price-api',
      taskUrl: 'https://git.example/gift-amadi/price-api',
      menteeComment: 'Prices are whole kobo, so nothing is rounded. Paging starts at page 1.',
      submittedDaysAgo: 1,
    },
  ]),
];
