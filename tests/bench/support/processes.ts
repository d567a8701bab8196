import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launch, until } from '../../browsers/processes.ts';
import { serve, viteBin, type Server } from '../../e2e/support/server.ts';
import { databaseFile, origin, outDir, port, root } from './place.ts';

/**
 * Builds the app into the bench's folder, and returns the seconds. `changed` is a source file that
 * gets another line.
 */
export function build(changed = ''): number {
  const start = performance.now();
  const config = 'tests/bench/preview.config.ts';
  const { status } = spawnSync(
    process.execPath,
    [viteBin, 'build', '--config', config, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, VITE_API_HOST: '', VITE_SITE_URL: '', BENCH_CHANGED: changed },
    },
  );
  if (status !== 0) throw new Error('The build failed: see above.');
  return (performance.now() - start) / 1000;
}

/** Serves the bench's build with the sandbox API, whose responses are not compared: that takes time. */
export const servePreview = (): Promise<Server> =>
  serve(port, databaseFile, outDir, { SANDBOX_COMPARE: '' });

/** Measures the seconds until the server of `npm start` serves its first page. */
export async function startSeconds(): Promise<number> {
  const start = performance.now();
  const server = launch(process.execPath, [join(root, 'tests/run/start.mjs')], {
    SANDBOX_FILE: databaseFile,
    VITE_API_HOST: '',
    PORT: String(port),
  });
  try {
    await until(() => fetch(origin), 60_000);
    return (performance.now() - start) / 1000;
  } catch (error) {
    throw new Error(`npm start serves nothing. ${server.words()}`, { cause: error });
  } finally {
    await server.stop();
  }
}
