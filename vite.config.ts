import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { servedBoot } from './src/build/boot.ts';
import { classNames } from './src/build/classNames.ts';
import { chunks } from './src/build/chunks.ts';
import { compress } from './src/build/compress.ts';
import { targets } from './src/build/floor.ts';
import { hosting } from './src/build/hosting.ts';
import { version } from './src/build/version.ts';
import { prerender } from './src/build/prerender.ts';
import { lean } from './src/build/lean.ts';
import { sandboxPlugin } from './tests/sandbox/vitePlugin.ts';

/** The router without its warnings for developers, which its package offers by no name of its own. */
const router = `${import.meta.dirname}/node_modules/react-router/dist/production`;

/** What builds, tests and the sandbox write: nothing that the development server shows. */
const written = ['.cache', '.sandbox', 'dist', 'gallery', 'test-results'].map(
  (name) => `${import.meta.dirname}/${name}`,
);
const isWritten = (path: string) =>
  written.some((folder) => path === folder || path.startsWith(`${folder}/`));

export default defineConfig(({ command, mode }) => {
  // `hosting` and `version` read them: a malformed one stops here, with a sentence that names it.
  const env = loadEnv(mode, process.cwd(), 'VITE_');

  return {
    plugins: [
      react(),
      sandboxPlugin(),
      lean(),
      servedBoot(),
      chunks(),
      hosting(env),
      version(env),
      prerender(),
      compress(),
    ],
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: `${router}/index.mjs` },
              { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
            ]
          : [],
    },
    css:
      command === 'build'
        ? { modules: { generateScopedName: classNames(import.meta.dirname) } }
        : {},
    build: {
      target: targets,
      // The licences of what is bundled ask to travel with it.
      license: { fileName: 'licences.txt' },
      reportCompressedSize: false,
      // A field of a class is set plainly where a browser must not see it declared: no helper for that.
      rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } },
      // Every browser of the target knows modulepreload, or does without.
      modulePreload: { polyfill: false },
    },
    server: { host: '127.0.0.1', port: 4820, watch: { ignored: isWritten } },
    preview: { host: '127.0.0.1', port: 4820, cors: false },
  };
});
