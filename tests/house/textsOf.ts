import { parseAst } from 'vite';
import { sourcesOf } from './sources.ts';

/** A text of the product, as in its source. */
export interface Text {
  file: string;
  /** Values that are known only at run time are `…`. */
  words: string;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the list under a name of a node, or of the statement that it exports. */
function inside(node: unknown, name: string): unknown[] {
  if (!isNode(node)) return [];
  const list = node[name];
  return Array.isArray(list) ? list : inside(node['declaration'], name);
}

/**
 * Returns the texts below a node of the syntax tree: strings and templates that are values, not
 * keys or types.
 */
function* textsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const part of node) yield* textsIn(part);
    return;
  }
  if (!isNode(node) || node['type'] === 'ImportDeclaration') return;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') yield node['value'];
  if (node['type'] === 'TemplateLiteral' && Array.isArray(node['quasis'])) {
    yield node['quasis']
      .map((part: unknown) =>
        isNode(part) && isNode(part['value']) ? part['value']['cooked'] : '',
      )
      .join('…');
  }
  for (const [name, part] of Object.entries(node)) {
    if (!['key', 'quasis', 'typeAnnotation'].includes(name)) yield* textsIn(part);
  }
}

/**
 * Returns the texts of a panel with its own chunk: a constant of its file whose name ends with
 * `Texts`.
 */
const textsOfPanel = (program: unknown): unknown[] =>
  inside(program, 'body').flatMap((statement) =>
    inside(statement, 'declarations').filter(
      (one) => isNode(one) && isNode(one['id']) && /[tT]exts$/.test(String(one['id']['name'])),
    ),
  );

export const allTexts: readonly Text[] = sourcesOf('src')
  .filter(({ path }) => /\.tsx?$/.test(path))
  .flatMap(({ path, text }) => {
    const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
    const isAllTexts = /[tT]exts\.ts$|^src\/site\/content\//.test(path);
    const nodes = isAllTexts ? program : textsOfPanel(program);
    return [...textsIn(nodes)].map((words) => ({ file: path, words }));
  });
