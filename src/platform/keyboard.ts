/** Keys that a keyboard on the screen does not have. */
const HARD_KEYS = new Set(['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'Control', 'Meta']);

/** Shows hints for the keyboard on a device with a touch screen too, once a key says that it has one. */
export function noticeKeyboard({ key }: KeyboardEvent): void {
  if (HARD_KEYS.has(key)) document.documentElement.dataset['keyboard'] = '';
}
