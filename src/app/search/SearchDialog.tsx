import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../../user/hooks.ts';
import { searchTexts as texts } from './searchTexts.ts';
import { searchButtonTexts } from '../frame/topBarTexts.ts';
import { countsOf, groupsOf } from './entries.ts';
import { Results } from './Results.tsx';
import styles from './SearchDialog.module.css';
import { SearchFoot } from './SearchFoot.tsx';
import { useEntries } from './useEntries.ts';

/** The search: a combobox over loaded data, with grouped results; full screen on a phone. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { role } = useSession();
  const entries = useEntries();
  const [search, setSearch] = useState('');
  // The result that Enter opens; -1: none, while the field is empty.
  const [at, setAt] = useState(-1);
  const groups = useMemo(() => groupsOf(entries, search), [entries, search]);
  const shown = groups.flatMap((group) => group.shown);
  const active = shown[Math.min(at, shown.length - 1)];
  const idOf = (key: string) => `${id}${shown.findIndex((one) => one.key === key)}`;
  const activeId = active ? idOf(active.key) : undefined;
  const query = search.trim();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const change = (next: string) => {
    setSearch(next);
    setAt(next.trim() === '' ? -1 : 0);
    list.current?.scrollTo({ top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = shown;
    if (event.nativeEvent.isComposing || length === 0) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % length);
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? length - 1 : at - 1);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Modal className={styles.dialog} label={texts.title} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={searchButtonTexts.search}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? `${id}list` : undefined}
            aria-activedescendant={activeId}
            placeholder={role === 'MENTOR' ? texts.placeholderMentor : texts.placeholder}
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={search}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </div>
        {shown.length > 0 ? (
          <Results
            id={`${id}list`}
            list={list}
            groups={groups}
            activeKey={active?.key}
            idOf={idOf}
            onOpen={onClose}
          />
        ) : (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{texts.none(query)}</p>
            <p>{texts.searched(countsOf(entries))}</p>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {query !== '' && (shown.length > 0 ? texts.found(shown.length) : texts.none(query))}
        </p>
        <SearchFoot />
      </div>
    </Modal>
  );
}
