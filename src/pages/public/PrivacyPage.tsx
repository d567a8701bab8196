import { paths } from '../../config/paths.ts';
import { privacyText } from '../../texts/public/legal.ts';
import { LegalText } from './parts/LegalText.tsx';

/** What is stored about a visitor, and where. */
export default function PrivacyPage() {
  return <LegalText text={privacyText} path={paths.privacy} />;
}
