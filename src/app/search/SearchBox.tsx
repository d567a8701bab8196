import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import hint from '../../ui/KeyHint.module.css';
import { Spinner } from '../../ui/Loading.tsx';
import { classes } from '../../ui/hooks.ts';
import { noticeKeyboard } from '../../lib/device.ts';
import { searchButtonTexts as texts } from '../frame/texts.ts';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';
import { isSearchKey, searchKeyName } from './searchKeys.ts';
import styles from './SearchBox.module.css';

const load = () => import('./SearchDialog.tsx');

/** The top bar's search box. A click, Ctrl+K, Cmd+K or "/" opens the search dialog. */
export function SearchBox() {
  const { Panel, open, setOpen, preload } = useLazyPanel(load);
  const latest = useRef(setOpen);
  // In a layout effect, so that the next key opens the search on the current page.
  useLayoutEffect(() => {
    latest.current = setOpen;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      noticeKeyboard(event);
      if (!isSearchKey(event)) return;
      event.preventDefault();
      latest.current(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div role="search" className={`grow ${styles.search}`}>
      <button
        type="button"
        className={`line gap-2 edged ${styles.box}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {open && !Panel ? <Spinner /> : <Icon name="search" />}
        <span className={`grow ${styles.word}`}>{texts.search}</span>
        <kbd className={classes('fixed tiny', styles.key, hint.hint)} aria-hidden="true">
          {searchKeyName()}
        </kbd>
      </button>
      {open && Panel && <Panel onClose={() => setOpen(false)} />}
    </div>
  );
}
