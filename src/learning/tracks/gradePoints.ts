/** A grade of a task, at the moment of its last change. */
export interface DatedGrade {
  id: string;
  title: string;
  /** In percent. */
  grade: number;
  /** In milliseconds since 1970. */
  at: number;
}

/** A grade with its place in a picture: 0 to 100 from the left and from above. */
export interface GradePoint extends DatedGrade {
  x: number;
  y: number;
}

/** The grades in the order of their moments, each with its place; what lies beyond 100 % is on its line. */
export function gradePoints(grades: readonly DatedGrade[]): GradePoint[] {
  const moments = grades.map(({ at }) => at);
  const first = Math.min(...moments);
  const span = Math.max(...moments) - first;
  return [...grades]
    .sort((a, b) => a.at - b.at)
    .map((grade) => {
      // All on one moment: in the middle.
      const x = span === 0 ? 50 : ((grade.at - first) / span) * 100;
      return Object.assign({ x, y: 100 - Math.min(100, Math.max(0, grade.grade)) }, grade);
    });
}
