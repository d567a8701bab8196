import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { parseVersion } from '../lib/settings.ts';

/** The sources of the product. A change elsewhere does not make a new version. */
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  ':(exclude)src/**/*.md',
];

/** Names the last commit that changed the product, such as `v1.2.0-3-g1a2b3c4`; '' without git. */
function versionOfGit(root: string): string {
  const git = (...command: string[]): string =>
    execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // An unpacked archive may be inside another repository.
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
 * Returns the version from git, else `VITE_VERSION`, else "unknown". Throws if that setting is
 * malformed.
 */
export function versionOf(root: string, setting: string | undefined): string {
  const configured = parseVersion('VITE_VERSION', setting);
  return versionOfGit(root) || configured || 'unknown';
}

/**
 * Writes the version only into the pages, because a version in a script would rename all scripts
 * that import it.
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
