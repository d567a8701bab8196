import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { launch, until } from './processes.ts';

interface Screen {
  display: string;
  /** Writes `rows` rows of the screen as a PNG. */
  picture: (file: string, from: number, rows: number) => void;
  stop: () => Promise<void>;
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** Xvfb stores the screen in the format of xwd, with 32 bits a pixel. */
export function pngOf(dump: Buffer, first: number, rows: number): Buffer {
  const word = (at: number) => dump.readUInt32BE(at * 4);
  const [width, lineBytes] = [word(4), word(12)];
  const pixels = word(0) + word(19) * 12;
  const image = Buffer.alloc(rows * (1 + width * 3));
  for (let y = 0; y < rows; y += 1) {
    const from = pixels + (first + y) * lineBytes;
    const to = y * (1 + width * 3) + 1;
    for (let x = 0; x < width; x += 1) {
      // Blue is first there, red is first in a PNG.
      for (let part = 0; part < 3; part += 1) {
        image[to + x * 3 + part] = dump[from + x * 4 + 2 - part] ?? 0;
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows, 4);
  // 8 bits a part, three parts.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(image)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Opens a virtual screen of Xvfb. */
export async function openScreen(width: number, height: number): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), 'akada-screen-'));
  const server = launch(
    'Xvfb',
    `-displayfd 1 -screen 0 ${width}x${height}x24 -fbdir ${folder} -nolisten tcp`.split(' '),
  );
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const display = async () => {
    const number = /^\d+$/m.exec(server.words())?.[0];
    if (number === undefined) throw new Error(`Xvfb does not start. ${server.words()}`);
    return `:${number}`;
  };
  try {
    return {
      display: await until(display, 20_000),
      picture: (file, from, rows) =>
        writeFileSync(file, pngOf(readFileSync(join(folder, 'Xvfb_screen0')), from, rows)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
