import { brand, displayFont } from '../../brand.ts';
import type { CertificateFacts } from './facts.ts';
import { fitText } from './fitText.ts';
import { paper, patternImage, signImage } from './pattern.ts';
import { certificateTexts as texts } from './texts.ts';

export const pictureShapes = ['square', 'wide'] as const;

export type PictureShape = (typeof pictureShapes)[number];

/** In pixels of the picture. */
const TILE = 120;

/** In pixels of the picture. */
interface Layout {
  width: number;
  height: number;
  /** The number of tiles, and the top of each band of them. */
  columns: number;
  rows: number;
  bands: readonly number[];
  words: { x: number; y: number; width: number; height: number };
  scale: number;
}

const layouts: Record<PictureShape, Layout> = {
  square: {
    width: 1080,
    height: 1080,
    columns: 9,
    rows: 1,
    bands: [0, 960],
    words: { x: 80, y: 150, width: 920, height: 780 },
    scale: 1.1,
  },
  wide: {
    width: 1920,
    height: 1080,
    columns: 4,
    rows: 9,
    bands: [0],
    words: { x: 580, y: 70, width: 1240, height: 940 },
    scale: 1.5,
  },
};

const FONT_PATIENCE = 4000;
const FONT_STEP = 100;

/**
 * Waits for the display font, whose rules may load after the page. On a timeout, the picture uses
 * the device's font.
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

interface Block {
  lines: string[];
  font: string;
  colour: string;
  leading: number;
  above: number;
}

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
  const oneLine = [1, 1] as const;
  const fewLines = [2, 4] as const;
  return [
    block(texts.eyebrow.toUpperCase(), 'strong', [23, 23], {
      lines: oneLine,
      colour: brown,
      above: 30,
    }),
    block(facts.name, 'display', [92, 34], {
      lines: fewLines,
      colour: darkGreen,
      above: 22,
      leading: 1.14,
    }),
    block(facts.completed, 'text', [28, 28], { lines: oneLine, colour: soft, above: 14 }),
    block(facts.track, 'display', [56, 28], {
      lines: fewLines,
      colour: ink,
      above: 6,
      leading: 1.2,
    }),
    block(mentors, 'strong', [25, 20], { lines: [1, 3], colour: ink, above: 32 }),
    block(numbers, 'strong', [25, 20], { lines: [1, 2], colour: ink, above: 2 }),
    block(facts.honest, 'text', [21, 21], { lines: fewLines, colour: soft, above: 22 }),
  ];
}

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('This browser draws no SVG')));
    image.src = src;
  });

function drawMark(
  pen: CanvasRenderingContext2D,
  sign: HTMLImageElement,
  x: number,
  y: number,
  size: number,
): void {
  pen.font = `800 ${size * 0.75}px "${displayFont}", sans-serif`;
  const gap = size * 0.24;
  const left = x - (size + gap + pen.measureText(brand.name).width) / 2;
  pen.drawImage(sign, left, y, size, size);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = paper.ink;
  pen.fillText(brand.name, left + size + gap, y + size / 2);
}

async function drawWords(
  pen: CanvasRenderingContext2D,
  layout: Layout,
  facts: CertificateFacts,
): Promise<void> {
  const { words } = layout;
  const sign = await loaded(signImage());
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
  drawMark(pen, sign, middle, y, mark);
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

/** Draws a certificate as a picture. Throws if the browser cannot draw, or has no memory left. */
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
  const { columns, rows } = layout;
  const pattern = await loaded(patternImage(facts.pattern, columns, rows));
  for (const y of layout.bands) pen.drawImage(pattern, 0, y, columns * TILE, rows * TILE);
  await drawWords(pen, layout, facts);
  // Not `toBlob`, because Chromium encodes in idle time then, up to seven seconds later.
  const [, data = ''] = canvas.toDataURL('image/png').split(',');
  if (data === '') throw new Error('The picture is too large for this device');
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
