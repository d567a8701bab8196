import { tableTexts } from './texts.ts';
import { FilterSelect } from './Filters.tsx';
import { sortChoices, sortOf, sortValue, type Sort } from './DataTable.tsx';

interface OrderSelectProps {
  /** What the list can be sorted by. */
  columns: readonly { key: string; header: string }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The order of a list that has no column headers. */
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
