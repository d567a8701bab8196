import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { bellTexts as texts } from './bellTexts.ts';
import styles from './BellPanel.module.css';
import type { Item } from './items.tsx';

/** How many entries a group shows; the pages have all of them. */
const SHOWN = 20;

interface NewsListProps {
  title: string;
  items: readonly Item[];
  onFollow: () => void;
}

/** A group of entries, each a link to its page; nothing where the group is empty. */
export function NewsList({ title, items, onFollow }: NewsListProps) {
  const id = useId();
  const last = items[items.length - 1];
  if (last === undefined) return null;
  return (
    <section>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      <ul role="list" aria-labelledby={id}>
        {items.slice(0, SHOWN).map(({ key, icon, text, when, to, state, isNew }) => (
          <li key={key}>
            <Link to={to} state={state} className={styles.item} onClick={onFollow}>
              <span className={styles.icon} data-new={isNew}>
                <Icon name={icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.text}>
                  {isNew && <span className="visually-hidden">{texts.isNew}: </span>}
                  {text}
                </span>
                <span className={styles.when}>{when}</span>
              </span>
              {isNew && <span className={styles.dot} aria-hidden="true" />}
            </Link>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <p className={styles.more}>
          {texts.more(items.length - SHOWN)}:{' '}
          <Link to={last.all.to} onClick={onFollow}>
            {last.all.label}
          </Link>
        </p>
      )}
    </section>
  );
}
