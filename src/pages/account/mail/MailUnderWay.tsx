import { Notice } from '../../../components/ui/Notice.tsx';
import { resendTexts } from '../../../texts/account/resend.ts';

/** Explains a refused request for a reset link, and what to do. */
export default function MailUnderWay() {
  return <Notice tone="warning">{resendTexts.underWay.reset}</Notice>;
}
