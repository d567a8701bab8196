interface Room {
  width: number;
  /** The maximum number of lines: in any size, and in the smallest. */
  lines: readonly [usual: number, most: number];
  sizes: readonly [largest: number, smallest: number];
  measure: (text: string, size: number) => number;
}

const STEP = 0.94;

/** Accents and joined emoji stay together. */
const lettersOf = (word: string): string[] =>
  word.match(/\P{M}\p{M}*(?:\u{200D}\P{M}\p{M}*)*/gu) ?? [];

/** Null if a single word is too wide. */
function wrap(words: readonly string[], isTooWide: (text: string) => boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (isTooWide(word)) return null;
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && isTooWide(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, isTooWide: (text: string) => boolean): string[] {
  const fitting: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece !== '' && isTooWide(piece + letter)) {
      fitting.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return piece === '' ? fitting : [...fitting, piece];
}

/** Narrows the text as far as its number of lines allows, so that no line is almost empty. */
function balanced(
  words: readonly string[],
  lines: string[],
  width: number,
  widthOf: (text: string) => number,
) {
  let best = lines;
  for (let narrower = width * 0.97; narrower > width * 0.4; narrower -= width * 0.03) {
    const limit = narrower;
    const narrowerLines = wrap(words, (text) => widthOf(text) > limit);
    if (narrowerLines?.length !== lines.length) break;
    best = narrowerLines;
  }
  return best;
}

/**
 * Fits a text in the largest size possible. A text too long for the smallest size is broken within
 * words and ends with an ellipsis.
 */
export function fitText(text: string, { width, lines, sizes, measure }: Room) {
  const [largest, smallest] = sizes;
  const [usual, most] = lines;
  const words = text.split(/\s+/).filter(Boolean);
  for (let size = largest; size >= smallest; size *= STEP) {
    const widthOf = (part: string) => measure(part, size);
    const set = wrap(words, (part) => widthOf(part) > width);
    if (set && set.length <= usual) {
      return { size, lines: balanced(words, set, width, widthOf) };
    }
  }
  const isTooWide = (part: string) => measure(part, smallest) > width;
  const breakable = words.flatMap((word) => (isTooWide(word) ? pieces(word, isTooWide) : [word]));
  const set = wrap(breakable, isTooWide) ?? [];
  if (set.length <= most) return { size: smallest, lines: set };
  const rest = lettersOf(set.slice(most - 1).join(' '));
  let last = '';
  for (const letter of rest) {
    if (isTooWide(`${last}${letter}…`)) break;
    last += letter;
  }
  return { size: smallest, lines: [...set.slice(0, most - 1), `${last.trimEnd()}…`] };
}
