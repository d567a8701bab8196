import { withUserId } from '../../auth/linkState.ts';
import { paths } from '../../paths.ts';
import { announce } from '../../ui/notices.ts';

const pastedTexts = {
  title: 'You pasted a link',
  text: 'Is it your work for a task? Nothing is sent yet.',
  choose: 'Choose the task',
} as const;

/** Elements that handle a paste themselves. */
const fields = 'input, textarea, select, [contenteditable], dialog';

/** Offers to submit a link that was pasted outside of all fields; other text is ignored. */
export function offerPasted(target: EventTarget | null, pasted = ''): void {
  const link = pasted.trim();
  if (!/^https?:\/\/\S+$/i.test(link)) return;
  if (target instanceof Element && target.closest(fields)) return;
  announce({
    kind: 'info',
    title: pastedTexts.title,
    text: pastedTexts.text,
    action: { label: pastedTexts.choose, to: paths.share, state: withUserId({ shared: link }) },
  });
}
