/** A word for each band of grades, the same for mentees and mentors. */
export const gradeBandTexts = {
  title: 'What grades mean',
  lead: 'A mentor gives each submission a grade from 0 to 100. The comment beside it matters more.',
  band: (from: number, word: string) => `${from}% or more: ${word}.`,
  lowest: (word: string) => `Less than that: ${word}.`,
  words: {
    excellent: 'Excellent',
    veryGood: 'Very good',
    good: 'Good',
    nearly: 'Nearly there',
    again: 'Try again',
  },
} as const;
