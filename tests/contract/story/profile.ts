import { field } from '../field.ts';
import { ARRAY, type Player } from '../player.ts';
import { type Tokens } from './parts.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const formWith = (name: string, file: Blob): FormData => {
  const form = new FormData();
  form.append(name, file, 'contract.png');
  return form;
};
const photo = (bytes: BlobPart = PIXEL, type = 'image/png'): Blob => new Blob([bytes], { type });

const EDITED = [
  'firstName',
  'lastName',
  'country',
  'city',
  'phoneNumber',
  'dob',
  'gender',
  'technologies',
  'description',
];

/** Saves the profile unchanged, and uploads a photo if it has no photo. */
export async function profile(
  { play, leaveOut }: Player,
  { mentee: token }: Tokens,
): Promise<void> {
  const read = { call: 'GET profile', path: '/profile', token };
  const put = { call: 'PUT profile', method: 'PUT', path: '/profile', token } as const;
  const upload = {
    call: 'POST profile/upload_profile_photo',
    method: 'POST',
    path: '/profile/upload_profile_photo',
    token,
  } as const;

  const mine = await play({ ...read, case: 'a mentee', status: 200 });
  const saved = Object.fromEntries(EDITED.map((name) => [name, field(mine?.body, name) ?? null]));
  const isWhole = ['firstName', 'lastName', 'country', 'city', 'dob', 'gender'].every(
    (name) => typeof saved[name] === 'string',
  );
  if (isWhole) await play({ ...put, body: saved, case: 'unchanged', status: 200 });
  else leaveOut(put.call, 'unchanged', 'country, city or date of birth are missing');
  await play({
    ...put,
    body: { ...saved, country: null },
    case: 'no country',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...put,
    body: { ...saved, phoneNumber: '08012345678' },
    case: 'a phone number without a country code',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...put,
    token: undefined,
    body: saved,
    case: 'without a token',
    status: 401,
    message: 'Unauthorized',
  });
  await play({
    ...upload,
    body: formWith('file', photo('words', 'text/plain')),
    case: 'a file that is not an image',
    status: 415,
    message: 'File is not an image',
  });
  await play({
    ...upload,
    body: formWith('file', photo(new Uint8Array(204_801))),
    case: 'one byte too many',
    status: 400,
    message: 'File cannot be larger than 200KB',
  });
  if (field(mine?.body, 'photoUrl') === null) {
    await play({ ...upload, body: formWith('file', photo()), case: 'a pixel', status: 200 });
  } else leaveOut(upload.call, 'a pixel', 'the mentee has a photo already');
}
