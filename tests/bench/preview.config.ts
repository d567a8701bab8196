import { mergeConfig, type ConfigEnv, type Plugin } from 'vite';
import product from '../../vite.config.ts';
import { outDir } from './support/place.ts';

/** Adds a line to one source file, as in a new version. */
const withChange = (changed: string): Plugin => ({
  name: 'bench-change',
  transform: (code, id) =>
    id.endsWith(`/${changed}`) ? `${code}\nglobalThis.name ||= 'changed';\n` : null,
});

export default (env: ConfigEnv) => {
  const changed = process.env['BENCH_CHANGED'];
  return mergeConfig(product(env), {
    build: { outDir },
    plugins: changed ? [withChange(changed)] : [],
  });
};
