import { screen } from '@testing-library/react';
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

/** Replaces the text of a field of the page, or of one part of it. '' empties the field. */
export async function fill(
  user: UserEvent,
  label: string | RegExp,
  text: string,
  part: Pick<typeof screen, 'findByLabelText'> = screen,
): Promise<void> {
  const field = await part.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await pasteInto(user, field, text);
}
