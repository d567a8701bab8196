export const listTexts = {
  search: 'Search',
  clearSearch: 'Clear search',
  clear: 'Clear filters',
  order: 'Order',
  suggested: 'Suggested',
  nothingFound: (search: string) =>
    search === '' ? 'No matches' : `Nothing found for “${search}”`,
  nothingFoundText: 'Try another word or filter.',
} as const;

export const paginationTexts = {
  pages: (list: string) => `Pages of ${list.toLowerCase()}`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
