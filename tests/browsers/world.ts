import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controls, type Controls } from '../e2e/support/sweeps/controls.ts';
import { serve, serveFrom } from '../e2e/support/server.ts';
import { openDb, type SqlValue } from '../sandbox/data/db.ts';

/** The first port to try, away from those of the other tests. */
const FIRST_PORT = 21_300;

/** The product and the service, served for one journey. */
export interface World extends Pick<Controls, 'mails' | 'expireTokens'> {
  origin: string;
  /** Reads rows of the service's database. */
  rows: <Row extends object>(sql: string, params?: readonly SqlValue[]) => Row[];
  /** Stops the server at the origin, or starts it again. */
  cut: (isCut: boolean) => Promise<void>;
  /** @throws Error where an answer was not one that the API's description knows */
  close: () => Promise<void>;
}

/** Serves the production build with the starter content and a database of its own. */
export async function openWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-browsers-'));
  const file = join(folder, 'akada.db');
  const { port, stop } = await serveFrom(FIRST_PORT, file);
  const origin = `http://127.0.0.1:${port}`;
  let end: (() => Promise<void>) | null = stop;
  return {
    ...controls(origin),
    origin,
    rows: (sql, params) => {
      const db = openDb(file);
      try {
        return db.all(sql, params);
      } finally {
        db.close();
      }
    },
    cut: async (isCut) => {
      const before = end;
      end = null;
      await before?.();
      if (!isCut) end = (await serve(port, file)).stop;
    },
    close: async () => {
      const last = end;
      end = null;
      try {
        await last?.();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
