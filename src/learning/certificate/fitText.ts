interface Room {
  width: number;
  /** The most lines in any size, and in the smallest. */
  lines: readonly [usual: number, most: number];
  sizes: readonly [largest: number, smallest: number];
  /** Returns the width of a text in size 1. */
  widthOf: (text: string) => number;
}

const STEP = 0.94;

/** Splits a word into letters, each with its accents, and keeps joined emoji together. */
const lettersOf = (text: string): string[] =>
  text.match(/\P{M}\p{M}*(?:\u{200D}\P{M}\p{M}*)*/gu) ?? [];

/** Fits a text in the largest size possible, in lines of similar length. */
export function fitText(text: string, { width, lines, sizes, widthOf }: Room) {
  const [usual, most] = lines;
  const [largest, smallest] = sizes;
  const words = text.split(/\s+/).filter(Boolean);

  /** Joins words or letters to lines. One that is too wide gets a line of its own. */
  const wrap = (parts: readonly string[], room: number, gap: ' ' | ''): string[] => {
    const wrapped: string[] = [];
    for (const part of parts) {
      const last = wrapped.length - 1;
      const longer = `${wrapped[last]}${gap}${part}`;
      if (last >= 0 && widthOf(longer) <= room) wrapped[last] = longer;
      else wrapped.push(part);
    }
    return wrapped;
  };
  /** Wraps whole words. Returns null if they do not fit. */
  const whole = (room: number, count: number): string[] | null => {
    const wrapped = wrap(words, room, ' ');
    return wrapped.length <= count && wrapped.every((line) => widthOf(line) <= room)
      ? wrapped
      : null;
  };

  for (let size = largest; size >= smallest; size *= STEP) {
    let room = width / size;
    let fitting = whole(room, usual);
    let narrower = fitting;
    while (narrower && narrower.length > 0) {
      fitting = narrower;
      room *= STEP;
      narrower = whole(room, fitting.length);
    }
    if (fitting) return { size, lines: fitting };
  }
  // The text is too long even in the smallest size, so words are broken and what exceeds the last
  // line is left out.
  const room = width / smallest;
  const pieces = words.flatMap((word) => wrap(lettersOf(word), room, ''));
  const all = wrap(pieces, room, ' ');
  if (all.length <= most) return { size: smallest, lines: all };
  const [last = ''] = wrap(lettersOf(all.slice(most - 1).join(' ')), room - widthOf('…'), '');
  return { size: smallest, lines: [...all.slice(0, most - 1), `${last.trimEnd()}…`] };
}
