import { inflateSync } from 'node:zlib';

/** The content of a printed file, as far as tests need it; only for files that Chromium writes. */
export interface Printed {
  pages: number;
  /** In points. */
  paper: string;
  /** Without spaces, because a printed file places each word separately. */
  words: string;
}

type Objects = Map<string, { head: string; stream: string }>;

function objectsOf(file: string): Objects {
  const objects: Objects = new Map();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const at = /stream\r?\n/.exec(body);
    const head = at ? body.slice(0, at.index) : body;
    const raw = at ? body.slice(at.index + at[0].length).replace(/\r?\nendstream\s*$/, '') : '';
    const packed = head.includes('/FlateDecode') && raw !== '';
    const stream = packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(id, { head, stream });
  }
  return objects;
}

const text = (hex: string): string =>
  Buffer.from(hex, 'hex').swap16().toString('utf16le').replaceAll(' ', '');

/** Maps the glyphs of a font to characters, by its ToUnicode map. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', meaning = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      glyphs.set(Number.parseInt(glyph, 16), text(meaning));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const start = Number.parseInt(from, 16);
      for (let glyph = start; glyph <= Number.parseInt(to, 16); glyph += 1) {
        const code = Number.parseInt(first, 16) + glyph - start;
        glyphs.set(glyph, String.fromCodePoint(code).trim());
      }
    }
  }
  return glyphs;
}

/** Reads a PDF that Chromium has printed. */
export function readPdf(file: Buffer): Printed {
  const objects = objectsOf(file.toString('latin1'));
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  const streamOf = (reference: string | undefined): string =>
    objects.get(reference ?? '')?.stream ?? '';
  // Fonts have the same names on all pages; a name precedes the number of its object.
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.head ?? '';
      fonts.set(name, glyphsOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1])));
    }
  }
  let words = '';
  for (const { stream } of objects.values()) {
    if (!/\bTf\b/.test(stream)) continue;
    let glyphs = new Map<number, string>();
    for (const [, font, hex] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)>/g)) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
      for (const glyph of hex?.match(/\w{4}/g) ?? []) {
        words += glyphs.get(Number.parseInt(glyph, 16)) ?? '';
      }
    }
  }
  const paper = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pages[0]?.head ?? '');
  return {
    pages: pages.length,
    paper: `${Math.round(Number(paper?.[1]))} × ${Math.round(Number(paper?.[2]))}`,
    words,
  };
}
