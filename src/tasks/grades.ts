/** A submission counts as graded when its gradePercentage is above 0: 0 is not yet graded. */
export const isGraded = (submission: { gradePercentage: number | null }): boolean =>
  (submission.gradePercentage ?? 0) > 0;
