/** The id of the part of a page that says what grades mean. */
export const GRADES = 'grades';

/** What a grade means, from the highest band down; `from` is its lowest grade, in percent. */
export const gradeBands = [
  { from: 90, name: 'excellent' },
  { from: 75, name: 'veryGood' },
  { from: 60, name: 'good' },
  { from: 40, name: 'nearly' },
  { from: 0, name: 'again' },
] as const;

type GradeBand = (typeof gradeBands)[number]['name'];

/** The band of a grade from 0 to 100. */
export const bandOf = (grade: number): GradeBand =>
  gradeBands.find(({ from }) => grade >= from)?.name ?? 'again';
