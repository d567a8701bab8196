import { brand, displayFont } from '../../brand.ts';
import type { CertificateFacts } from './facts.ts';
import { fitText } from './fitText.ts';
import { paper, patternOf, TILE } from './pattern.ts';
import { certificateTexts as texts } from './texts.ts';
import { markPaths } from '../../ui/Logo.tsx';

/** The shapes of the certificate's pictures. */
export const pictureShapes = ['square', 'wide'] as const;

export type PictureShape = (typeof pictureShapes)[number];

/** How the pattern and the words share a picture, in its pixels. */
interface Layout {
  width: number;
  height: number;
  bands: readonly { x: number; y: number; columns: number; rows: number; tile: number }[];
  words: { x: number; y: number; width: number; height: number };
  /** How large the type is where all of it fits. */
  scale: number;
}

const layouts: Record<PictureShape, Layout> = {
  square: {
    width: 1080,
    height: 1080,
    bands: [
      { x: 0, y: 0, columns: 9, rows: 1, tile: 120 },
      { x: 0, y: 960, columns: 9, rows: 1, tile: 120 },
    ],
    words: { x: 80, y: 150, width: 920, height: 780 },
    scale: 1.1,
  },
  wide: {
    width: 1920,
    height: 1080,
    bands: [{ x: 0, y: 0, columns: 4, rows: 9, tile: 120 }],
    words: { x: 580, y: 70, width: 1240, height: 940 },
    scale: 1.5,
  },
};

/** How long a font may take to arrive, and how often it is looked for, in milliseconds. */
const FONT_PATIENCE = 4000;
const FONT_STEP = 100;

/**
 * Waits for the display font with the letters of a text. Its rules may come after the page: until
 * then no face answers. Without it the picture is drawn in the device's font.
 */
async function fontFor(text: string): Promise<void> {
  for (let waited = 0; waited < FONT_PATIENCE; waited += FONT_STEP) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const faces = await document.fonts.load(`700 40px "${displayFont}"`, text).catch(() => []);
    if (faces.length > 0) return;
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((resolve) => setTimeout(resolve, FONT_STEP));
  }
}

/** Some lines of the picture, one below the other. */
interface Block {
  lines: string[];
  font: string;
  colour: string;
  leading: number;
  /** The room above. */
  above: number;
}

/** What a picture says, in type of a scale. */
function blocksOf(
  pen: CanvasRenderingContext2D,
  facts: CertificateFacts,
  width: number,
  scale: number,
): Block[] {
  const family = getComputedStyle(document.body).fontFamily;
  const fonts = {
    display: (size: number) => `700 ${size}px "${displayFont}", ${family}`,
    text: (size: number) => `400 ${size}px ${family}`,
    strong: (size: number) => `600 ${size}px ${family}`,
  };
  const block = (
    text: string,
    face: keyof typeof fonts,
    sizes: readonly [number, number],
    look: { lines: readonly [number, number]; colour: string; above: number; leading?: number },
  ): Block => {
    const font = fonts[face];
    const measure = (part: string, size: number) => {
      pen.font = font(size);
      return pen.measureText(part).width;
    };
    const [largest, smallest] = sizes;
    const room = { width, lines: look.lines, measure };
    const fitted = fitText(text, { ...room, sizes: [largest * scale, smallest * scale] });
    return {
      lines: fitted.lines,
      font: font(fitted.size),
      colour: look.colour,
      leading: fitted.size * (look.leading ?? 1.35),
      above: look.above * scale,
    };
  };
  const { ink, soft, brown, darkGreen } = paper;
  const mentors = `${facts.mentorLabel}: ${facts.mentors}`;
  const numbers = `${texts.mean} ${facts.mean}  ·  ${facts.date}`;
  const one = [1, 1] as const;
  const some = [2, 4] as const;
  return [
    block(texts.eyebrow.toUpperCase(), 'strong', [23, 23], {
      lines: one,
      colour: brown,
      above: 30,
    }),
    block(facts.name, 'display', [92, 34], {
      lines: some,
      colour: darkGreen,
      above: 22,
      leading: 1.14,
    }),
    block(facts.completed, 'text', [28, 28], { lines: one, colour: soft, above: 14 }),
    block(facts.track, 'display', [56, 28], {
      lines: some,
      colour: ink,
      above: 6,
      leading: 1.2,
    }),
    block(mentors, 'strong', [25, 20], { lines: [1, 3], colour: ink, above: 32 }),
    block(numbers, 'strong', [25, 20], { lines: [1, 2], colour: ink, above: 2 }),
    block(facts.honest, 'text', [21, 21], { lines: some, colour: soft, above: 22 }),
  ];
}

function fillPath(pen: CanvasRenderingContext2D, path: string, colour: string): void {
  pen.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not a list
  pen.fill(new Path2D(path));
}

function drawBands(pen: CanvasRenderingContext2D, { bands }: Layout, name: string): void {
  for (const { x, y, columns, rows, tile } of bands) {
    for (const one of patternOf(name, columns, rows)) {
      pen.save();
      pen.translate(x + one.column * tile, y + one.row * tile);
      pen.scale(tile / TILE, tile / TILE);
      pen.fillStyle = one.ground;
      pen.fillRect(0, 0, TILE, TILE);
      if (one.mirrored) {
        pen.translate(TILE, 0);
        pen.scale(-1, 1);
      }
      pen.translate(TILE / 2, TILE / 2);
      pen.rotate((one.turns * Math.PI) / 2);
      pen.translate(-TILE / 2, -TILE / 2);
      fillPath(pen, one.shape, one.colour);
      pen.restore();
    }
  }
}

/** The sign and the name of the product, from the middle of its upper edge. */
function drawMark(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.font = `800 ${size * 0.75}px "${displayFont}", sans-serif`;
  const gap = size * 0.24;
  const left = x - (size + gap + pen.measureText(brand.name).width) / 2;
  pen.save();
  pen.translate(left, y);
  pen.scale(size / 32, size / 32);
  fillPath(
    pen,
    'M10 0h12a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10h-12a10 10 0 0 1-10-10v-12a10 10 0 0 1 10-10z',
    paper.green,
  );
  pen.strokeStyle = paper.cream;
  pen.lineWidth = 3.4;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(markPaths.roof));
  fillPath(pen, markPaths.head, paper.gold);
  pen.restore();
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = paper.ink;
  pen.fillText(brand.name, left + size + gap, y + size / 2);
}

function drawWords(pen: CanvasRenderingContext2D, layout: Layout, facts: CertificateFacts): void {
  const { words } = layout;
  const set = (scale: number) => {
    const blocks = blocksOf(pen, facts, words.width, scale);
    const mark = 56 * scale;
    const height = blocks.reduce(
      (sum, { above, lines, leading }) => sum + above + lines.length * leading,
      mark,
    );
    return { blocks, mark, height };
  };
  let { scale } = layout;
  let { blocks, mark, height } = set(scale);
  while (height > words.height) {
    scale *= 0.95;
    ({ blocks, mark, height } = set(scale));
  }
  const middle = words.x + words.width / 2;
  let y = words.y + (words.height - height) / 2;
  drawMark(pen, middle, y, mark);
  y += mark;
  pen.textAlign = 'center';
  for (const { lines, font, colour, leading, above } of blocks) {
    y += above;
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of lines) {
      pen.fillText(line, middle, y + leading / 2);
      y += leading;
    }
  }
}

/**
 * Draws a certificate as a picture, on the device.
 * @throws Error where the browser cannot draw, or has no memory left for it
 */
export async function drawPicture(facts: CertificateFacts, shape: PictureShape): Promise<Blob> {
  const layout = layouts[shape];
  await fontFor(`${brand.name} ${facts.name} ${facts.track}`);
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  pen.fillStyle = paper.cream;
  pen.fillRect(0, 0, layout.width, layout.height);
  drawBands(pen, layout, facts.pattern);
  drawWords(pen, layout, facts);
  // Not `toBlob`: Chromium encodes there when it is idle, which may take seven seconds.
  const [, data = ''] = canvas.toDataURL('image/png').split(',');
  if (data === '') throw new Error('The picture is too large for this device');
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
