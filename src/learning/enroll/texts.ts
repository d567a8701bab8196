import { areaNoticeTexts } from '../../tasks/areaNoticesTexts.ts';
import { plural } from '../../lib/pluralTexts.ts';

/** The enroll dialog; steps, question and failure are to the letter (tests/rules.md). */
export const enrollTexts = {
  title: 'Enroll in a track',
  steps: ['Tracks', 'Stages', 'Mentor Selection', 'Confirmation'],
  progress: 'Steps of the enrollment',
  next: 'Next',
  back: 'Back',
  enroll: 'Enroll',
  done: 'Done',
  goBack: 'Go back',
  sure: 'Are you sure？',
  yes: 'Yes',
  no: 'No',

  chooseTrack: 'Choose your track',
  chooseTrackText: 'Free, with a certificate at the end.',
  trackPages: 'Pages of tracks',
  noTracks: 'No tracks yet',
  noTracksText: 'Come back soon: new tracks are being prepared.',
  alreadyEnrolled: 'You are on this track',
  size: (stages: number, tasks: number) =>
    `${plural(stages, 'stage', 'stages')} and ${plural(tasks, 'task', 'tasks')}`,
  average: (count: number) =>
    count === 1 ? '1 task per stage on average' : `${count} tasks per stage on average`,

  stagesOf: (track: string) => `What waits for you on ${track}`,
  stage: (number: number) => `Stage ${number}`,
  noStages: 'No stages yet',
  noStagesText: 'You can enroll all the same; its stages will appear here.',
  confirmTrack: (track: string) =>
    `You are about to take ${track}. Next you choose the mentor who will guide you through it. Nothing is sent yet: you can still go back.`,

  chooseMentor: 'Who shall guide you?',
  chooseMentorText:
    'Your mentor reviews and grades your work. Choose with care: you cannot change your mentor on this track later.',
  mentorPages: 'Pages of mentors',
  noMentors: 'No mentor yet',
  noMentorsText: 'Nobody mentors this track at the moment. Go back and take another one for now.',
  yourMentor: 'Already your mentor',
  sameMentor: (mentor: string) =>
    `${mentor} is already your mentor on another track. With the same mentor on two tracks you cannot submit tasks on this one: please choose somebody else.`,
  confirmMentor: (mentor: string, track: string) =>
    `${mentor} will be your mentor on ${track}. You cannot change your mentor on this track later.`,
  track: 'Track',
  mentor: 'Mentor',
  chosen: (name: string) => `Chosen: ${name}`,

  succeeded: areaNoticeTexts.enrolled,
  succeededText: (mentor: string) => `You are enrolled, and ${mentor} is your mentor.`,
  openFirst: 'Open your first task',
  toDashboard: 'Go to your dashboard',
  failed: areaNoticeTexts.enrollFailed,
  tryAgain: areaNoticeTexts.enrollAgain,
  noAnswer:
    'No answer came. It may have worked all the same. Check your connection, then send it again.',
  notThere: 'This mentor or this track is not there any more. Go back and choose another one.',
  serverFailed: 'Something went wrong on our side. Most of the time it works a moment later.',
  choiceSaved: 'What you chose is kept: go back to send it again, or to choose something else.',
} as const;
