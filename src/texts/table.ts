/** Words of every table. */
export const tableTexts = {
  sort: 'Order',
  asItComes: 'As suggested',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
} as const;
