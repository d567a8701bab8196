import { tableTexts } from './texts.ts';
import { FilterSelect } from './Filters.tsx';
import { sortChoices, sortOf, sortValue, type Sort } from './DataTable.tsx';

interface OrderSelectProps {
  columns: readonly { key: string; header: string }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Selects the order of a list without column headers. */
export function OrderSelect({ columns, sort, onSort }: OrderSelectProps) {
  return (
    <FilterSelect
      label={tableTexts.sort}
      value={sortValue(sort)}
      onChange={(value) => onSort(sortOf(value))}
      all={tableTexts.asItComes}
      choices={sortChoices(columns)}
    />
  );
}
