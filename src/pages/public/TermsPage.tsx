import { paths } from '../../config/paths.ts';
import { termsText } from '../../texts/public/legal.ts';
import { LegalText } from './parts/LegalText.tsx';

/** The rules of the community. */
export default function TermsPage() {
  return <LegalText text={termsText} path={paths.terms} />;
}
