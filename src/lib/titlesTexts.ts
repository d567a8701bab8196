/** What stands where the service has no title. */
export const titleTexts = {
  task: 'A task without a title',
  track: 'A track without a title',
} as const;
