import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../api/errors.ts';
import { lengthOf } from '../lib/format.ts';
import { isSame } from '../lib/values.ts';
import { DiscardDialog } from '../ui/dialog/Dialog.tsx';
import { AppForm } from '../ui/form/AppForm.tsx';
import { TextAreaField } from '../ui/form/TextAreaField.tsx';
import { useIsMounted } from '../ui/hooks.ts';
import { FormRefusal } from '../ui/form/Refusal.tsx';
import { TextField } from '../ui/form/Field.tsx';
import { Button } from '../ui/Button.tsx';
import { sentenceOf, withAvailability } from './availability.ts';
import { clearDraft, draftOf, readDraft } from './drafts.ts';
import { continueWithoutNumber, isWithoutNumber } from './person.ts';
import { useDraft } from './useDraft.ts';
import { useProfile } from './useProfile.ts';
import { useSession } from '../auth/useSession.ts';
import { profileTexts } from './texts.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import {
  BirthDateField,
  CountryField,
  GenderField,
  PhoneField,
  StateField,
  TechnologiesField,
} from './fields.tsx';
import { AvailabilityField } from './AvailabilityField.tsx';
import { RefusedNumber } from './RefusedNumber.tsx';
import styles from './ProfileEditor.module.css';
import { DESCRIPTION_LIMIT, profileSchema } from './profileSchema.ts';
import {
  type Audience,
  editOf,
  isPhoneRefused,
  type ProfileValues,
  useSaveProfile,
  valuesOf,
} from './profileForm.ts';
import { SavedElsewhere } from './SavedElsewhere.tsx';

interface ProfileEditorProps {
  audience: Audience;
  onSaved: () => void;
  /** Closes the editor. It is absent while the profile has to be completed. */
  onCancel: (() => void) | undefined;
}

/** Compares the form with the saved profile, not with a draft from which Formik started. */
const isChanged = (values: ProfileValues, saved: ProfileValues): boolean =>
  !isSame(editOf(values), editOf(saved));

/** Says how much of the limit a mentor's availability leaves. */
function descriptionHint(values: ProfileValues, audience: Audience): string {
  const sentence = sentenceOf(values);
  if (sentence === '') return texts.descriptionHint[audience];
  return texts.beginsWith(sentence, DESCRIPTION_LIMIT - lengthOf(sentence) - 1);
}

/**
 * Shows the form of the nine fields of a profile, with a draft until it is saved. The fields are
 * grouped by who sees them.
 */
export default function ProfileEditor({ audience, onSaved, onCancel }: ProfileEditorProps) {
  const save = useSaveProfile();
  const profile = useProfile();
  const { userId } = useSession();
  const newest = useMemo(() => valuesOf(profile, audience), [profile, audience]);
  const [from, setFrom] = useState<ProfileValues>(() => ({
    ...newest,
    ...readDraft(userId, draftOf.profile)?.seen,
  }));
  const [confirming, setConfirming] = useState(false);
  const isMentee = audience === 'mentee';
  const [withoutNumber, setWithoutNumber] = useState(() => isWithoutNumber(userId));
  const schema = useMemo(
    () => profileSchema({ description: isMentee, phoneNumber: !withoutNumber }),
    [isMentee, withoutNumber],
  );

  const isMounted = useIsMounted();
  const draft = useDraft({ userId, subject: draftOf.profile, from }, newest);

  const submit = async (values: ProfileValues): Promise<ApiError | null> => {
    const refusal = await save(editOf(values));
    // A late response does not move a user who has left, or who has opened a dialog over the form.
    const isCovered = document.querySelector('dialog[open]') !== null;
    if (refusal === null && isMounted.current && !isCovered) onSaved();
    return refusal;
  };

  const chooseWithoutNumber = () => {
    continueWithoutNumber(userId);
    setWithoutNumber(true);
  };

  const explain = (error: ApiError, { phoneNumber }: ProfileValues) =>
    isPhoneRefused(error) && (
      <RefusedNumber number={phoneNumber} onContinueWithout={chooseWithoutNumber} />
    );

  const discard = () => {
    // The form stores its last input when it unmounts, so the draft can be cleared only after that.
    flushSync(() => onCancel?.());
    clearDraft(userId, draftOf.profile);
  };

  // Mentees see a mentor's place, but mentors do not see a mentee's.
  const place = (
    <>
      <CountryField />
      <StateField />
    </>
  );

  return (
    <AppForm
      label={texts.label}
      initialValues={newest}
      schema={schema}
      onSubmit={submit}
      explain={explain}
      draft={draft}
    >
      {({ isSubmitting, values }) => (
        <>
          <SavedElsewhere newest={newest} from={from} onTaken={setFrom} />
          <div className="stack gap-5">
            <fieldset className={`stack bare ${styles.part}`}>
              <legend>{texts.shown[audience].yes}</legend>
              <TextField
                name="firstName"
                label={texts.labels.firstName}
                autoComplete="given-name"
              />
              <TextField name="lastName" label={texts.labels.lastName} autoComplete="family-name" />
              {!isMentee && place}
              <div className={styles.wide}>
                <TechnologiesField />
              </div>
              {!isMentee && (
                <div className={styles.wide}>
                  <AvailabilityField />
                </div>
              )}
              <div className={styles.wide}>
                <TextAreaField
                  name="description"
                  label={texts.labels.description}
                  hint={descriptionHint(values, audience)}
                  required={isMentee}
                  limit={DESCRIPTION_LIMIT}
                  count={(text) => lengthOf(withAvailability(values, text))}
                  rows={3}
                />
              </div>
            </fieldset>
            <fieldset className={`stack bare ${styles.part}`}>
              <legend>{texts.shown[audience].no}</legend>
              <BirthDateField />
              <GenderField />
              {isMentee && place}
              <PhoneField required={!withoutNumber} />
            </fieldset>
          </div>
          <FormRefusal />
          <div className="row">
            <Button type="submit" size="lg" busy={isSubmitting}>
              {profileTexts.save}
            </Button>
            {onCancel && (
              <Button
                size="lg"
                variant="secondary"
                onClick={isChanged(values, newest) ? () => setConfirming(true) : discard}
              >
                {profileTexts.cancel}
              </Button>
            )}
          </div>
          {confirming && (
            <DiscardDialog
              texts={profileTexts}
              onDiscard={discard}
              onCancel={() => setConfirming(false)}
            />
          )}
        </>
      )}
    </AppForm>
  );
}
