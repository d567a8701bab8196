// `npm run nodes`: install, static checks, Vitest and the browser story on each supported Node, as
// a table, in some minutes a Node. `npm run nodes -- 24` tests only that Node, `newest` the newest;
// `--vitest` runs only Vitest. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, npm, root } from './support/ensure.mjs';
import { runStep } from './support/steps.mjs';

/** The newest of each line of package.json's `engines`, and the oldest of 20. */
const supported = ['20.19', '22', '24', '26'];

/** Returns the npm that ships with a Node. */
const npmOf = (version) => (Number.parseInt(version, 10) < 24 ? 10 : 11);

const isWindows = process.platform === 'win32';

/**
 * Installs Node and npm from npm packages. Returns paths and versions, or null if the download
 * fails.
 */
function fetchNode(version, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const inPackage = (path) => join(folder, 'node_modules/node', path);
  const node = inPackage(isWindows ? 'bin/node.exe' : 'bin/node');
  const npmCli = join(folder, 'node_modules/npm/bin/npm-cli.js');
  const words = (...args) => spawnSync(node, args, { encoding: 'utf8' }).stdout?.trim();

  // Newer npms run no install scripts by default: the package's own, which downloads Node, runs
  // here.
  const installed = npm(
    [
      'install',
      '--ignore-scripts',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${version}`,
      `npm@${npmOf(version)}`,
    ],
    folder,
  );
  // Offline, reuse the copy of the last run.
  if (!installed && words('--version') === undefined) return null;
  const { version: exact } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
  if (words('--version') !== `v${exact}`) {
    spawnSync(process.execPath, [inPackage('installArchSpecificPackage.js')], {
      cwd: inPackage(''),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (words('--version') !== `v${exact}`) return null;
  return { node, npmCli, version: exact, npmVersion: words(npmCli, '--version') };
}

/** Copies the working tree: committed, changed and new files. */
function copyTree(tree) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8' });
  if (status !== 0) giveUp('npm run nodes needs git, and a folder that was cloned with it.');
  rmSync(tree, { recursive: true, force: true });
  for (const file of new Set(stdout.split('\0'))) {
    const from = join(root, file);
    if (!existsSync(from) || !statSync(from).isFile()) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(from, join(tree, file));
  }
  // Linters read .gitignore files up to the root of a repository.
  spawnSync('git', ['init', '--quiet'], { cwd: tree });
}

const resultOf = ({ passed, time, cases }) => {
  const count = cases
    ? `${cases.passed} passed${cases.failed ? `, ${cases.failed} FAILED` : ''}`
    : '';
  return [count || (passed ? 'passed' : ''), passed || cases?.failed ? '' : 'FAILED', `(${time})`]
    .filter(Boolean)
    .join(' ');
};

/** Returns one row of the table by its heads, with its counts. */
async function tryNode(version) {
  console.log(`\n── Node ${version}`);
  const folder = join(root, '.cache/nodes', version);
  const tree = join(folder, 'tree');
  const warnings = join(folder, 'warnings.txt');
  const got = fetchNode(version, folder);
  if (got === null) {
    console.log(`Node ${version} could not be fetched: see what npm says above.`);
    return { row: { Node: version, Install: 'FAILED: no such Node' }, passed: 0, failed: 1 };
  }
  const { node, npmCli } = got;
  copyTree(tree);
  rmSync(warnings, { force: true });
  const env = {
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    npm_execpath: npmCli,
    // Node processes below append their warnings to this file.
    NODE_REDIRECT_WARNINGS: warnings,
  };
  const install = await runStep({
    name: `npm ci with Node ${got.version} and npm ${got.npmVersion}`,
    node,
    command: [npmCli, 'ci', '--no-audit', '--no-fund'],
    cwd: tree,
    env,
  });
  const row = { Node: got.version, npm: got.npmVersion, Install: resultOf(install) };
  if (!install.passed) return { row, passed: 0, failed: 1 };

  const run = await runStep({
    name: `npm test with Node ${got.version}`,
    shown: true,
    node,
    command: ['tests/run/test.mjs', ...(values.vitest ? ['--vitest'] : ['story.spec.ts'])],
    cwd: tree,
    env,
  });
  const summary = join(tree, '.cache/reports/summary.json');
  if (!existsSync(summary)) return { row: { ...row, Tests: 'FAILED' }, passed: 0, failed: 1 };
  const { steps, passed, failed } = JSON.parse(readFileSync(summary, 'utf8'));
  for (const step of steps) row[step.name] = resultOf(step);
  const warned = existsSync(warnings) ? readFileSync(warnings, 'utf8').trim() : '';
  if (warned) console.log(`\n── Node's warnings\n${warned}`);
  // The tree of a failed run stays for inspection.
  if (run.passed) rmSync(tree, { recursive: true, force: true });
  row.Warnings = warned ? 'FAILED: see above' : 'none';
  const isWhole = run.passed && failed === 0;
  return { row, passed, failed: Math.max(failed, isWhole ? 0 : 1) + (warned ? 1 : 0) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { vitest: { type: 'boolean', default: false } },
});
const versions = positionals.map((name) => (name === 'newest' ? supported.at(-1) : name));

const rows = [];
for (const version of versions.length > 0 ? versions : supported) rows.push(await tryNode(version));

console.log(`\n── Nodes`);
console.table(rows.map(({ row }) => row));

const sum = (part) => rows.reduce((total, row) => total + row[part], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
