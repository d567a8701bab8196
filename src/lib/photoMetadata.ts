/**
 * Pictures without what their makers write beside them: place, time, device, previews. Lossless: the
 * picture itself stays byte for byte, and so do its colours and which side of it is up.
 */

const JPEG = [0xff, 0xd8];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

type Bytes = Uint8Array<ArrayBuffer>;

const startsWith = (bytes: Bytes, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const isText = (bytes: Bytes, at: number, text: string): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

const viewOf = (bytes: Bytes): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The picture alone.
 * @returns null where the bytes are no JPEG or PNG that can be followed to its end
 */
export function pictureAlone(bytes: Bytes): Bytes | null {
  try {
    if (startsWith(bytes, JPEG)) return jpegAlone(bytes);
    return startsWith(bytes, PNG) ? pngAlone(bytes) : null;
  } catch {
    // It ends where it says that it goes on.
    return null;
  }
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What a JPEG needs to look as it should: JFIF, a colour profile, Adobe's colour model. */
function isNeeded(bytes: Bytes, at: number, marker: number): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return isText(bytes, at + 4, 'ICC_PROFILE\0');
  return marker === 0xe0 || marker === 0xee;
}

/** Follows the segments; what lies behind the end of the picture (a film, a second picture) goes too. */
function jpegAlone(bytes: Bytes): Bytes | null {
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      const [start, ...rest] = [...kept, bytes.subarray(at, at + 2)];
      if (start === undefined) return null;
      const turned = orientation > 1 ? [orientationSegment(orientation)] : [];
      return joined([start, ...turned, ...rest]);
    }
    let end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return null;
    if (marker === 0xe1) orientation = orientationIn(bytes.subarray(at, end)) ?? orientation;
    if (marker === 0xda) end = endOfScan(view, end);
    if (isNeeded(bytes, at, marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Where the picture's data, in which 0xff is always followed by zero or a restart mark, has its end. */
function endOfScan(view: DataView, start: number): number {
  for (let at = start; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

/** The name of the orientation among EXIF's entries, and where those are told of. */
const ORIENTATION = 0x0112;

/** Which side is up (1 to 8), by the EXIF of an APP1 segment; null where it does not say. */
function orientationIn(segment: Bytes): number | null {
  const start = 10;
  if (!isText(segment, 4, 'Exif\0\0')) return null;
  try {
    const view = viewOf(segment);
    const little = view.getUint16(start) === 0x4949;
    const directory = start + view.getUint32(start + 4, little);
    const count = view.getUint16(directory, little);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, little) === ORIENTATION) {
        const value = view.getUint16(entry + 8, little);
        return value >= 1 && value <= 8 ? value : null;
      }
    }
    return null;
  } catch {
    return null;
  }
}

/** An EXIF segment that says which side is up, and nothing else. */
// prettier-ignore
const orientationSegment = (orientation: number): Bytes =>
  Uint8Array.from([
    0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, // APP1, 34 bytes, "Exif"
    0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, // big-endian, the directory follows
    0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, // no further directory
  ]);

/** Chunks of a PNG that hold words, times or EXIF. */
const told = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'dSIG', 'caBX']);

function pngAlone(bytes: Bytes): Bytes | null {
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, PNG.length)];
  for (let at = PNG.length; ;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!told.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return joined(kept);
    at = end;
  }
}
