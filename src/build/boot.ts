import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** What the boot script leads to. */
export interface BootFiles {
  /** The icon's address, or the icon itself as one. */
  icon: string;
  /** The addresses of two scripts of `public`. */
  older: string;
  elsewhere: string;
}

/** Each browser that can import a module reads the boot script: it says which of them are too old. */
const target = 'chrome63';

/**
 * The boot script as one plain script. It shares modules with the app, of which it keeps what it calls.
 * @param root the project's folder
 * @param kind for pages with a file of their own, or for the dashboards: each has its own half
 */
export async function bootScript(
  root: string,
  files: BootFiles,
  kind: 'page' | 'area',
): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      AKADA_AREA: String(kind === 'area'),
      AKADA_ICON: JSON.stringify(files.icon),
      AKADA_OLDER: JSON.stringify(files.older),
      AKADA_ELSEWHERE: JSON.stringify(files.elsewhere),
    },
    build: {
      write: false,
      target,
      lib: { entry: join(root, 'src/app/boot.ts'), formats: ['iife'], name: 'boot' },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built');
  return chunk.code;
}

/** The boot script of the development server, at the address that `index.html` names. */
export function servedBoot(): Plugin {
  return {
    name: 'served-boot',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use('/boot.js', async (_, response) => {
        const files = { icon: '/favicon.svg', older: '/older.js', elsewhere: '/elsewhere.js' };
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await bootScript(config.root, files, 'page'));
      });
    },
  };
}
