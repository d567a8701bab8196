/** Returns the version with which the page was built: the tag and the commit, or "unknown". */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown';
