import { tableTexts } from './texts.ts';
import type { Sort } from './tableProps.ts';

/** An order as the value of a select: `name`, `-name` for the other way round, '' for the default. */
export const sortValue = (sort: Sort | null): string =>
  sort ? `${sort.descending ? '-' : ''}${sort.key}` : '';

/** The order of such a value. */
export const sortOf = (value: string): Sort | null =>
  value === '' ? null : { key: value.replace(/^-/, ''), descending: value.startsWith('-') };

/** Both directions of each column, as the choices of a select. */
export const sortChoices = (columns: readonly { key: string; header: string }[]) =>
  columns.flatMap(({ key, header }) => [
    { id: key, name: tableTexts.ascending(header) },
    { id: `-${key}`, name: tableTexts.descending(header) },
  ]);
