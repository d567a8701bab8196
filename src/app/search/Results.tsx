import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { searchTexts as texts } from './searchTexts.ts';
import type { Group } from './entries.ts';
import styles from './Results.module.css';

interface ResultsProps {
  id: string;
  list: Ref<HTMLDivElement>;
  groups: readonly Group[];
  activeKey: string | undefined;
  idOf: (key: string) => string;
  /** Called on following a result. */
  onOpen: () => void;
}

/** The results: links for a pointer, options for the keyboard; the focus stays in the field. */
export function Results({ id, list, groups, activeKey, idOf, onOpen }: ResultsProps) {
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.results} className={styles.list}>
      {groups.map(({ kind, label, shown }) => (
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className={styles.group}>
          <div id={`${id}${kind}`} role="presentation" className={styles.label}>
            {label}
          </div>
          {shown.map(({ key, icon, title, detail, to, state }) => (
            <Link
              key={key}
              id={idOf(key)}
              role="option"
              aria-selected={key === activeKey}
              tabIndex={-1}
              className={styles.option}
              to={to}
              state={state}
              onClick={onOpen}
            >
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {detail && <span className={styles.detail}> {detail}</span>}
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
