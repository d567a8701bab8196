import { paths } from '../paths.ts';
import { privacyText } from './legalTexts.ts';
import { LegalText } from './parts.tsx';

/** Explains which data is stored about a user, and where. */
export default function PrivacyPage() {
  return <LegalText text={privacyText} path={paths.privacy} />;
}
