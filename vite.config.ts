import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseOrigin } from './src/config/settings.ts';
import { hosting } from './src/app/build/hosting.ts';
import { prerender } from './src/app/build/prerender.ts';
import { sandboxPlugin } from './tests/sandbox/vitePlugin.ts';

export default defineConfig(({ mode }) => {
  // A malformed setting stops the build here, with a sentence that names it.
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  parseOrigin('VITE_API_HOST', env.VITE_API_HOST);
  parseOrigin('VITE_SITE_URL', env.VITE_SITE_URL);

  return {
    plugins: [react(), sandboxPlugin(), hosting(env.VITE_API_HOST), prerender()],
    css: { transformer: 'lightningcss' },
    build: { target: 'es2022', manifest: true, reportCompressedSize: false },
    server: { host: '127.0.0.1', port: 4820 },
    preview: { host: '127.0.0.1', port: 4820 },
  };
});
