import type { ApiError } from '../../api/errors.ts';
import { LoadFailure } from '../../ui/AsyncView.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { paths } from '../../paths.ts';
import { shellTexts as texts } from './texts.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

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
