import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, viteBin } from './server.ts';

/**
 * Builds the product into a folder below the root, without a developer's .env. Returns a function
 * that removes it.
 */
export function buildInto(folder: string, apiHost = ''): () => void {
  const { status } = spawnSync(
    process.execPath,
    [viteBin, 'build', '--outDir', folder, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, VITE_API_HOST: apiHost, VITE_SITE_URL: '' },
    },
  );
  if (status !== 0) throw new Error('The build failed: see above.');
  return () => rmSync(join(root, folder), { recursive: true, force: true });
}

/** Builds the product into a folder of this run, unless SITE_DIR names an existing build. */
export default function buildSite(): (() => void) | undefined {
  if (process.env['SITE_DIR']) return undefined;
  const site = `.cache/site-${process.pid}`;
  const remove = buildInto(site);
  process.env['SITE_DIR'] = site;
  return remove;
}
