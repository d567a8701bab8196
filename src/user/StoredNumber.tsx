import type { User } from './userSlice.ts';
import { useRef, useState } from 'react';
import type { ApiError } from '../api/errors.ts';

import { Refusal } from '../ui/form/Refusal.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/notices.ts';
import { readableHome } from './phone.ts';
import { numberToOffer, storeNumber } from './refusedNumber.ts';
import { storageIsSafe } from '../lib/storage.ts';
import { useProfile } from './useProfile.ts';
import { phoneTexts as texts } from './texts.ts';
import { editOf, isPhoneRefused, useSaveProfile, valuesOf } from './profileForm.ts';

/** The phone number that the profile was saved without, and a button to try it again. */
export function StoredNumber({ number }: { number: string }) {
  const profile = useProfile();
  const save = useSaveProfile();
  const button = useRef<HTMLButtonElement>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const stillRefused = error !== null && isPhoneRefused(error);
  const words = stillRefused ? texts.stillRefused : texts.refused;

  const tryAgain = async () => {
    setSending(true);
    setError(null);
    const refusal = await save(editOf(valuesOf(profile)));
    if (refusal && isPhoneRefused(refusal)) storeNumber(profile.id, number);
    setError(refusal);
    setSending(false);
  };

  return (
    <>
      <Notice
        title={texts.storedTitle}
        action={
          <Button ref={button} variant="secondary" busy={sending} onClick={() => void tryAgain()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {words(readableHome(number))} {storageIsSafe() ? texts.keeps : texts.keepsNothing}
      </Notice>
      {error && !stillRefused && <Refusal error={error} button={button} />}
    </>
  );
}

/** Offers to try a refused phone number again if it is time for that. */
export function offerNumber(profile: User, toProfile: string): void {
  const number = numberToOffer(profile);
  if (number === null) return;
  announce({
    kind: 'info',
    title: texts.offerTitle,
    text: texts.offer(readableHome(number)),
    action: { label: texts.toProfile, to: toProfile, state: null },
  });
}
