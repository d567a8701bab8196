import { briefElements } from './briefElements.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The headings that briefs use for “Done means”. */
const DONE_MEANS =
  /^\s*(?:(?:what )?done (?:means|when)|definition of done|acceptance criteria)\b/i;

/** Returns the nodes below a heading, up to the next heading of the same or a higher level. */
function nodesBelow(heading: Element): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = heading.nextSibling; node; node = node.nextSibling) {
    const ends =
      node instanceof Element && node.matches(HEADINGS) && node.tagName <= heading.tagName;
    if (ends) break;
    nodes.push(node);
  }
  return nodes;
}

/**
 * Copies the “Done means” part of a brief.
 * @param brief sanitised by `briefElements`
 * @returns the part without its heading, or null if the brief has no such part
 */
export function doneMeansOf(brief: Element): Element | null {
  const heading = [...brief.querySelectorAll(HEADINGS)].find(({ textContent }) =>
    DONE_MEANS.test(textContent),
  );
  if (!heading) return null;
  const part = document.createElement('div');
  part.append(...nodesBelow(heading).map((node) => node.cloneNode(true)));
  return part.textContent.trim() === '' ? null : part;
}

/**
 * Lists the points of a brief's “Done means” part as plain text: the items of its lists, or its
 * paragraphs if it has no list.
 * @param description as the API sends it
 * @returns an empty list if the brief has no such part
 */
export function donePoints(description: string): string[] {
  const brief = briefElements(description);
  const part = brief && doneMeansOf(brief);
  if (part === null) return [];
  // An item includes the list inside it.
  const items = [...part.getElementsByTagName('li')].filter(
    (item) => !item.parentElement?.closest('li'),
  );
  const points = (items.length > 0 ? items : [...part.children]).map(({ textContent }) =>
    textContent.trim().replaceAll(/\s+/g, ' '),
  );
  return [...new Set(points)].filter((point) => point !== '');
}
