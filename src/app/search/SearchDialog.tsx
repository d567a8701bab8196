import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchButtonTexts } from '../frame/texts.ts';
import { countsOf, type Group, groupsOf, searchTexts as texts, useEntries } from './entries.ts';
import { persistSlash, slashIsOn } from './searchKeys.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import hint from '../../ui/KeyHint.module.css';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { isExample } from '../../lib/storage.ts';
import { classes } from '../../ui/hooks.ts';
import { commonTexts } from '../../ui/texts.ts';
import { useSession } from '../../auth/useSession.ts';
import styles from './SearchDialog.module.css';

interface ResultsProps {
  id: string;
  list: Ref<HTMLDivElement>;
  groups: readonly Group[];
  activeKey: string | undefined;
  idOf: (key: string) => string;
  onOpen: () => void;
}

/** The results: links for a pointer, options for the keyboard. The focus stays in the field. */
function Results({ id, list, groups, activeKey, idOf, onOpen }: ResultsProps) {
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.results} className={styles.list}>
      {groups.map(({ kind, label, results }) => (
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className="stack gap-0 fixed">
          <div
            id={`${id}${kind}`}
            role="presentation"
            className={`soft tiny strong ${styles.label}`}
          >
            {label}
          </div>
          {results.map(({ key, icon, title, detail, to, state }) => (
            <Link
              key={key}
              id={idOf(key)}
              role="option"
              aria-selected={key === activeKey}
              tabIndex={-1}
              className={`entry ${styles.option}`}
              to={to}
              state={state}
              onClick={onOpen}
            >
              <Icon name={icon} />
              <span className="stack gap-0 grow tight">
                <span className="strong words">{title}</span>
                {detail && <span className="soft tiny words"> {detail}</span>}
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function SearchFoot() {
  const [slash, setOn] = useState(slashIsOn);
  const change = (on: boolean) => {
    persistSlash(on);
    setOn(on);
  };
  return (
    <div className={`row-between soft tiny ${styles.foot}`}>
      <p>
        {isExample() && <b>{commonTexts.example} </b>}
        {texts.scope}
      </p>
      <div className={classes('row', styles.keys, hint.hint)}>
        {texts.keys.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
        <label className={`tick ${styles.slash}`}>
          <input
            type="checkbox"
            checked={slash}
            onChange={(event) => change(event.target.checked)}
          />
          {texts.slash}
        </label>
      </div>
    </div>
  );
}

/** The search: a combobox over loaded data, with grouped results; full screen on a phone. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { role } = useSession();
  const entries = useEntries();
  const [search, setSearch] = useState('');
  // -1 while the field is empty.
  const [activeIndex, setActiveIndex] = useState(-1);
  const groups = useMemo(() => groupsOf(entries, search), [entries, search]);
  const results = groups.flatMap((group) => group.results);
  const active = results[Math.min(activeIndex, results.length - 1)];
  const idOf = (key: string) => `${id}${results.findIndex((result) => result.key === key)}`;
  const activeId = active ? idOf(active.key) : undefined;
  const query = search.trim();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const change = (next: string) => {
    setSearch(next);
    setActiveIndex(next.trim() === '' ? -1 : 0);
    list.current?.scrollTo({ top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = results;
    if (event.nativeEvent.isComposing || length === 0) return;
    if (event.key === 'ArrowDown') setActiveIndex((activeIndex + 1) % length);
    else if (event.key === 'ArrowUp')
      setActiveIndex(activeIndex <= 0 ? length - 1 : activeIndex - 1);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Modal className={styles.dialog} label={texts.title} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={`line fixed soft ${styles.field}`}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={searchButtonTexts.search}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={results.length > 0 ? `${id}list` : undefined}
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
        {results.length > 0 ? (
          <Results
            id={`${id}list`}
            list={list}
            groups={groups}
            activeKey={active?.key}
            idOf={idOf}
            onOpen={onClose}
          />
        ) : (
          <div className={`stack gap-2 grow words ${styles.none}`}>
            <p className="strong">{texts.none(query)}</p>
            <p className="soft">{texts.searched(countsOf(entries))}</p>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {query !== '' && (results.length > 0 ? texts.found(results.length) : texts.none(query))}
        </p>
        <SearchFoot />
      </div>
    </Modal>
  );
}
