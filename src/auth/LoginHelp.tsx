import type { ReactNode } from 'react';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { commonTexts } from '../ui/texts.ts';
import { loginHelpTexts as texts } from './loginHelpTexts.ts';
import { troubleOf, type Refused, type Trouble } from './loginTrouble.ts';
import { useOnward } from './goOn.ts';
import ResendMail from './ResendMail.tsx';

/**
 * Explains why the service refused a login, and offers the next step.
 * @param attempts those made on this page, the latest last; without trouble nothing is shown
 */
export default function LoginHelp({ attempts }: { attempts: readonly Refused[] }) {
  const trouble = troubleOf(attempts);
  const onward = useOnward();
  const { email = '', message = '' } = attempts[attempts.length - 1] ?? {};
  if (trouble === null) return null;
  const reset = (
    <ButtonLink variant="secondary" to={paths.forgotPassword} state={{ ...onward, email }}>
      {texts.reset}
    </ButtonLink>
  );
  const write = (
    <ButtonAnchor variant="secondary" href={`mailto:${brand.email}`}>
      {texts.write}
    </ButtonAnchor>
  );
  const both = (
    <>
      {write}
      {reset}
    </>
  );
  const help: Record<Trouble, [title: string, text: string, action: ReactNode]> = {
    unconfirmed: [
      texts.unconfirmed,
      texts.unconfirmedText,
      <ResendMail key={email} purpose="confirm" email={email} />,
    ],
    twice: [texts.twice, texts.twiceText, reset],
    thrice: [texts.thrice, texts.thriceText, both],
    locked: [texts.locked, texts.lockedText, both],
    deactivated: [
      texts.deactivated,
      texts.deactivatedText,
      <ButtonLink key="contact" variant="secondary" to={paths.contact}>
        {texts.contact}
      </ButtonLink>,
    ],
    clock: [texts.clock, texts.clockText, null],
    limit: [
      texts.limit,
      `${message} ${texts.limitText}`,
      <ButtonLink key="start" variant="secondary" to={paths.home}>
        {commonTexts.toStart}
      </ButtonLink>,
    ],
  };
  const [title, text, action] = help[trouble];
  return (
    <Notice tone="warning" title={title} action={action}>
      {text}
    </Notice>
  );
}
