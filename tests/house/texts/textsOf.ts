import { parseAst } from 'vite';
import { sourcesOf } from '../sources.ts';

/** One text that a person reads, as its source has it. */
export interface Text {
  file: string;
  /** What is put in at run time is `…`. */
  words: string;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The texts below a node of the syntax tree: strings and templates that are values, not keys or types. */
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

/** Everything that people read, of the modules that hold it. */
export const allTexts: readonly Text[] = sourcesOf('src')
  .filter(({ path }) => /[tT]exts\.ts$|^src\/site\/content\//.test(path))
  .flatMap(({ path, text }) =>
    [...textsIn(parseAst(text, { lang: 'ts' }))].map((words) => ({ file: path, words })),
  );
