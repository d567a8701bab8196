import type { Page } from '@playwright/test';

/** EXIF for a quarter turn to the right, as a phone held upright writes it. */
const turned = Buffer.from(
  'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000',
  'hex',
);

/** Metadata: a comment, which on phones may contain the place. */
export const place = 'GPS 6.5244N 3.3792E Lagos';
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, place.length + 2]), Buffer.from(place)]);

/**
 * Makes a JPEG as phones do, of exactly `bytes`: 4:3, turned by EXIF, with the place in its
 * metadata. As stored, its left third is red and its right third blue.
 */
export async function phonePhoto(page: Page, width: number, bytes: number): Promise<Buffer> {
  const url = await page.evaluate((wide) => {
    const canvas = document.createElement('canvas');
    canvas.width = wide;
    canvas.height = (wide * 3) / 4;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (const [index, colour] of ['red', 'white', 'blue'].entries()) {
      context.fillStyle = colour;
      context.fillRect((index * canvas.width) / 3, 0, canvas.width / 3 + 1, canvas.height);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, width);
  const plain = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const photo = Buffer.concat([plain.subarray(0, 2), turned, comment, plain.subarray(2)]);
  // Decoders stop at the picture's end; the rest only adds bytes.
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

/** Returns a picture's width, height, metadata, and the colours near its top and bottom. */
export const look = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address);
    const blob = await response.blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const colour = (y: number): string => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(bitmap.width / 2, y, 1, 1).data;
      if (red > 200 && green < 60 && blue < 60) return 'red';
      return blue > 200 && red < 60 && green < 60 ? 'blue' : 'other';
    };
    return {
      width: bitmap.width,
      height: bitmap.height,
      bytes: blob.size,
      words: await blob.text(),
      top: colour(5),
      bottom: colour(bitmap.height - 6),
    };
  }, url);
