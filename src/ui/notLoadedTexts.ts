/** The titles of failed reads on a page. The toast shows the reason. */
export const notLoadedTexts = {
  brief: 'We could not load the brief',
  course: 'We could not load this course',
  feedback: 'We could not load the feedback',
  grades: 'We could not load your grades',
  mentee: 'We could not load this mentee',
  mentees: 'We could not load your mentees',
  mentors: 'We could not load the mentors',
  newer: 'We could not check for newer data',
  profile: 'We could not load your profile',
  stages: 'We could not load the stages',
  submission: 'We could not load your submission',
  submissions: 'We could not load the submissions',
  task: 'We could not load this task',
  tasks: 'We could not load the tasks',
  tracks: 'We could not load the tracks',
} as const;
