import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitPhoto } from '../../src/lib/photo.ts';
import { pictureAlone } from '../../src/lib/photoMetadata.ts';
import { exif, fileOf, jfif, jpeg, png, profile, segment } from '../support/pictures.ts';
import '../support/seeded.ts';

const alone = (bytes: readonly number[]) => {
  const picture = pictureAlone(Uint8Array.from(bytes));
  return picture && [...picture];
};
const words = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const told = (bytes: readonly number[] | null): string =>
  Buffer.from(bytes ?? []).toString('latin1');

test.each([
  ['its EXIF', segment(0xe1, exif(1, true))],
  ['its XMP', segment(0xe1, words('http://ns.adobe.com/xap/1.0/\0<GPS>Lagos</GPS>'))],
  ['its IPTC', segment(0xed, words('Photoshop 3.0\0Lagos'))],
  ['its comment', segment(0xfe, words('Lagos'))],
  ['a list of more pictures', segment(0xe2, words('MPF\0Lagos'))],
])('a JPEG leaves %s here, and stays the same picture', (_, extra) => {
  expect(alone(jpeg(jfif, extra, profile))).toEqual(jpeg(jfif, profile));
});

test('what hangs behind the picture stays here as well', () => {
  expect(alone([...jpeg(jfif), ...words('a film made in Lagos')])).toEqual(jpeg(jfif));
});

test.each([
  [6, true],
  [8, false],
])(
  'a picture that lies on its side by EXIF (%i) stays upright without its place',
  (side, little) => {
    const picture = alone(jpeg(segment(0xe1, exif(side, little)), jfif));
    expect(told(picture)).not.toContain('Lagos');
    // Said again by an EXIF of one entry.
    const turned = told(picture).indexOf('Exif');
    const entry = Buffer.from(picture ?? []).subarray(turned, turned + 32);
    expect(entry.toString('hex')).toBe(
      `457869660000 4d4d002a00000008 0001 0112000300000001000${side}0000 00000000`.replaceAll(
        ' ',
        '',
      ),
    );
    expect(alone(picture ?? [])).toEqual(picture);
  },
);

test('a PNG leaves its words, its time and its EXIF here', () => {
  const picture = png({ eXIf: 'Lagos', tEXt: 'Lagos', iTXt: 'Lagos', zTXt: 'Lagos', tIME: '12' });
  expect(alone(picture)).toEqual(png());
  expect(alone(png({ gAMA: 'abcd' }))).toEqual(png({ gAMA: 'abcd' }));
});

test('whatever the bytes are, it ends, and what it gives back has no word of a place', () => {
  const bytes = fc.array(fc.integer({ min: 0, max: 255 }));
  const cut = fc
    .tuple(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 8 }), fc.boolean())
    .map(([length, side, little]) => jpeg(segment(0xe1, exif(side, little))).slice(0, length));
  fc.assert(
    fc.property(
      fc.oneof(
        bytes,
        cut,
        bytes.map((tail) => jpeg().concat(tail)),
      ),
      (given) => {
        expect(told(alone(given))).not.toContain('Lagos');
      },
    ),
  );
  expect(alone(jpeg().slice(0, -2))).toBeNull();
  expect(alone(words('GIF89a'))).toBeNull();
});

test('what is sent of a small photo keeps its name and type and leaves the rest here', async () => {
  const photo = fileOf('me.jpg', 'image/jpeg', jpeg(jfif, segment(0xe1, exif(1, false))));
  const sent = await fitPhoto(photo);
  expect([sent.name, sent.type]).toEqual(['me.jpg', 'image/jpeg']);
  expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual(jpeg(jfif));

  const plain = fileOf('me.png', 'image/png', png());
  expect(await fitPhoto(plain)).toBe(plain);
  await expect(fitPhoto(fileOf('me.jpg', 'image/jpeg', words('no picture')))).rejects.toThrow(
    'decoded',
  );
});
