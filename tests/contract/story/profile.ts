import { ARRAY, field, type Player } from '../player.ts';
import { type Tokens } from './parts.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const formWith = (bytes: BlobPart, type = 'image/png'): FormData => {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'contract.png');
  return form;
};

const REQUIRED = ['firstName', 'lastName', 'country', 'city', 'dob', 'gender'];
const EDITED = [...REQUIRED, 'phoneNumber', 'technologies', 'description'];

/** Saves the profile unchanged, and uploads a photo if it has no photo. */
export async function profile(
  { play, leaveOut }: Player,
  { mentee: token }: Tokens,
): Promise<void> {
  const own = { path: '/profile', token };
  const put = (body: object) => ({ ...own, call: 'PUT profile', method: 'PUT', body }) as const;
  const uploadCall = 'POST profile/upload_profile_photo';
  const upload = (body: FormData) =>
    ({
      call: uploadCall,
      method: 'POST',
      path: '/profile/upload_profile_photo',
      token,
      body,
    }) as const;

  const mine = await play({ ...own, call: 'GET profile' }, 'a mentee', 200);
  const saved = Object.fromEntries(EDITED.map((name) => [name, field(mine?.body, name) ?? null]));
  if (REQUIRED.every((name) => typeof saved[name] === 'string')) {
    await play(put(saved), 'unchanged', 200);
  } else leaveOut('PUT profile', 'unchanged', 'country, city or date of birth are missing');
  await play(put({ ...saved, country: null }), 'no country', 400, ARRAY);
  const noPlus = put({ ...saved, phoneNumber: '08012345678' });
  await play(noPlus, 'a phone number without a country code', 400, ARRAY);
  await play({ ...put(saved), token: undefined }, 'without a token', 401, 'Unauthorized');
  const words = upload(formWith('words', 'text/plain'));
  await play(words, 'a file that is not an image', 415, 'File is not an image');
  const large = upload(formWith(new Uint8Array(204_801)));
  await play(large, 'one byte too many', 400, 'File cannot be larger than 200KB');
  if (field(mine?.body, 'photoUrl') === null) {
    await play(upload(formWith(PIXEL)), 'a pixel', 200);
  } else leaveOut(uploadCall, 'a pixel', 'the mentee has a photo already');
}
