/**
 * Replaces part of a text field as if the user had typed it: the field has the focus, the cursor is
 * behind the text, and the browser can undo it.
 */
export function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  start: number,
  end: number = start,
): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (text === '') return;
  // The command is deprecated, but nothing else keeps the field's undo history.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
