import { ConfigProvider, Select } from 'antd';
import type { ReactNode } from 'react';
import { matcher, searchable } from '../../lib/search.ts';
import { formTexts } from './texts.ts';
import styles from './Field.module.css';
import './select.css';

/**
 * The height in pixels, as in the style sheet, because antd renders only the visible part of a long
 * list.
 */
const OPTION_HEIGHT = 44;

export interface SearchSelectProps {
  control: {
    id?: string;
    'aria-label'?: string;
    'aria-invalid'?: boolean;
    'aria-describedby'?: string | undefined;
    'aria-required'?: boolean | undefined;
    onBlur?: () => void;
  };
  value: string;
  options: readonly { value: string; label: string }[];
  placeholder?: string | undefined;
  onChange: (value: string) => void;
}

/** Returns whether an option's label begins with the typed text. */
const beginsWith = (typed: string, label: ReactNode): boolean =>
  typeof label === 'string' && searchable(label).startsWith(searchable(typed.trim()));

/** The sign of the other selects (Field.module.css). */
const Triangle = () => (
  <svg width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
    <path fill="currentcolor" d="M0 0h12L6 6z" />
  </svg>
);

/**
 * Shows antd's Select with search. Its styles are in `select.css`, because antd writes none at run
 * time.
 */
export default function SearchSelect(props: SearchSelectProps) {
  const { control, value, options, placeholder, onChange } = props;
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Select
        {...control}
        className={styles.input ?? ''}
        listItemHeight={OPTION_HEIGHT}
        // An animation would delay the closing of the list.
        transitionName=""
        showSearch={{
          filterOption: (typed, option) => matcher(typed)(searchable(option?.label ?? '')),
          filterSort: (a, b, { searchValue }) =>
            Number(beginsWith(searchValue, b.label)) - Number(beginsWith(searchValue, a.label)),
        }}
        options={[...options]}
        value={value === '' ? null : value}
        placeholder={placeholder}
        notFoundContent={formTexts.nothingFound}
        suffixIcon={<Triangle />}
        getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? trigger}
        onChange={onChange}
      />
    </ConfigProvider>
  );
}
