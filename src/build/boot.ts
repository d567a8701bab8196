import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Every browser that can import modules must be able to run the boot script, which detects old
 * browsers.
 */
const target = 'chrome63';

/** Builds `src/app/boot.ts` as one classic script, because modules run only after the first paint. */
export async function bootScript(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      lib: { entry: join(root, 'src/app/boot.ts'), formats: ['iife'], name: 'boot' },
      rolldownOptions: { external: ['/older.js'], treeshake: { moduleSideEffects: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built');
  return chunk.code;
}

/** Serves the boot script during development, at the address in `index.html`. */
export function servedBoot(): Plugin {
  return {
    name: 'served-boot',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use('/boot.js', async (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await bootScript(config.root));
      });
    },
  };
}
