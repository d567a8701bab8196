export type Role = 'MENTEE' | 'MENTOR' | 'ADMIN';

interface Dated {
  id: string;
  createdAt: string;
  updatedAt: string;
}

export interface UserRow extends Dated {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  passwordHash: string;
  emailVerified: 0 | 1;
  isActive: 0 | 1;
  failedLogins: number;
  description: string | null;
  city: string | null;
  country: string | null;
  dob: string | null;
  phoneNumber: string | null;
  gender: string;
  technologies: string | null;
  /** Path under /api/photos/, or null. */
  photo: string | null;
}

export interface TrackRow extends Dated {
  title: string;
  description: string;
  /** Path under /api/photos/, or null. */
  thumbnail: string | null;
  isActive: 0 | 1;
}

export interface UserStageRow extends Dated {
  stageId: string;
  taskRemaining: number;
}

export interface StageRow extends Dated {
  trackId: string;
  title: string;
  description: string;
  level: number;
  taskCount: number;
}

export interface CourseRow extends Dated {
  title: string;
  description: string;
  playlistUrl: string;
}

export interface TaskRow extends Dated {
  trackId: string;
  stageId: string;
  courseId: string | null;
  title: string;
  description: string;
  deadline: string;
}

export interface SubmissionRow extends Dated {
  taskId: string;
  menteeId: string;
  mentorId: string;
  taskUrl: string;
  menteeComment: string | null;
  mentorComment: string | null;
  gradePercentage: number | null;
  /** Never in a response, but searchable. */
  updatedBy: string | null;
}
