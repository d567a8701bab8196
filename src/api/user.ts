import { one } from './checked.ts';
import type { Http } from './http.ts';
import { readAll } from './lists.ts';
import type { EditedUser, Page, Person, User } from './shapes.ts';

/** The nine fields of PUT profile, no others: the service refuses unknown ones. */
export interface ProfileEdit {
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  /** Left out where the service does not take it; then the profile has none. */
  phoneNumber?: string;
  /** ISO date-time in UTC. */
  dob: string;
  gender: User['gender'];
  technologies: string[];
  description: string;
}

/** GET profile. */
export const fetchProfile = async (http: Http, signal?: AbortSignal): Promise<User> =>
  one((shapes) => shapes.userShape, http.read('profile', signal));

/** PUT profile: replaces. The answer's tracks are broken, so they are not read. */
export const updateProfile = async (http: Http, edit: ProfileEdit): Promise<EditedUser> =>
  one((shapes) => shapes.editedUserShape, http.send('PUT', 'profile', edit));

/** GET profile/mentors: the mentors of a mentee; 403 for the other roles. */
export const fetchMentors = async (http: Http, signal?: AbortSignal): Promise<Page<Person>> =>
  readAll(http, (shapes) => shapes.personShape, 'profile/mentors', signal);

/** GET profile/mentees: the mentees of a mentor; 403 for the other roles. */
export const fetchMentees = async (http: Http, signal?: AbortSignal): Promise<Page<Person>> =>
  readAll(http, (shapes) => shapes.personShape, 'profile/mentees', signal);

/**
 * POST profile/upload_profile_photo, multipart part `file` of up to 204,800 bytes.
 * @param onProgress told the share sent so far, 0 to 1
 * @returns the user with the new photoUrl
 */
export async function uploadPhoto(
  http: Http,
  file: File,
  onProgress?: (share: number) => void,
): Promise<EditedUser> {
  const body = new FormData();
  body.append('file', file);
  return one(
    (shapes) => shapes.editedUserShape,
    http.send('POST', 'profile/upload_profile_photo', body, onProgress),
  );
}
