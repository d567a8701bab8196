/** Keys that a touch keyboard lacks. */
const HARD_KEYS = new Set(['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'Control', 'Meta']);

/** Shows keyboard hints on a touch screen device too, once a key shows that it has a keyboard. */
export function noticeKeyboard({ key }: KeyboardEvent): void {
  if (HARD_KEYS.has(key)) document.documentElement.dataset['keyboard'] = '';
}
