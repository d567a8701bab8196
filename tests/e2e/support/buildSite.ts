import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, viteBin } from './server.ts';

/**
 * Builds the product for this run, unless SITE_DIR names a build that is there already. A folder of
 * its own: another build, or what a developer's .env says, does not change what is being tested.
 */
export default function buildSite(): (() => void) | undefined {
  if (process.env['SITE_DIR']) return undefined;
  const site = `.cache/site-${process.pid}`;
  const { status } = spawnSync(
    process.execPath,
    [viteBin, 'build', '--outDir', site, '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, VITE_API_HOST: '', VITE_SITE_URL: '' } },
  );
  if (status !== 0) throw new Error('The build failed: see above.');
  process.env['SITE_DIR'] = site;
  return () => rmSync(join(root, site), { recursive: true, force: true });
}
