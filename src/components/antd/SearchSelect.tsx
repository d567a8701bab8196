import { ConfigProvider, Select } from 'antd';
import type { ReactNode } from 'react';
import { searchable } from '../../domain/text/search.ts';
import { formTexts } from '../../texts/form.ts';
import './select.css';

/** In pixels, as the style sheet has it: antd shows the part of a long list that is to be seen. */
const OPTION_HEIGHT = 44;

export interface SearchSelectProps {
  /** What ties it to its field: `id`, `aria-describedby` and the like. */
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
  /** What stands in the closed control in the place of the chosen option's words. */
  shown?: ReactNode;
  onChange: (value: string) => void;
}

/** Where an option's words hold what was typed, without case and accents; -1: nowhere. */
const matches = (typed: string, label: ReactNode): number =>
  typeof label === 'string' ? searchable(label).indexOf(searchable(typed.trim())) : -1;

/** antd's select with a search in it; its look is in the style sheet beside it, none is written at run time. */
export default function SearchSelect(props: SearchSelectProps) {
  const { control, value, options, placeholder, shown, onChange } = props;
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Select
        {...control}
        listItemHeight={OPTION_HEIGHT}
        // No animation, or a closed list would wait for its end.
        transitionName=""
        showSearch={{
          filterOption: (typed, option) => matches(typed, option?.label) !== -1,
          filterSort: (a, b, { searchValue }) =>
            Math.sign(matches(searchValue, a.label)) - Math.sign(matches(searchValue, b.label)),
        }}
        options={[...options]}
        value={value === '' ? null : value}
        placeholder={placeholder}
        notFoundContent={formTexts.nothingFound}
        labelRender={({ label }) => shown ?? label}
        getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? trigger}
        onChange={onChange}
      />
    </ConfigProvider>
  );
}
