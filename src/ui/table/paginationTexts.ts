/** Words of every paged list. */
export const paginationTexts = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
