import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tokenKey } from '../../../src/auth/session.ts';
import { outDir, root } from './place.ts';

/** The addresses of the floor page and of a hand-written list of tasks. */
export const floorPath = '/bench-floor';
export const floorListPath = '/bench-list';

const plainTag =
  /<(\/?)(h[1-6]|p|a|ul|ol|li|main|header|footer|nav|section|figure|blockquote)\b[^>]*>/g;

/** Reduces a rendered page to its text in plain tags, like hand-written HTML. */
function wordsOf(html: string): string {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? [];
  const plain = body
    .replaceAll(/<(script|style|svg|dialog|noscript)\b[^]*?<\/\1>/g, '')
    .replaceAll(plainTag, (tag, close: string, name: string) => {
      const href = name === 'a' ? /\shref="[^"]*"/.exec(tag)?.[0] : '';
      return `\u0001${close}${name}${close ? '' : (href ?? '')}\u0002`;
    })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u0001', '<')
    .replaceAll('\u0002', '>');
  return plain.replaceAll(/\s+/g, ' ').trim();
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem;color:#1c2a22;background:#fbf6ec}
h1{font-size:2.2rem;line-height:1.1}a{color:#0b5a34}ul,ol{padding-left:1.2rem}section{margin:3rem 0}`;

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="The floor."><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body>${body}</body></html>`;

const listScript = `const response = await fetch('/api/tasks', { headers: { Authorization: 'Bearer ' + localStorage.getItem('${tokenKey}') } });
const { items } = await response.json();
for (const { title } of items.slice(0, 3)) {
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = title;
  document.querySelector('tbody').insertRow().insertCell().append(link);
}
`;

/**
 * Writes the pages for comparison: hand-written HTML and CSS with the landing page's text, and a
 * table that one request fills.
 */
export async function writeFloor(): Promise<void> {
  const dist = join(root, outDir);
  await mkdir(dist, { recursive: true });
  const landing = await readFile(join(dist, 'index.html'), 'utf8');
  const write = async (name: string, text: string) => {
    await writeFile(join(dist, name), text);
    await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
  };
  await write(`${floorPath}.html`, pageOf('Floor', wordsOf(landing)));
  const list = `<main><h1>Tasks</h1><table aria-label="Pending tasks"><tbody></tbody></table><label>Words <textarea></textarea></label></main><script type="module" src="/assets/bench-list.js"></script>`;
  await write(`${floorListPath}.html`, pageOf('List', list));
  await write('assets/bench-list.js', listScript);
}
