import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { servedBoot } from './src/build/boot.ts';
import { classNames } from './src/build/classNames.ts';
import { chunks } from './src/build/chunks.ts';
import { compress } from './src/build/compress.ts';
import { targets } from './src/build/supportedBrowsers.ts';
import { hosting } from './src/build/hosting.ts';
import { version } from './src/build/version.ts';
import { prerender } from './src/build/prerender.ts';
import { lean } from './src/build/lean.ts';
import { sandboxPlugin } from './tests/sandbox/vitePlugin.ts';

/** The router without its warnings for developers. Its package exports no name for it. */
const router = `${import.meta.dirname}/node_modules/react-router/dist/production`;

/** Folders that builds, tests and the sandbox write to. The development server ignores them. */
const outputFolders = ['.cache', '.sandbox', 'dist', 'gallery', 'test-results'].map(
  (name) => `${import.meta.dirname}/${name}`,
);
const isOutput = (path: string) =>
  outputFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

export default defineConfig(({ command, mode }) => {
  // `hosting` and `version` throw an error that names a malformed setting.
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
      // The licences of bundled packages require a copy.
      license: { fileName: 'licences.txt' },
      reportCompressedSize: false,
      // Assigns class fields instead of using a helper for browsers without them.
      rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } },
      // Browsers of the target support modulepreload or ignore it.
      modulePreload: { polyfill: false },
    },
    server: { host: '127.0.0.1', port: 4820, watch: { ignored: isOutput } },
    preview: { host: '127.0.0.1', port: 4820, cors: false },
  };
});
