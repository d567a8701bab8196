/** The version in the page, which was built with it: the tag and the commit, or "unknown". */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown';
