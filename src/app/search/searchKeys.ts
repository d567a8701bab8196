import { readText, removeText, storageKey, writeText } from '../../lib/storage.ts';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A single-key shortcut can be switched off (WCAG 2.1.4); stored on this device. */
const slashKey = storageKey('no-slash');

/** True if "/" opens the search. */
export const slashIsOn = (): boolean => readText(slashKey) === null;

/** Stores whether "/" opens the search. */
export function persistSlash(on: boolean): void {
  if (on) removeText(slashKey);
  else writeText(slashKey, 'off');
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut's name on this keyboard. */
export const searchKeyName = (): string => (isMac() ? '⌘ K' : 'Ctrl K');

/** True for Ctrl+K, Cmd+K or "/", but not while the user types or a dialog is open. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false;
  const chord = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
  // Some keyboards need Shift for "/".
  const slash = key === '/' && !ctrlKey && !metaKey && slashIsOn();
  if (!chord && !slash) return false;
  if (target instanceof Element && target.closest(fields) !== null) return false;
  return document.querySelector('dialog[open]') === null;
}
