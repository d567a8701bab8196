export const gradeBandTexts = {
  title: 'What grades mean',
  lead: 'A mentor grades each submission from 0 to 100. The comment matters more.',
  from: (grade: number) => (grade === 0 ? 'Below that' : `${grade}% or more`),
  words: {
    excellent: 'Excellent',
    veryGood: 'Very good',
    good: 'Good',
    nearly: 'Nearly there',
    again: 'Try again',
  },
} as const;

export const GRADES = 'grades';

/** The bands of grades, the highest first; `from` is the lowest grade of a band, in percent. */
export const gradeBands = [
  { from: 90, name: 'excellent' },
  { from: 75, name: 'veryGood' },
  { from: 60, name: 'good' },
  { from: 40, name: 'nearly' },
  { from: 0, name: 'again' },
] as const;

type GradeBand = (typeof gradeBands)[number]['name'];

/** Returns the band of a grade from 0 to 100. */
export const bandOf = (grade: number): GradeBand =>
  gradeBands.find(({ from }) => grade >= from)?.name ?? 'again';
