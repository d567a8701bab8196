import { displayFont } from '../../brand.ts';
import { taskTitle } from '../../lib/text.ts';
import type { CertificateFacts, GradedTask } from './facts.ts';
import { fitText } from './fitText.ts';
import { paper } from './pattern.ts';
import { certificateTexts as texts } from './texts.ts';

/** The two shapes of a certificate. `tall` is for phones and chats; `wide` is as wide as A4. */
export const layouts = {
  tall: {
    width: 1080,
    height: 1440,
    pattern: { columns: 12, rows: 1, tile: 90, tops: [0, 1350] },
    words: { x: 60, y: 130, width: 960, height: 1180 },
    scale: 1.75,
  },
  wide: {
    width: 1697,
    height: 1200,
    pattern: { columns: 4, rows: 10, tile: 120, tops: [0] },
    words: { x: 560, y: 70, width: 1057, height: 1060 },
    scale: 1.6,
  },
} as const;

export type Shape = keyof typeof layouts;

export const faces = {
  display: { fontFamily: `'${displayFont}', system-ui, sans-serif`, fontWeight: 700 },
  strong: { fontFamily: 'system-ui, sans-serif', fontWeight: 600 },
  text: { fontFamily: 'system-ui, sans-serif', fontWeight: 400 },
} as const;

type Face = keyof typeof faces;

let pen: CanvasRenderingContext2D | null = null;

/** Returns the width of a text in size 1, or an estimate if the device cannot make a canvas. */
export function widthIn(face: Face, text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 0.6;
  const { fontWeight, fontFamily } = faces[face];
  pen.font = `${fontWeight} 100px ${fontFamily}`;
  return pen.measureText(text).width / 100;
}

/** The height of the logo, before scaling. */
export const MARK = 56;

interface Block {
  text: string;
  face: Face;
  fill: string;
  sizes: readonly [largest: number, smallest: number];
  lines?: readonly [usual: number, most: number];
  above: number;
  leading?: number;
}

function blocksOf({ name, completed, track, mentors, numbers, source }: CertificateFacts): Block[] {
  const eyebrow = { face: 'strong', fill: paper.brown, sizes: [23, 23] } as const;
  const small = { face: 'text', fill: paper.soft, sizes: [25, 25] } as const;
  const large = { face: 'display', fill: paper.darkGreen, sizes: [88, 34], leading: 1.14 } as const;
  const medium = { face: 'display', fill: paper.ink, sizes: [54, 28], leading: 1.2 } as const;
  const strong = { face: 'strong', fill: paper.ink, sizes: [25, 20], lines: [1, 3] } as const;
  return [
    { ...eyebrow, text: texts.eyebrow.toUpperCase(), above: 26 },
    { ...small, text: texts.recordsShow, above: 22 },
    { ...large, text: name, lines: [2, 6], above: 12 },
    { ...small, text: completed, above: 14 },
    { ...medium, text: track, lines: [2, 4], above: 6 },
    { ...strong, text: mentors, above: 30 },
    { ...strong, text: numbers, above: 2 },
    { ...small, text: source, sizes: [22, 22], lines: [6, 8], above: 24 },
  ];
}

/** Sets the words of a certificate below the logo, around x = 0. */
export function wordsOf(facts: CertificateFacts, shape: Shape) {
  const { words, scale } = layouts[shape];
  let height = MARK * scale;
  const lines = blocksOf(facts).flatMap(
    ({
      text,
      face,
      fill,
      sizes: [largest, smallest],
      lines: most = [1, 2],
      above,
      leading = 1.35,
    }) => {
      const fitted = fitText(text, {
        width: words.width,
        lines: most,
        sizes: [largest * scale, smallest * scale],
        widthOf: (part) => widthIn(face, part),
      });
      const { size: fontSize } = fitted;
      height += above * scale;
      return fitted.lines.map((line) => {
        const y = height + fontSize * (leading / 2 + 0.35);
        height += fontSize * leading;
        return { line, look: { y, fontSize, fill, ...faces[face] } };
      });
    },
  );
  return { lines, height };
}

/** The greatest height of the tasks and their largest type, in the units of the wide shape. */
const RECORD = 340;
const LARGEST = 20;

/** Sets tasks and grades in small type, in columns. */
export function recordOf(tasks: readonly GradedTask[]) {
  const columns = Math.max(2, Math.round(Math.sqrt(tasks.length / 6)));
  const rows = Math.ceil(tasks.length / columns);
  const leading = Math.min(LARGEST * 1.5, RECORD / rows);
  const size = leading / 1.5;
  const column = (layouts.wide.words.width + size * 2) / columns;
  const cells = tasks.map((task, index) => {
    const { lines } = fitText(taskTitle(task), {
      width: column - size * 9,
      lines: [1, 1],
      sizes: [size, size],
      widthOf: (part) => widthIn('text', part),
    });
    const x = Math.floor(index / rows) * column;
    return {
      id: task.id,
      title: lines[0],
      grade: task.grade,
      x,
      y: ((index % rows) + 1) * leading,
    };
  });
  return { cells, size, indent: size * 2, end: column - size * 2, height: rows * leading };
}
