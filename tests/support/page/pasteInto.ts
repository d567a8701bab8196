import type { UserEvent } from '@testing-library/user-event';

/**
 * Pastes words into a field: each key renders the page again, so only tests about keys type. If the
 * page has just moved the focus, to its heading or to an error, the field is clicked again.
 */
export async function pasteInto(user: UserEvent, field: Element, words: string): Promise<void> {
  await user.click(field);
  if (document.activeElement !== field) await user.click(field);
  await user.paste(words);
}
