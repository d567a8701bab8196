import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { servedBoot } from './src/build/boot.ts';
import { codeSplitting } from './src/build/chunks.ts';
import { targets } from './src/build/supportedBrowsers.ts';
import { hosting } from './src/build/hosting.ts';
import { version } from './src/build/version.ts';
import { prerender } from './src/build/prerender.ts';
import { lean } from './src/build/lean.ts';
import { sandboxPlugin } from './tests/sandbox/vitePlugin.ts';

/** The router without its warnings for developers. The package does not export it by name. */
const router = `${import.meta.dirname}/node_modules/react-router/dist/production`;

/** Folders that builds, tests and the sandbox write to. The development server ignores them. */
const outputFolders = ['.cache', '.sandbox', 'dist', 'gallery', 'test-results'].map(
  (name) => `${import.meta.dirname}/${name}`,
);
const isOutput = (path: string) =>
  outputFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Hosts can serve the `.br` and `.gz` copies of these. */
const textFiles = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

export default defineConfig(({ command, mode }) => {
  // `hosting` and `version` throw an error that names a malformed setting.
  const env = loadEnv(mode, process.cwd(), 'VITE_');

  return {
    plugins: [
      react(),
      sandboxPlugin(),
      lean(),
      servedBoot(),
      hosting(env),
      version(env),
      prerender(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/app',
        filename: 'sw.ts',
        manifest: false,
        // `src/lib/worker/registration.ts` registers the worker, under the Trusted Types policy.
        injectRegister: false,
        injectManifest: {
          rollupFormat: 'iife',
          target: targets,
          globPatterns: ['app.html', 'assets/*.{js,css,woff2}'],
          // antd's Select has a native fallback.
          globIgnores: ['assets/SearchSelect-*'],
          // These names contain a hash of the content.
          dontCacheBustURLsMatching: /^assets\//,
        },
      }),
      compression({ include: textFiles, logLevel: 'silent' }),
    ],
    define: { 'import.meta.env.BUILD_DATE': JSON.stringify(new Date().toISOString().slice(0, 10)) },
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: `${router}/index.mjs` },
              { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
            ]
          : [],
    },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: {
      target: targets,
      // The licences of bundled packages require a copy.
      license: { fileName: 'licences.txt' },
      reportCompressedSize: false,
      // Assigns class fields instead of using a helper for browsers without them.
      rolldownOptions: {
        transform: { assumptions: { setPublicClassFields: true } },
        // Only Formik imports it, for components that are not used here.
        treeshake: {
          moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }],
        },
      },
      // Browsers of the target support modulepreload or ignore it.
      modulePreload: { polyfill: false },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    server: { host: '127.0.0.1', port: 4820, watch: { ignored: isOutput } },
    preview: { host: '127.0.0.1', port: 4820, cors: false },
  };
});
