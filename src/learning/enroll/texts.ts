import { areaNoticeTexts } from '../../tasks/areaNoticeTexts.ts';
import { plural } from '../../lib/numbers.ts';

/**
 * The texts of the enroll dialog. The specification fixes its steps, its question and its failure
 * (tests/rules.md).
 */
export const enrollTexts = {
  title: 'Enroll in a track',
  steps: ['Tracks', 'Stages', 'Mentor Selection', 'Confirmation'],
  progress: 'Steps of the enrollment',
  next: 'Next',
  back: 'Back',
  enroll: 'Enroll',
  done: 'Done',
  goBack: 'Go back',
  confirmQuestion: 'Are you sure？',
  yes: 'Yes',
  no: 'No',

  chooseTrack: 'Choose your track',
  chooseTrackText: 'Free, with a certificate at the end.',
  trackPages: 'Pages of tracks',
  noTracks: 'No tracks yet',
  noTracksText: 'We are preparing new tracks. Come back soon.',
  alreadyEnrolled: 'You are on this track',
  size: (stages: number, tasks: number) =>
    `${plural(stages, 'stage', 'stages')}, ${plural(tasks, 'task', 'tasks')}`,
  average: (count: number) => `${plural(count, 'task', 'tasks')} per stage on average`,

  stagesOf: (track: string) => `What you will do in ${track}`,
  stage: (number: number) => `Stage ${number}`,
  noStages: 'No stages yet',
  noStagesText: 'You can enroll anyway. The stages will appear later.',
  confirmTrack: (track: string) =>
    `You chose ${track}. Next, you choose your mentor. You can still go back.`,

  chooseMentor: 'Choose your mentor',
  chooseMentorText:
    'Your mentor reviews and grades your work. You cannot change your mentor on this track later.',
  mentorPages: 'Pages of mentors',
  noMentors: 'No mentor yet',
  noMentorsText: 'Go back and choose another track for now.',
  yourMentor: 'Already your mentor',
  sameMentor: (mentor: string) =>
    `${mentor} is already your mentor on another track. With the same mentor on two tracks, you cannot submit tasks on this one. Please choose someone else.`,
  confirmMentor: (mentor: string, track: string) =>
    `${mentor} will be your mentor on ${track}. You cannot change your mentor on this track later.`,
  track: 'Track',
  mentor: 'Mentor',
  chosen: (name: string) => `Chosen: ${name}`,

  succeeded: areaNoticeTexts.enrolled,
  succeededText: (mentor: string) => `You are enrolled. ${mentor} is your mentor.`,
  openFirst: 'Open your first task',
  toDashboard: 'Go to your dashboard',
  failed: areaNoticeTexts.enrollFailed,
  tryAgain: areaNoticeTexts.enrollAgain,
  noResponse:
    'We got no reply, so you may already be enrolled. Check your connection, then try again.',
  gone: 'This mentor or this track no longer exists. Go back and choose again.',
  serverFailed: 'Something went wrong on our side. It usually works a moment later.',
  choiceSaved: 'Your choice is saved. Go back to try again or to choose again.',
} as const;
