import { Notice } from '../ui/Notice.tsx';
import { resendTexts } from './resendTexts.ts';

/** Explains a refused request for a reset link, and what to do. */
export default function MailUnderWay() {
  return <Notice tone="warning">{resendTexts.underWay.reset}</Notice>;
}
