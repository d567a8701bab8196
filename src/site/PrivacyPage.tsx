import { paths } from '../paths.ts';
import { privacyText } from './legalTexts.ts';
import { LegalText } from './parts.tsx';

/** The data that is stored about a user, and the places where it is stored. */
export default function PrivacyPage() {
  return <LegalText text={privacyText} path={paths.privacy} />;
}
