import type { UserEvent } from '@testing-library/user-event';

/**
 * Pastes words into a field, because each key renders the page again. If the page has just moved
 * the focus, the field is clicked again.
 */
export async function pasteInto(user: UserEvent, field: Element, words: string): Promise<void> {
  await user.click(field);
  if (document.activeElement !== field) await user.click(field);
  await user.paste(words);
}
