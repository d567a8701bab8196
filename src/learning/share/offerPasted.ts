import { paths } from '../../paths.ts';
import { ownState } from '../../auth/linkState.ts';
import { announce } from '../../ui/notices.ts';
import { pastedTexts as texts } from './pastedTexts.ts';

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
    title: texts.title,
    text: texts.text,
    action: { label: texts.choose, to: paths.share, state: ownState({ shared: link }) },
  });
}
