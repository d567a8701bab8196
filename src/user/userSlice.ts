import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { object, string, type InferType } from 'yup';
import {
  field,
  entityId,
  listCall,
  listOf,
  maybeDate,
  maybeText,
  entityCall,
  text,
} from '../api/responses.ts';
import { isAxiosError } from '../api/errors.ts';
import { type Call, getPersonal, idOf, post, send } from '../api/http.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries, type NeedsRequests, requestIn } from '../api/query/query.ts';

/** A track, with the fields that a profile has of its user's tracks. */
export const trackSchema = object({
  id: entityId,
  title: text,
  description: text,
  image: maybeText,
}).from('thumbnailUrl', 'image');

/**
 * A user as others see them. A mentee may be a child, so data that a review does not need is
 * neither shown nor stored.
 */
export const personSchema = object({
  id: entityId,
  firstName: text,
  lastName: text,
  email: maybeText,
  photoUrl: maybeText,
  description: maybeText,
  technologies: listOf(string().trim().required()).transform((names: string[]) => [
    ...new Set(names),
  ]),
});

/** A mentor, in lists and in the wizard. */
export const mentorSchema = personSchema.shape({ city: maybeText, country: maybeText });

const genders = ['MALE', 'FEMALE', 'UNSPECIFIED'] as const;

const gender = field((given) => genders.find((name) => name === given) ?? 'UNSPECIFIED');

/** A user without tracks, which are broken in the responses of PUT profile and of the upload. */
export const editedUserSchema = mentorSchema.shape({
  email: text,
  phoneNumber: maybeText,
  gender,
  dob: maybeDate,
});

export const userSchema = editedUserSchema.shape({ tracks: listOf(trackSchema) });

export type Person = InferType<typeof personSchema>;
export type Mentor = InferType<typeof mentorSchema>;
export type EditedUser = InferType<typeof editedUserSchema>;
export type User = InferType<typeof userSchema>;

/** The nine fields of PUT profile. The API rejects unknown fields. */
export interface ProfileEdit {
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  phoneNumber?: string;
  dob: string;
  gender: User['gender'];
  technologies: string[];
  description: string;
}

interface Enrollment {
  track: InferType<typeof trackSchema>;
  mentor: Mentor;
}

interface Upload {
  file: File;
  /** Called with the share sent so far, from 0 to 1. */
  onProgress?: (share: number) => void;
}

const { read, write } = createQueries('user', errorTexts.occured);

/** GET profile. */
export const loadProfile = read(
  'loadProfile',
  entityCall(userSchema, () => getPersonal('profile')),
);

/** GET profile/mentors: the mentors of a mentee. The API refuses other roles with a 403. */
export const loadMentors = read(
  'loadMentors',
  listCall(mentorSchema, () => getPersonal('profile/mentors')),
);

/** GET profile/mentees: the mentees of a mentor. The API refuses other roles with a 403. */
export const loadMentees = read(
  'loadMentees',
  listCall(personSchema, () => getPersonal('profile/mentees')),
);

/** PUT profile: replaces all fields. The tracks in its response are broken and not read. */
export const editProfile = write(
  'editProfile',
  entityCall(editedUserSchema, (data: ProfileEdit) => ({
    ...post('profile', data),
    method: 'PUT',
  })),
  { changes: loadProfile },
);

/** POST profile/upload_profile_photo: returns the user with the new photoUrl. */
export const uploadPhoto = write(
  'uploadPhoto',
  entityCall(editedUserSchema, ({ file, onProgress }: Upload) => {
    const body = new FormData();
    // The API reads the type from the part of the name after its first dot.
    body.append('file', file, 'photo.jpg');
    return {
      ...post('profile/upload_profile_photo', body),
      onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
    };
  }),
  { changes: loadProfile },
);

const enrollmentTexts = {
  closed: 'This track is closed at the moment. Please choose another track.',
} as const;

const postEnrollment = send(({ track, mentor }: Enrollment) =>
  post(`tracks/${idOf(track.id)}/enroll`, { mentorId: mentor.id }),
);

const sendEnrollment: Call<Enrollment, void> = async (http, enrollment) => {
  try {
    await postEnrollment(http, enrollment);
  } catch (thrown) {
    const response = isAxiosError(thrown) ? thrown.response : undefined;
    // The API says "Track is not unavailable at the moment".
    if (response?.status === 400 && JSON.stringify(response.data).includes('unavailable'))
      response.data = { message: enrollmentTexts.closed };
    throw thrown;
  }
};

/**
 * POST tracks/{id}/enroll: joins a track with a mentor, which changes the profile. Its failures are
 * worded like those of the tracks, and a closed track gets a message of our own.
 */
export const enroll = createQueries('tracks', errorTexts.occurred).write('enroll', sendEnrollment, {
  changes: loadProfile,
});

const mentors = createEntityAdapter<Mentor>();
const mentees = createEntityAdapter<Person>();

export interface UserState {
  profile: User | null;
  mentors: EntityState<Mentor, string>;
  mentees: EntityState<Person, string>;
  /** An edit made while the profile is being fetched, whose response may be older. */
  editedMeanwhile: Partial<EditedUser> | null;
  edited: boolean;
}

const initialState: UserState = {
  profile: null,
  mentors: mentors.getInitialState(),
  mentees: mentees.getInitialState(),
  editedMeanwhile: null,
  edited: false,
};

/** Merges an edited user into the loaded profile; its broken tracks are never read. */
function merge(state: UserState, edited: Partial<EditedUser>, isStored: boolean): void {
  if (state.profile) Object.assign(state.profile, edited);
  if (!isStored) state.editedMeanwhile = { ...state.editedMeanwhile, ...edited };
}

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    editSeen: (state) => {
      state.edited = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadProfile.pending, (state) => {
        state.editedMeanwhile = null;
      })
      .addCase(loadProfile.fulfilled, (state, { payload, meta }) => {
        state.profile = { ...payload, ...(meta.stored ? {} : state.editedMeanwhile) };
      })
      .addCase(loadMentors.fulfilled, (state, { payload }) => {
        mentors.setAll(state.mentors, payload);
      })
      .addCase(loadMentees.fulfilled, (state, { payload }) => {
        mentees.setAll(state.mentees, payload);
      })
      .addCase(editProfile.fulfilled, (state, { payload, meta }) => {
        // The photo of this response may be older than an upload that crossed it.
        const { photoUrl: _, ...words } = payload;
        merge(state, words, meta.stored !== undefined);
        if (!meta.stored) state.edited = true;
      })
      .addCase(uploadPhoto.fulfilled, (state, { payload: { photoUrl }, meta }) => {
        // The other fields of this response may be older than an edit that crossed it.
        merge(state, { photoUrl }, meta.stored !== undefined);
      })
      .addCase(enroll.fulfilled, (state, { meta }) => {
        // The response is empty, and the reads that follow may fail.
        const { track, mentor } = meta.arg;
        const tracks = state.profile?.tracks;
        if (tracks && !tracks.some(({ id }) => id === track.id)) tracks.push(track);
        mentors.upsertOne(state.mentors, mentor);
      });
  },
});

export const { editSeen } = userSlice.actions;

export const mentorSelectors = mentors.getSelectors(
  ({ user }: { user: UserState }) => user.mentors,
);
export const menteeSelectors = mentees.getSelectors(
  ({ user }: { user: UserState }) => user.mentees,
);
/**
 * Returns whether the dashboard's layout shows, above a saved profile, that a newer one was
 * refused.
 */
export const showsProfileFailure = (state: NeedsRequests): boolean => {
  const request = requestIn(state, loadProfile.keyOf());
  return request?.fromStorage === true && request.error?.kind === 'refused';
};

export default userSlice.reducer;
