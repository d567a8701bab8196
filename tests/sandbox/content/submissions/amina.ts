import type { SubmissionContent } from '../types.ts';

/** Three graded and two waiting; the rest of her track is pending. */
export const aminaSubmissions: SubmissionContent[] = [
  {
    mentee: 'amina',
    task: 'web-price-list',
    taskUrl: 'https://git.example/amina-bello/price-list',
    menteeComment:
      'The caption and the scope of the header cells took me longest. Validator shows no errors.',
    submittedDaysAgo: 24,
    grade: {
      percentage: 88,
      comment:
        'A clean table, Amina: the caption reads well and every header cell has its scope. Next time put the unit ("per mudu", "per kilo") in its own column, so that prices can be compared. I would buy from this stall.',
    },
  },
  {
    mentee: 'amina',
    task: 'web-recipe',
    taskUrl: 'https://pages.example/amina-bello/jollof.html',
    menteeComment:
      "My sister couldn't find step 4 so I split it in two. The photo is ours, from Sallah.",
    submittedDaysAgo: 17,
    grade: {
      percentage: 92.5,
      comment:
        'You watched a person use your page and changed it because of what you saw. That is the whole job. The text for the photograph is excellent. One small thing: the jump link to the steps lands a little below the heading; check the id.',
    },
  },
  {
    mentee: 'amina',
    task: 'web-profile-card',
    taskUrl: 'https://pen.example/amina-bello/pen/profile-card',
    menteeComment:
      'Contrast is 9.4 to 1. The long name wraps now, after I removed the fixed height.',
    submittedDaysAgo: 8,
    grade: {
      percentage: 75,
      comment:
        'Good colours, and well done for finding the fixed height on your own. At 320 pixels the skills still run past the edge of the card: look up flex-wrap and send it again if you like. The focus style is easy to see.',
    },
  },
  {
    mentee: 'amina',
    task: 'web-signup-form',
    taskUrl: 'https://pages.example/amina-bello/reading-room',
    menteeComment:
      'Tested with Tab, Shift+Tab, Space and Enter only. Should the date of birth be required?',
    submittedDaysAgo: 5,
    grade: null,
  },
  {
    mentee: 'amina',
    task: 'web-bukka-menu',
    taskUrl: 'https://pages.example/amina-bello/menu',
    menteeComment:
      'Tried on a Tecno phone and on the laptop at the pharmacy. Finished dishes say "Finished today".',
    submittedDaysAgo: 1,
    grade: null,
  },
];
