import type {
  CourseRow,
  StageRow,
  TaskRow,
  TrackRow,
  UserRow,
  UserStageRow,
} from '../data/rows.ts';

/**
 * Returns the address of a picture. `origin` is the address that the page called, because picture
 * addresses are absolute.
 */

const pictureUrl = (origin: string, path: string | null): string | null =>
  path === null ? null : `${origin}/api/photos/${path}`;

const dates = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({
  createdAt,
  updatedAt,
});

export const trackWire = (
  { thumbnail, isActive: _isActive, ...track }: TrackRow,
  origin: string,
) => ({
  ...track,
  thumbnailUrl: pictureUrl(origin, thumbnail),
});

export const stageWire = (
  { trackId: _trackId, ...stage }: StageRow,
  track: TrackRow | null,
  origin: string,
) => ({ ...stage, track: track && trackWire(track, origin) });

/** Formats a stage in which a user has submitted. `isCompleted` is never true in practice. */
export const userStageWire = (row: UserStageRow, stage: object | null) => ({
  id: row.id,
  ...dates(row),
  taskRemaining: row.taskRemaining,
  isCompleted: false,
  stage,
});

export const courseWire = (row: CourseRow) => ({ ...row, enrollmentCount: 0 });

export const taskWire = ({ trackId, stageId, courseId, ...task }: TaskRow) => ({
  ...task,
  track: trackId,
  stage: stageId,
  course: courseId,
});

/**
 * Returns a reference as the API garbles it: the twelve bytes of its id, read as text
 * (`putProfile`).
 */
export const brokenReference = (id: string) => ({ id: Buffer.from(id, 'hex').toString() });

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const personFields = (row: UserRow, origin: string) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  description: row.description,
  city: row.city,
  country: row.country,
  gender: row.gender,
  phoneNumber: row.phoneNumber,
  technologies: parsed(row.technologies),
  photoUrl: pictureUrl(origin, row.photo),
});

/** Returns the caller's own profile; its `tracks` are whole or garbled, depending on the call. */
export const userWire = (row: UserRow, tracks: readonly object[], origin: string) => ({
  id: row.id,
  ...dates(row),
  role: row.role,
  ...personFields(row, origin),
  dob: row.dob,
  notifyCount: 0,
  notifUnreadCount: 0,
  tracks,
});

/** Formats another user: no role, date of birth or dates. Their tracks are ids only. */
export const personWire = (row: UserRow, trackIds: readonly string[], origin: string) => ({
  id: row.id,
  ...personFields(row, origin),
  tracks: trackIds.map(brokenReference),
});
