/**
 * Adds typed text to tags: split at commas, trimmed, without duplicates in another spelling of
 * upper and lower case.
 */
export function withTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const part of typed.split(',')) {
    const name = part.trim().replace(/\s+/g, ' ');
    const known = all.some((tag) => tag.toLowerCase() === name.toLowerCase());
    if (name !== '' && !known) all.push(name);
  }
  return all;
}
