import type { ApiError } from '../api/errors.ts';
import { LoadFailure } from '../components/async/AsyncView.tsx';
import { Button, ButtonLink } from '../components/ui/button/Button.tsx';
import { paths } from '../config/paths.ts';
import { shellTexts as texts } from '../texts/shell/shell.ts';
import { notLoadedTexts } from '../texts/notLoaded.ts';

interface ProfileFailureProps {
  error: ApiError;
  retry: () => void;
  onLogout: () => void;
}

/**
 * Why the user's own profile failed to load. The service's bare 500 may be temporary, but a deleted
 * account gets it every time. The two cannot be told apart, so every way on is offered.
 */
export function ProfileFailure({ error, retry, onLogout }: ProfileFailureProps) {
  if (error.kind !== 'refused')
    return <LoadFailure error={error} retry={retry} title={notLoadedTexts.profile} />;
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
    <LoadFailure error={error} retry={retry} title={notLoadedTexts.profile} ways={ways}>
      <p>{texts.profileFailed}</p>
    </LoadFailure>
  );
}
