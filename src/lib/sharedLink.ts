/** What ends a sentence around a link, and is none of it. */
const TAIL = /[.,;:!?'"»”’)\]}>]+$/;

/** The first web address in a text, or null. */
function firstLink(text: string): string | null {
  const [found] = /https?:\/\/[^\s<>"]+/i.exec(text) ?? [];
  if (found === undefined) return null;
  const bare = found.replace(TAIL, '');
  // `…/Calculator_(app)`: a bracket that was opened within the link belongs to it.
  const link = bare.includes('(') && found[bare.length] === ')' ? `${bare})` : bare;
  return /^https?:\/\/.+/i.test(link) ? link : null;
}

/**
 * The link that another app shared: the first http or https address of its parts.
 * @param parts as a share target gets them; Android often puts the address into the text
 */
export function sharedLink(parts: readonly (string | null)[]): string | null {
  for (const part of parts) {
    const link = firstLink(part ?? '');
    if (link !== null) return link;
  }
  return null;
}
