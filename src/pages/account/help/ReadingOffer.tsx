import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paths } from '../../../config/paths.ts';
import { isRecord } from '../../../platform/isRecord.ts';
import { sessionOf, storedToken } from '../../../platform/session.ts';
import { readingTexts as texts } from '../../../texts/shell/reading.ts';

/** Offers to read what the device stores, to a mentee whose login has ended. */
export default function ReadingOffer() {
  const { state } = useLocation();
  const hasNothing = isRecord(state) && state['hasNothing'] === true;
  if (hasNothing || sessionOf(storedToken(), 0)?.role !== 'MENTEE') return null;
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" to={paths.dashboard}>
          {texts.read}
        </ButtonLink>
      }
    >
      <p>{texts.offer}</p>
    </Notice>
  );
}
