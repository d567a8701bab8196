import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { paths } from '../paths.ts';
import { accountTexts } from './texts.ts';
import { registerHelpTexts as texts } from './registerHelpTexts.ts';
import { useOnward } from './goOn.ts';
import ResendMail from './ResendMail.tsx';

/** For a user whose address already has an account: the login, and a new confirmation mail. */
export default function RegisterHelp({ email }: { email: string }): ReactNode {
  const onward = useOnward();
  const help = useRef<HTMLDivElement>(null);

  // It is below a long form, and may be out of view.
  useEffect(() => {
    help.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={help}>
      <Notice
        title={texts.title(email)}
        action={
          <>
            <ButtonLink variant="secondary" to={paths.login} state={{ ...onward, email }}>
              {accountTexts.login}
            </ButtonLink>
            <ResendMail purpose="confirm" email={email} />
          </>
        }
      >
        {texts.text}
      </Notice>
    </div>
  );
}
