import { mergeConfig, type ConfigEnv } from 'vite';
import product from '../../vite.config.ts';
import { outDir } from './support/place.ts';

/** The product's own settings, for the bench's build and its preview. */
export default (env: ConfigEnv) => mergeConfig(product(env), { build: { outDir } });
