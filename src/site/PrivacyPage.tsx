import { paths } from '../paths.ts';
import { privacyText } from './legalTexts.ts';
import { LegalText } from './parts.tsx';

/** What is stored about a visitor, and where. */
export default function PrivacyPage() {
  return <LegalText text={privacyText} path={paths.privacy} />;
}
