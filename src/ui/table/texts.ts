/** Words of every table. */
export const tableTexts = {
  sort: 'Order',
  asItComes: 'Suggested',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
} as const;
