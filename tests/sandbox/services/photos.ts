import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Db } from '../data/db.ts';

interface Photo {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

const CONTENT = fileURLToPath(new URL('../content/', import.meta.url));
const UPLOADED = /^[0-9a-f]{32}$/;
const STARTER = /^(portraits|thumbnails)\/([a-z0-9-]+)\.svg$/;

function readOrNull(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}

export type Photos = ReturnType<typeof createPhotos>;

/** Stores uploaded photos in `folder`, or in memory if it is null. */
export function createPhotos(db: Db, folder: string | null) {
  const inMemory = new Map<string, Uint8Array<ArrayBuffer>>();

  const remove = (name: string): void => {
    inMemory.delete(name);
    if (folder) rmSync(join(folder, name), { force: true });
  };

  return {
    /** Stores the photo, replacing the user's earlier one, and returns its path. */
    store(userId: string, { bytes, contentType }: Photo): string {
      const name = randomBytes(16).toString('hex');
      if (folder) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, name), bytes);
      } else {
        inMemory.set(name, bytes);
      }
      const earlier = db.all<{ name: string }>('SELECT name FROM photos WHERE userId = ?', [
        userId,
      ]);
      db.transaction(() => {
        db.run('DELETE FROM photos WHERE userId = ?', [userId]);
        db.insert('photos', { name, userId, contentType });
      });
      for (const photo of earlier) remove(photo.name);
      return name;
    },
    startOver() {
      inMemory.clear();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
    /**
     * Returns the photo of a path, or null. Only names that this code made are looked up on disk.
     */
    find(path: string): Photo | null {
      if (STARTER.test(path)) {
        const bytes = readOrNull(join(CONTENT, path));
        return bytes && { bytes, contentType: 'image/svg+xml' };
      }
      if (!UPLOADED.test(path)) return null;
      const row = db.get<{ contentType: string }>('SELECT contentType FROM photos WHERE name = ?', [
        path,
      ]);
      const bytes = folder ? readOrNull(join(folder, path)) : inMemory.get(path);
      return row && bytes ? { bytes, contentType: row.contentType } : null;
    },
  };
}
