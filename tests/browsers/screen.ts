import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, until } from './processes.ts';

/**
 * Converts a screen to a bitmap. Xvfb stores it in the format of xwd, whose pixels are those of a
 * bitmap with 32 bits each.
 */
function bitmapOf(dump: Buffer, first: number, rows: number): Buffer {
  const word = (at: number) => dump.readUInt32BE(at * 4);
  const [width, lineBytes] = [word(4), word(12)];
  const from = word(0) + word(19) * 12 + first * lineBytes;
  const pixels = dump.subarray(from, from + rows * lineBytes);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(head.length + pixels.length, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeUInt32LE(width, 18);
  // The height is negative, because the first row is at the top.
  head.writeInt32LE(-rows, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(32, 28);
  return Buffer.concat([head, pixels]);
}

/** Opens a virtual screen of Xvfb. */
export async function openScreen(width: number, height: number) {
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
      /** Writes `rows` rows of the screen to `file`.bmp. */
      picture: (file: string, from: number, rows: number): void =>
        writeFileSync(
          `${file}.bmp`,
          bitmapOf(readFileSync(join(folder, 'Xvfb_screen0')), from, rows),
        ),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
