import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { hosting } from './src/app/build/hosting.ts';
import { prerender } from './src/app/build/prerender.ts';
import { sandboxPlugin } from './tests/sandbox/vitePlugin.ts';

export default defineConfig(({ mode }) => {
  // `hosting` reads them: a malformed one stops here, with a sentence that names it.
  const env = loadEnv(mode, process.cwd(), 'VITE_');

  return {
    plugins: [react(), sandboxPlugin(), hosting(env), prerender()],
    css: { transformer: 'lightningcss' },
    build: { target: 'es2022', manifest: true, reportCompressedSize: false },
    server: { host: '127.0.0.1', port: 4820 },
    preview: { host: '127.0.0.1', port: 4820 },
  };
});
