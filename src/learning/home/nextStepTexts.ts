import { plural } from '../../lib/pluralTexts.ts';

/** The one next step on the dashboard, and its reason. */
export const nextStepTexts = {
  label: 'Your next step',
  loading: 'Looking for your next step',
  notKnown: 'It is not known yet: your tasks did not come through.',
  profile: {
    title: 'Complete your profile',
    reason: 'Your mentor needs it before you can go on.',
    action: 'To my profile',
  },
  photo: {
    title: 'Add a photo of yourself',
    reason: 'There is no task here yet, and your mentor likes to see who learns.',
    action: 'To my profile',
  },
  empty: {
    title: 'Look at the stages of your track',
    reason: 'There is no task here yet. The stages tell you what is coming.',
    action: 'See the stages',
  },
  feedback: {
    title: (title: string) => `Read the feedback on “${title}”`,
    graded: (grade: number) => `Your mentor has answered: ${grade}%.`,
    commented: 'Your mentor has written to you.',
    more: (count: number) => `${plural(count, 'more answer waits', 'more answers wait')}, too.`,
    action: 'See feedback',
  },
  task: {
    title: (title: string) => `Go on with “${title}”`,
    begin: (title: string) => `Begin “${title}”`,
    draft: 'You have begun to send it in: your draft is kept on this device.',
    first: (stage: string) => `It is the first open task of the stage “${stage}”.`,
    open: 'It is open, and there is no hurry.',
    action: 'Open the task',
  },
  waiting: {
    title: 'Wait for your mentor',
    reason: (count: number) =>
      `Everything in this track is sent in. ${plural(count, 'task waits', 'tasks wait')} for a grade.`,
    action: 'See what you sent',
  },
  sent: {
    title: 'See how your work was received',
    reason: 'Everything in this track is sent in. The track page asks for the newest grades.',
    action: 'To my track',
  },
  unchecked: {
    title: 'Check the rest of your tasks',
    reason: 'Some could not be checked, so the next one is not certain.',
    action: 'To my tasks',
  },
  certificate: {
    title: 'Take your certificate',
    reason: 'Every task of this track is graded. Well done!',
    action: 'Open the certificate',
  },
  untitledStage: 'that comes first',
} as const;
