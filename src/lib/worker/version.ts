/**
 * The version of the product, as the page says that was built with it: the tag and the commit, or
 * "unknown".
 */
export const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown';
