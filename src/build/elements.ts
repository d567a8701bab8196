/** An element as data: its name, its attributes and what is in it. */
export type ElementData = [
  tag: string,
  attributes: Record<string, string>,
  ...content: (ElementData | string)[],
];

/**
 * HTML of our own as data, of which a page makes elements without the parser: the policy lets no
 * script turn text into HTML.
 * @returns the elements in a `div`
 * @throws Error where the HTML holds what this does not read: an entity, a comment, an empty element
 */
export function elementsOf(html: string): ElementData {
  if (/&|<!|\/>/.test(html)) throw new Error(`This HTML cannot become data: ${html}`);
  const all: ElementData = ['div', {}];
  const open = [all];
  for (const [, end, tag = '', attributes = '', words] of html.matchAll(
    /<(\/?)(\w+)([^>]*)>|([^<]+)/g,
  )) {
    if (words !== undefined) open.at(-1)?.push(words);
    else if (end) open.pop();
    else {
      const named = attributes.matchAll(/([\w-]+)="([^"]*)"/g);
      const pairs = [...named].map(([, name = '', value = '']) => [name, value] as const);
      const element: ElementData = [tag, Object.fromEntries(pairs)];
      open.at(-1)?.push(element);
      open.push(element);
    }
  }
  return all;
}
