import { type ReactNode, useEffect, useRef } from 'react';
import ResendMail from './ResendMail.tsx';
import { useReturnTo } from './returnTo.ts';
import { accountTexts } from './texts.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

const registerHelpTexts = {
  title: (email: string) => `There is already an account with ${email}`,
  text: 'You may have created it just now, if the connection dropped before we could tell you. If the account is yours, log in. If you never got the confirmation email, we can send it again.',
} as const;

/** Offers the login and a new confirmation email if an account with this address exists. */
export default function RegisterHelp({ email }: { email: string }): ReactNode {
  const onward = useReturnTo();
  const help = useRef<HTMLDivElement>(null);

  // The offer stands below a long form and may be out of view.
  useEffect(() => {
    help.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={help}>
      <Notice
        title={registerHelpTexts.title(email)}
        action={
          <>
            <ButtonLink variant="secondary" to={paths.login} state={{ ...onward, email }}>
              {accountTexts.login}
            </ButtonLink>
            <ResendMail purpose="confirm" email={email} />
          </>
        }
      >
        {registerHelpTexts.text}
      </Notice>
    </div>
  );
}
