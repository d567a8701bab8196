import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paths } from '../../../config/paths.ts';
import { accountTexts } from '../../../texts/account/account.ts';
import { registerHelpTexts as texts } from '../../../texts/account/registerHelp.ts';
import ResendMail from '../mail/ResendMail.tsx';

/** The ways on for somebody whose address has an account already: the login, and a new mail. */
export default function RegisterHelp({ email }: { email: string }): ReactNode {
  const help = useRef<HTMLDivElement>(null);

  // It comes below a long form, maybe below the screen's edge.
  useEffect(() => {
    help.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={help}>
      <Notice
        title={texts.title(email)}
        action={
          <>
            <ButtonLink variant="secondary" to={paths.login} state={{ email }}>
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
