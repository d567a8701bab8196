import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { parseVersion } from '../lib/settings.ts';

/** What the product is built from: a change of anything else is no new version. */
const sources = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'],
  ':(exclude)src/**/*.md',
];

/**
 * The last commit that changed the product, after the tag before it: `v1.2.0-3-g1a2b3c4`.
 * @returns '' where the folder is no repository of its own, or has no git
 */
function versionOfGit(root: string): string {
  const git = (...command: string[]): string =>
    execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // An unpacked archive may lie in somebody else's repository.
    if (git('rev-parse', '--show-prefix') !== '' || git('ls-files', 'index.html') === '') return '';
    const commit = git('log', '-1', '--format=%H', '--', ...sources);
    const isChanged = git('status', '--porcelain', '--', ...sources) !== '';
    const name = git('describe', '--tags', '--long', '--always', '--abbrev=7', commit);
    return isChanged ? `${name}-changed` : name;
  } catch {
    return '';
  }
}

/**
 * Names the version of the product: by git, else by `VITE_VERSION`, else "unknown".
 * @throws Error where that setting is malformed
 */
export function versionOf(root: string, setting: string | undefined): string {
  const named = parseVersion('VITE_VERSION', setting);
  return versionOfGit(root) || named || 'unknown';
}

/**
 * Writes the version into the pages alone: in a script it would change that script's name, and the names
 * of all that import it, with each commit.
 */
export function version(settings: Record<string, string | undefined>): Plugin {
  let name = '';
  return {
    name: 'version',
    configResolved({ root }) {
      name = versionOf(root, settings.VITE_VERSION);
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: name }, injectTo: 'head' },
    ],
  };
}
