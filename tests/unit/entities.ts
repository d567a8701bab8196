import type { Submission, Task } from '../../src/tasks/tasksSlice.ts';
import type { Work } from '../../src/tasks/work.ts';
import type { Mentor, Person, ProfileEdit } from '../../src/user/userSlice.ts';

/** Creates entities as they are read from the API's responses, with only what a test names. */

/** Creates what a mentee submits. */
export const workWith = (given: Partial<Work> = {}): Work => ({
  taskUrl: 'https://work.example',
  menteeComment: 'Done',
  ...given,
});

export const submissionWith = (given: Partial<Submission>): Submission => ({
  id: 'work',
  ...workWith({ menteeComment: '' }),
  mentorComment: null,
  gradePercentage: null,
  updatedAt: null,
  mentee: null,
  mentor: null,
  task: null,
  ...given,
});

/** A time in March 2026, as the API writes it. */
export const day = (date: number): string => `2026-03-0${date}T10:00:00.000Z`;

/** Creates the submission of a sign-up form, which waits for its grade. */
export const formSubmission = (given: Partial<Submission> = {}): Submission =>
  submissionWith({
    id: 'row',
    menteeComment: 'Done',
    updatedAt: day(1),
    task: { id: 'form', title: 'SIGN-UP FORM' },
    ...given,
  });

export const gradedForm = formSubmission({
  gradePercentage: 80,
  mentorComment: 'Tidy',
  updatedAt: day(2),
});

export const taskWith = (given: Partial<Task>): Task => ({
  id: 'task',
  title: '',
  description: '',
  deadline: null,
  track: null,
  stage: null,
  course: null,
  ...given,
});

export const personWith = (given: Partial<Person>): Person => ({
  id: 'person',
  firstName: '',
  lastName: '',
  email: null,
  photoUrl: null,
  description: null,
  technologies: [],
  ...given,
});

export const mentorWith = (given: Partial<Mentor>): Mentor => ({
  ...personWith(given),
  city: null,
  country: null,
  ...given,
});

export const profileEdit: ProfileEdit = {
  firstName: 'Amina',
  lastName: 'Bello',
  country: 'Nigeria',
  city: 'Kano',
  phoneNumber: '+2347063644568',
  dob: '2000-01-01T00:00:00.000Z',
  gender: 'FEMALE',
  technologies: ['React'],
  description: 'Learning every evening',
};

/** Creates what an enrollment sends. */
export const enrollmentWith = (trackId: string, mentorId: string) => ({
  track: { id: trackId, title: trackId, description: '', image: null },
  mentor: mentorWith({ id: mentorId, firstName: mentorId }),
});
