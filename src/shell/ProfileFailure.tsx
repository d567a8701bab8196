import type { ApiError } from '../api/errors.ts';
import { LoadFailure } from '../components/async/AsyncView.tsx';
import { Button, ButtonLink } from '../components/ui/button/Button.tsx';
import { paths } from '../config/paths.ts';
import { shellTexts as texts } from '../texts/shell/shell.ts';

interface ProfileFailureProps {
  error: ApiError;
  retry: () => void;
  onLogout: () => void;
}

/**
 * Why one's own profile could not be loaded. The service's bare 500 may pass, but somebody whose account
 * was deleted gets it every time: nothing tells the two apart, so every way on is offered.
 */
export function ProfileFailure({ error, retry, onLogout }: ProfileFailureProps) {
  if (error.kind !== 'refused') return <LoadFailure error={error} retry={retry} />;
  const ways = (
    <>
      <ButtonLink variant="secondary" to={paths.contact}>
        {texts.contact}
      </ButtonLink>
      <Button variant="secondary" onClick={onLogout}>
        {texts.logout}
      </Button>
    </>
  );
  return (
    <LoadFailure error={error} retry={retry} ways={ways}>
      <p>{texts.profileFailed}</p>
    </LoadFailure>
  );
}
