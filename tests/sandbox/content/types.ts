export interface TrackContent {
  /** Short, stable name: 'web'. Used in the seed's e-mail addresses, never sent to the client. */
  key: string;
  title: string;
  description: string;
  /** File name under content/thumbnails, or null: some tracks have no picture. */
  thumbnail: string | null;
  /** True for a track that is listed, but accepts no enrolment. */
  isClosed?: boolean;
  stages: StageContent[];
}

export interface StageContent {
  key: string;
  title: string;
  description: string;
  level: number;
  course: CourseContent | null;
  tasks: TaskContent[];
}

interface CourseContent {
  title: string;
  description: string;
  playlistUrl: string;
}

export interface TaskContent {
  key: string;
  title: string;
  /** Plain HTML; the seed encodes it, as the API stores it. */
  html: string;
  /** Days from today (negative: passed); the seed sets the hour. */
  deadlineInDays: number;
}

export interface PersonContent {
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'MENTEE' | 'MENTOR' | 'ADMIN';
  city: string | null;
  country: string | null;
  phoneNumber: string | null;
  dob: string | null;
  gender: 'MALE' | 'FEMALE' | 'UNSPECIFIED';
  description: string | null;
  technologies: string[] | null;
  /** File name under content/portraits, or null. */
  photo: string | null;
  /** Mentors only: keys of the tracks they mentor. */
  mentors?: string[];
  /** Mentees only: the key of the mentor by that of the track; never the same mentor twice. */
  enrolments?: Record<string, string>;
}

export interface SubmissionContent {
  mentee: string;
  task: string;
  taskUrl: string;
  menteeComment: string;
  /** Days before today. */
  submittedDaysAgo: number;
  /** In percent; null if the work is not graded. */
  grade: number | null;
  mentorComment: string | null;
}
