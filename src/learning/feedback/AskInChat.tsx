import { brand } from '../../brand.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { commonTexts } from '../../ui/texts.ts';

const texts = {
  ask: 'Ask in the community chat',
  note: 'Other learners answer there. Share no personal data.',
} as const;

/** Links to the community's chat where a mentee waits or works alone. */
export const AskInChat = () => (
  <div className="no-print">
    <ButtonAnchor variant="quiet" iconBefore="chat" href={brand.chatUrl} newTab>
      {texts.ask}
      <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
    </ButtonAnchor>
    <p className="soft small">{texts.note}</p>
  </div>
);
