import { useCallback } from 'react';
import type { ApiError } from '../../api/errors.ts';
import type { ProfileEdit } from '../../api/user.ts';
import { forgetNumber } from '../../platform/storage/numberOffer.ts';
import { refusalOf } from '../../slices/apiThunk.ts';
import { editProfile } from '../../slices/userSlice.ts';
import { useAppDispatch, useSession } from '../../store/hooks.ts';

/** True where the service refuses the phone number; only its message shows that. */
export const isPhoneRefused = ({ status, message }: ApiError): boolean =>
  status === 400 && message.includes('Invalid phone number');

/**
 * Saves the user's own profile. Once the service accepts a phone number, the stored refused one is
 * deleted.
 * @returns why it was refused, or null where it was accepted
 */
export function useSaveProfile(): (edit: ProfileEdit) => Promise<ApiError | null> {
  const dispatch = useAppDispatch();
  const { userId } = useSession();
  return useCallback(
    async (edit) => {
      const refusal = refusalOf(await dispatch(editProfile(edit)));
      if (refusal === null && edit.phoneNumber !== undefined) forgetNumber(userId);
      return refusal;
    },
    [dispatch, userId],
  );
}
