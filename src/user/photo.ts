/** The most bytes of a photo that the API accepts. */
const SERVICE_LIMIT = 204_800;

/** Just under 5 MB. Pictures over the API's limit are made smaller. */
const CLIENT_LIMIT = 5 * 1024 * 1024;

/** The edge in pixels and the JPEG quality, tried in turn until a picture fits. */
const attempts: readonly { edge: number; quality: number }[] = [
  { edge: 640, quality: 0.86 },
  { edge: 512, quality: 0.8 },
  { edge: 400, quality: 0.7 },
  { edge: 256, quality: 0.6 },
];

/** Returns what is wrong with a file, or null if it is accepted. */
export function photoFault(file: File): 'type' | 'size' | null {
  // Some phones do not give the type of a file from their gallery.
  const isAccepted = file.type
    ? /^image\/(jpeg|jpg|png)$/i.test(file.type)
    : /\.(jpe?g|png)$/i.test(file.name);
  if (!isAccepted) return 'type';
  return file.size < CLIENT_LIMIT ? null : 'size';
}

class UnreadablePhoto extends Error {}

/**
 * Makes a picture fit the API: cropped to its middle square, and at most 204,800 bytes. It is drawn
 * again, so that metadata such as the place stays on the device. Throws UnreadablePhoto.
 */
export async function fitPhoto(file: File): Promise<File> {
  const bitmap = await decode(file);
  try {
    for (const { edge, quality } of attempts) {
      const blob = await drawSquare(bitmap, edge, quality);
      if (blob.size <= SERVICE_LIMIT) return new File([blob], file.name, { type: blob.type });
    }
  } finally {
    bitmap.close();
  }
  throw new UnreadablePhoto('The picture cannot be made small enough');
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    // The picture is turned as its metadata says by default. Browsers from before 2023 refuse the
    // option `from-image`, which says the same.
    return await createImageBitmap(file);
  } catch {
    throw new UnreadablePhoto('The picture cannot be decoded');
  }
}

/** Returns the largest square around the middle of a picture. */
export function middleSquare(
  width: number,
  height: number,
): { x: number; y: number; edge: number } {
  const edge = Math.min(width, height);
  return { x: Math.round((width - edge) / 2), y: Math.round((height - edge) / 2), edge };
}

function drawSquare(bitmap: ImageBitmap, largest: number, quality: number): Promise<Blob> {
  const { x, y, edge } = middleSquare(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(edge, largest);
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhoto('The browser gives no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency, so the background of a cut-out portrait would be black instead of
  // white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, x, y, edge, edge, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePhoto('The canvas gives no picture'))),
      'image/jpeg',
      quality,
    );
  });
}
