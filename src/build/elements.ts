export type ElementData = [
  tag: string,
  attributes: Record<string, string>,
  ...content: (ElementData | string)[],
];

/**
 * Turns our own HTML into data, because the policy does not let scripts parse HTML. Throws if the
 * HTML has an entity, a comment or an empty element.
 */
export function parseElements(html: string): ElementData {
  if (/&|<!|\/>/.test(html)) throw new Error(`This HTML cannot become data: ${html}`);
  const root: ElementData = ['div', {}];
  const open = [root];
  for (const [, end, tag = '', attributes = '', text] of html.matchAll(
    /<(\/?)(\w+)([^>]*)>|([^<]+)/g,
  )) {
    if (text !== undefined) open.at(-1)?.push(text);
    else if (end) open.pop();
    else {
      const matches = attributes.matchAll(/([\w-]+)="([^"]*)"/g);
      const pairs = [...matches].map(([, name = '', value = '']) => [name, value] as const);
      const element: ElementData = [tag, Object.fromEntries(pairs)];
      open.at(-1)?.push(element);
      open.push(element);
    }
  }
  return root;
}
