import { ownState } from '../../auth/linkState.ts';
import { paths } from '../../paths.ts';
import { announce } from '../../ui/notices.ts';

const pastedTexts = {
  title: 'You pasted a link',
  text: 'Is it your work for a task? Nothing is sent yet.',
  choose: 'Choose the task',
} as const;

/** Where a paste has a meaning of its own. */
const fields = 'input, textarea, select, [contenteditable], dialog';

/**
 * Offers to hand in a link that was pasted beside all fields; any other text is left alone.
 * @param target where it was pasted
 */
export function offerPasted(target: EventTarget | null, pasted = ''): void {
  const link = pasted.trim();
  if (!/^https?:\/\/\S+$/i.test(link)) return;
  if (target instanceof Element && target.closest(fields)) return;
  announce({
    kind: 'info',
    title: pastedTexts.title,
    text: pastedTexts.text,
    action: { label: pastedTexts.choose, to: paths.share, state: ownState({ shared: link }) },
  });
}
