import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts words into a field at once: each key draws the page anew, so only tests about keys type. Where the page
 * has just moved the focus, to its heading or to what is wrong, the field is tapped again.
 */
export async function pasteInto(user: UserEvent, field: Element, words: string): Promise<void> {
  await user.click(field);
  if (document.activeElement !== field) await user.click(field);
  await user.paste(words);
}
