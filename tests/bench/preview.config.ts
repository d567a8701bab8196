import { mergeConfig, type ConfigEnv, type Plugin } from 'vite';
import product from '../../vite.config.ts';
import { outDir } from './place.ts';

/** Named files never change: a host that reads the build's `_headers` says so, and so must we. */
function keepAssets(): Plugin {
  return {
    name: 'keep-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/assets/')) {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        }
        next();
      });
    },
  };
}

/** The product's own settings, for the bench's build and its preview. */
export default (env: ConfigEnv) =>
  mergeConfig(product(env), { plugins: [keepAssets()], build: { outDir } });
