import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readText, removeText, storageKey, writeText } from '../../lib/storage.ts';
import styles from './DeskDialog.module.css';
import { gradingKeys } from './texts.ts';
import { gradingTexts as texts } from '../texts.ts';
import hint from '../../ui/KeyHint.module.css';
import { classes } from '../../ui/hooks.ts';

interface KeyHelpProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  letters: boolean;
  onLetters: (letters: boolean) => void;
}

/** The dialog's keys, and a switch for the single letters. */
export function KeyHelp({ open, onToggle, letters, onLetters }: KeyHelpProps) {
  return (
    <details
      className={classes(styles.help, hint.hint)}
      data-key="help"
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{texts.keys}</summary>
      <dl className={styles.keys}>
        {gradingKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input
          type="checkbox"
          checked={letters}
          onChange={(event) => onLetters(event.target.checked)}
        />
        {texts.letters}
      </label>
    </details>
  );
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Actions by key: letters in lower case, `mod+enter` and `mod+shift+enter` for Ctrl or Cmd. */
type Shortcuts = Record<string, () => void>;

function nameOf(event: KeyboardEvent): string | null {
  const mod = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter') return mod ? `mod+${event.shiftKey ? 'shift+' : ''}enter` : null;
  return mod || event.altKey || event.isComposing ? null : event.key.toLowerCase();
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELDS);

/**
 * Listens to keys inside a dialog. Single letters are ignored in fields and where the user has
 * switched them off (WCAG 2.1.4), all keys while another dialog is above.
 * @param inside an element of the dialog
 */
export function useShortcuts(
  inside: RefObject<HTMLElement | null>,
  shortcuts: Shortcuts,
  letters: boolean,
): void {
  const latest = useRef({ shortcuts, letters });
  useLayoutEffect(() => {
    latest.current = { shortcuts, letters };
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const dialog = inside.current?.closest('dialog');
      const here = event.target === document.body || dialog?.contains(asNode(event.target));
      const name = nameOf(event);
      if (!here || name === null || event.defaultPrevented) return;
      const { shortcuts: known, letters: handled } = latest.current;
      if (!name.startsWith('mod+') && (!handled || event.repeat || isField(event.target))) return;
      const action = known[name];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inside]);
}

const asNode = (target: EventTarget | null): Node | null =>
  target instanceof Node ? target : null;

const key = storageKey('letterKeys');

/** Whether single letters are heard in the grading dialog: a choice of this device. */
export const lettersAreOn = (): boolean => readText(key) !== 'off';

/** Stores it. */
export function storeLetters(on: boolean): void {
  if (on) removeText(key);
  else writeText(key, 'off');
}
