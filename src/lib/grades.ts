/** A submission counts as graded when its gradePercentage is above 0 (specification, section 4). */
export const isGraded = (submission: { gradePercentage: number | null }): boolean =>
  submission.gradePercentage !== null && submission.gradePercentage > 0;
