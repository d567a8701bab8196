import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { api, html, isMissing, partsOf } from '../support/browserData.ts';
import { sourcesOf } from './sources.ts';

/**
 * `src/tsconfig.json` checks the language for the oldest supported browsers. The compiler reads the
 * sources again with a DOM library without everything that one of them lacks.
 */

/** Names that are used after a check, or are harmless if they are missing. */
const allowed: readonly string[] = [
  // If the property is missing, a picture is scaled as smoothly as the browser does by default.
  'src/user/photo.ts: imageSmoothingQuality',
  'src/app/frame/StoreApp.tsx: requestIdleCallback',
  // If there is no share sheet, the picture is saved.
  'src/lib/files.ts: canShare',
  'src/lib/files.ts: share',
  // If it is missing, only the page's age decides.
  'src/learning/saveOffline/ColdStart.tsx: eventCounts',
];

const root = join(import.meta.dirname, '../..');
const scratch = join(root, '.cache/floor-types');

/** Finds the libraries of the compiler, which is a separate package on each system. */
function libraryFolder(): string {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const system = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return join(dirname(createRequire(compiler).resolve(system)), 'lib');
}

/**
 * The comment before a declaration has the address of its page at MDN:
 * `…/Web/API/AbortSignal/any_static`.
 */
const comment =
  /^(?<indent> *)\/\*\*(?:(?!\*\/)[^])*?docs\/Web\/API\/(?<owner>\w+)\/(?<key>\w+)\)(?:(?!\*\/)[^])*\*\/\n/gm;

/** Removes from a library each member and function that a supported browser lacks. */
function reduced(library: string): { text: string; gone: Set<string> } {
  const gone = new Set<string>();
  let text = '';
  let from = 0;
  for (const { 0: words, index, groups = {} } of library.matchAll(comment)) {
    const { indent = '', owner = '', key = '' } = groups;
    const global = api['Window']?.[key] ?? api[key];
    const feature = owner.endsWith('GlobalScope') ? global : (api[owner]?.[key] ?? global);
    if (!isMissing(feature)) continue;
    const name = key.replace(/_(static|event)$/, '');
    const start = index + words.length;
    const declared = new RegExp(
      `(?:^${indent}(?:declare (?:function|var) |readonly |get |set |on)?${name}\\b.*\\n)+`,
      'my',
    );
    declared.lastIndex = start;
    const lines = declared.exec(library)?.[0];
    if (lines === undefined) continue;
    gone.add(`${owner}.${name}`);
    text += library.slice(from, index);
    from = start + lines.length;
  }
  return { text: text + library.slice(from), gone };
}

/** Returns the compiler's errors for the sources and a sample, checked with the reduced library. */
async function compilerErrors(): Promise<string> {
  const settings = join(scratch, 'tsconfig.json');
  const compilerOptions = { libReplacement: true };
  const exclude = [join(root, 'src/build')];
  const extended = join(root, 'src/tsconfig.json');
  const include = [join(root, 'src'), join(scratch, 'sample.ts')];
  await writeFile(
    settings,
    JSON.stringify({ extends: extended, compilerOptions, include, exclude }),
  );
  const bin = join(root, 'node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [bin, '--noEmit', '-p', settings], { cwd: root });
    return '';
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- execFile rejects with this type
    return (error as { stdout: string }).stdout;
  }
}

/** Returns the file and the missing name of each error. */
const namesIn = (errors: string): string[] =>
  errors.split('\n').flatMap((line) => {
    const [, file, what = ''] = /^([^( ]+)\(\d+,\d+\): error \w+: (.*)/.exec(line) ?? [];
    if (file === undefined) return [];
    const [, name = what] = /['.](\w+)'/.exec(what) ?? [];
    return [`${file}: ${name}`];
  });

let gone: ReadonlySet<string> = new Set();
let missing: readonly string[] = [];

beforeAll(async () => {
  // The compiler uses this package instead of its library.
  const folder = join(scratch, 'node_modules/@typescript/lib-dom');
  await mkdir(folder, { recursive: true });
  const library = reduced(await readFile(join(libraryFolder(), 'lib.dom.d.ts'), 'utf8'));
  ({ gone } = library);
  await writeFile(join(folder, 'index.d.ts'), library.text);
  const name = '@typescript/lib-dom';
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }),
  );
  await writeFile(
    join(scratch, 'sample.ts'),
    'export const sample = [AbortSignal.timeout(1), structuredClone({}), [1].at(0)];\n',
  );
  missing = namesIn(await compilerErrors());
});

test('the reduced library still has the rest', () => {
  const young = ['AbortSignal.any', 'Window.structuredClone', 'HTMLElement.inert', 'URL.canParse'];
  for (const name of young) expect(gone).toContain(name);
  for (const name of ['Crypto.randomUUID', 'HTMLDialogElement.showModal', 'Window.fetch'])
    expect(gone).not.toContain(name);
});

test('scripts call nothing that a supported browser does not have', () => {
  const ofSources = missing.filter((place) => place.startsWith('src/'));
  expect(new Set(ofSources)).toEqual(new Set(allowed));
});

test('the check finds a feature that old browsers lack', () => {
  const ofSample = missing.filter((place) => !place.startsWith('src/'));
  expect(ofSample.map((place) => place.replace(/.*: /, ''))).toEqual([
    'timeout',
    'structuredClone',
    'at',
  ]);
});

// Without them the keyboard of a phone offers capitals, and a translation translates names. The
// oldest Firefox does not translate.
const harmless = ['autocapitalize', 'translate'];

test('no markup needs an attribute that a supported browser does not know', () => {
  const young = partsOf(html['global_attributes'] ?? {})
    .filter(([, attribute]) => isMissing(attribute))
    .map(([name]) => name)
    // This name of an attribute occurs in comments, and React writes it only for custom elements.
    .filter((name) => name !== 'is');
  expect(young).toContain('inert');
  const pattern = new RegExp(`\\s(${young.join('|')})(?:=|\\s*/?>$|$)`, 'gim');
  const markup = sourcesOf('src').filter(({ path }) => path.endsWith('.tsx'));
  const found = markup.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));
  expect(new Set(found.map((name) => name?.toLowerCase()))).toEqual(new Set(harmless));
});
