import { list, one } from '../api/answers.ts';
import { get, post } from '../api/http.ts';
import type { User } from '../api/schemas.ts';

/** The nine fields of PUT profile, no others: the service rejects unknown ones. */
export interface ProfileEdit {
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  /** Left out where the service rejects it; then the profile has none. */
  phoneNumber?: string;
  /** ISO date-time in UTC. */
  dob: string;
  gender: User['gender'];
  technologies: string[];
  description: string;
}

/** GET profile. */
export const fetchProfile = one('userSchema', () => get('profile'));

/** PUT profile: replaces all fields. The answer's tracks are broken and not read. */
export const updateProfile = one('editedUserSchema', (data: ProfileEdit) => ({
  ...post('profile', data),
  method: 'PUT',
}));

/** GET profile/mentors: the mentors of a mentee; 403 for the other roles. */
export const fetchMentors = list('mentorSchema', () => get('profile/mentors'));

/** GET profile/mentees: the mentees of a mentor; 403 for the other roles. */
export const fetchMentees = list('personSchema', () => get('profile/mentees'));

interface Upload {
  /** Up to 204,800 bytes. */
  file: File;
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** POST profile/upload_profile_photo, returns the user with the new photoUrl. */
export const uploadPhoto = one('editedUserSchema', ({ file, onProgress }: Upload) => {
  const body = new FormData();
  // The API takes the type from the part of the name after its first dot.
  body.append('file', file, 'photo.jpg');
  return {
    ...post('profile/upload_profile_photo', body),
    onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
  };
});
