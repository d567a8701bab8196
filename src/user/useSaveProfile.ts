import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { clientError, type ApiError } from '../api/errors.ts';
import { forgetNumber } from './numberOffer.ts';
import { refusalOf, requestIn, type NeedsRequests, type StoreOf } from '../api/query/query.ts';
import { editProfile, loadProfile, type ProfileEdit } from './userSlice.ts';
import { useSession } from '../auth/useSession.ts';
import { untilEnded } from '../api/query/readAll.ts';
import type { NeedsUser } from './useProfile.ts';
import { profileFormTexts } from './formTexts.ts';
import { valuesOf } from './profileValues.ts';

/** True where the service refuses the phone number; only its message shows that. */
export const isPhoneRefused = ({ status, message }: ApiError): boolean =>
  status === 400 && message.includes('Invalid phone number');

/**
 * Reads a profile of an earlier visit again: saving replaces all fields, those changed elsewhere too.
 * @returns true if it was changed there
 */
async function isOutdated(store: StoreOf<NeedsUser & NeedsRequests>): Promise<boolean> {
  const request = () => requestIn(store.getState(), loadProfile.keyOf());
  const { profile: before } = store.getState().user;
  if (!request()?.fromSnapshot) return false;
  await store.dispatch(loadProfile());
  await untilEnded(store, loadProfile.keyOf());
  const { profile: now } = store.getState().user;
  return before && now ? JSON.stringify(valuesOf(before)) !== JSON.stringify(valuesOf(now)) : false;
}

/**
 * Saves the user's own profile. Once the service accepts a phone number, the stored refused one is
 * deleted.
 * @returns why it was refused, or null where it was accepted
 */
export function useSaveProfile(): (edit: ProfileEdit) => Promise<ApiError | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- dashboards have a person's store
  const store = useStore() as StoreOf<NeedsUser & NeedsRequests>;
  const { userId } = useSession();
  return useCallback(
    async (edit) => {
      if (await isOutdated(store)) {
        return { ...clientError('refused', null, profileFormTexts.notReplaced), hasAdvice: true };
      }
      const refusal = refusalOf(await store.dispatch(editProfile(edit)));
      if (refusal === null && edit.phoneNumber !== undefined) forgetNumber(userId);
      return refusal;
    },
    [store, userId],
  );
}
