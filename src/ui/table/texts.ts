export const tableTexts = {
  sort: 'Order',
  asItComes: 'Suggested',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
} as const;

export const filterTexts = {
  clearSearch: 'Clear search',
  nothingFound: (search: string) =>
    search === '' ? 'No matches' : `Nothing found for “${search}”`,
  nothingFoundText: 'Try another word or filter.',
} as const;

export const paginationTexts = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
