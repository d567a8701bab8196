/** Pictures of a few bytes, byte for byte: what surrounds the picture is what these tests are about. */

const text = (words: string): number[] => [...Buffer.from(words, 'latin1')];

/** Bytes as they are read in a dump. */
const bytes = (dump: string): number[] => dump.split(' ').map((byte) => Number.parseInt(byte, 16));

/** A segment of a JPEG. */
export const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];

/** EXIF of a phone: which side is up, and where on earth it was, in either order of bytes. */
export function exif(orientation: number, little: boolean): number[] {
  const short = (value: number) => (little ? [value, 0] : [0, value]);
  const long = (value: number) => (little ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = (high: number, low: number) => (little ? [low, high] : [high, low]);
  return [
    ...text('Exif\0\0'),
    ...(little ? text('II*\0') : text('MM\0*')),
    ...long(8),
    ...short(2),
    ...tag(0x01, 0x12),
    ...short(3),
    ...long(1),
    ...short(orientation),
    0,
    0,
    // The place: 6.5244 N, 3.3792 E, as words so that a test finds it.
    ...tag(0x88, 0x25),
    ...short(4),
    ...long(1),
    ...long(38),
    ...long(0),
    ...text('GPS 6.5244N 3.3792E Lagos'),
  ];
}

/** The parts that make the picture itself; its data holds a stuffed 0xff and a restart mark. */
const scan = [
  ...segment(0xdb, [0, 1, 2, 3]),
  ...segment(0xda, [1, 2, 3]),
  ...bytes('12 ff 00 34 ff d0 56'),
  // A progressive picture comes in several scans.
  ...segment(0xc4, [9]),
  ...segment(0xda, [4]),
  ...bytes('78 ff 00'),
];

export const jfif = segment(0xe0, text('JFIF\0'));
export const profile = segment(0xe2, text('ICC_PROFILE\0sRGB'));

/** A JPEG of these segments. */
export const jpeg = (...segments: readonly number[][]): number[] => [
  0xff,
  0xd8,
  ...segments.flat(),
  ...scan,
  0xff,
  0xd9,
];

/** A chunk of a PNG; nobody looks at its sum here. */
const chunk = (type: string, content: readonly number[]): number[] => [
  ...bytes('00 00 00'),
  content.length,
  ...text(type),
  ...content,
  ...bytes('01 02 03 04'),
];

/** A PNG with these words in chunks beside the picture. */
export const png = (told: Readonly<Record<string, string>> = {}): number[] => [
  ...bytes('89 50 4e 47 0d 0a 1a 0a'),
  ...chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1]),
  ...Object.entries(told).flatMap(([type, words]) => chunk(type, text(words))),
  ...chunk('IDAT', [7, 7, 7]),
  ...chunk('IEND', []),
];

export const fileOf = (name: string, type: string, content: readonly number[]): File =>
  new File([Uint8Array.from(content)], name, { type });
