export const gradeBandTexts = {
  title: 'What grades mean',
  lead: 'A mentor grades each submission from 0 to 100. The comment matters more.',
  from: (grade: number) => (grade === 0 ? 'Below that' : `${grade}% or more`),
} as const;

export const GRADES = 'grades';

/** The bands of grades, the highest first; `from` is the lowest grade of a band, in percent. */
export const gradeBands = [
  { from: 90, word: 'Excellent' },
  { from: 75, word: 'Very good' },
  { from: 60, word: 'Good' },
  { from: 40, word: 'Nearly there' },
  { from: 0, word: 'Try again' },
] as const;

/** Returns the word for a grade from 0 to 100. */
export const gradeWord = (grade: number): string =>
  gradeBands.find(({ from }) => grade >= from)?.word ?? '';
