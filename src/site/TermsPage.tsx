import { paths } from '../paths.ts';
import { termsText } from './legalTexts.ts';
import { LegalText } from './parts.tsx';

/** Shows the terms of use. */
export default function TermsPage() {
  return <LegalText text={termsText} path={paths.terms} />;
}
