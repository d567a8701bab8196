import { readText, removeText, storageKey, writeText } from '../../platform/storage/storage.ts';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A single key as a shortcut can be switched off (WCAG 2.1.4); kept on this device. */
const slashKey = storageKey('no-slash');

/** True where "/" opens the search. */
export const slashIsOn = (): boolean => readText(slashKey) === null;

/** Keeps whether "/" opens the search. */
export function setSlash(on: boolean): void {
  if (on) removeText(slashKey);
  else writeText(slashKey, 'off');
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut as this keyboard has it. */
export const searchKeyName = (): string => (isMac() ? '⌘ K' : 'Ctrl K');

/**
 * True where a pressed key asks for the search: Ctrl+K, Cmd+K or "/". Never while somebody writes in a
 * field, nor while a dialog has to be answered.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false;
  const chord = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
  // On some keyboards "/" takes Shift.
  const slash = key === '/' && !ctrlKey && !metaKey && slashIsOn();
  if (!chord && !slash) return false;
  if (target instanceof Element && target.closest(fields) !== null) return false;
  return document.querySelector('dialog[open]') === null;
}
