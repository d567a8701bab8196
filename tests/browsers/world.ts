import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controls } from '../e2e/support/sweeps/controls.ts';
import { serve, serveFrom, type Server } from '../e2e/support/server.ts';
import { openDb, type SqlValue } from '../sandbox/data/db.ts';

/** The first port to try, away from the ports of the other tests. */
const FIRST_PORT = 21_300;

/** The app and the API of a journey. */
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Serves the production build with the starter content and a new database. */
export async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'akada-browsers-'));
  const file = join(folder, 'akada.db');
  const { port, ...first } = await serveFrom(FIRST_PORT, file);
  const origin = `http://127.0.0.1:${port}`;
  let server: Server | null = first;
  const stop = async (): Promise<void> => {
    const before = server;
    server = null;
    await before?.stop();
  };
  return {
    ...controls(origin),
    origin,
    rows: <Row extends object>(sql: string, params?: readonly SqlValue[]): Row[] => {
      const db = openDb(file);
      try {
        return db.all(sql, params);
      } finally {
        db.close();
      }
    },
    cut: async (isCut: boolean): Promise<void> => {
      await stop();
      if (!isCut) server = await serve(port, file);
    },
    /** @throws Error if a response differed from the API's description */
    close: (): Promise<void> => stop().finally(() => rm(folder, { recursive: true, force: true })),
  };
}
