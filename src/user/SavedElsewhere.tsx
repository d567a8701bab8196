import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { isSame } from '../lib/values.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { fieldWords } from './fieldWords.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import type { ProfileValues } from './profileForm.ts';

const { labels } = texts;

type Name = keyof typeof labels;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys
const names = Object.keys(labels) as Name[];

/** Formats a field's value in the words of the form. */
function formatValue(name: Name, values: ProfileValues): string {
  return fieldWords(name, values[name], values.awayUntil) || texts.empty;
}

interface SavedElsewhereProps {
  newest: ProfileValues;
  from: ProfileValues;
  onTaken: (from: ProfileValues) => void;
}

/**
 * Puts values that were saved on another device into the unchanged fields, and shows the fields
 * that were changed on both sides.
 */
export function SavedElsewhere({ newest, from, onTaken }: SavedElsewhereProps) {
  const { values, setValues, setFieldValue } = useFormikContext<ProfileValues>();
  const isNew = (name: Name) => !isSame(newest[name], from[name]);
  const untouched = names.filter((name) => isNew(name) && isSame(values[name], from[name]));
  const disputed = names.filter(
    (name) =>
      isNew(name) && !isSame(values[name], from[name]) && !isSame(values[name], newest[name]),
  );

  useEffect(() => {
    if (untouched.length === 0) return;
    const taken = Object.fromEntries(untouched.map((name) => [name, newest[name]]));
    void setValues({ ...values, ...taken });
    onTaken({ ...from, ...taken });
  });

  if (disputed.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.savedElsewhere}>
      <ul role="list" className="stack gap-2 words">
        {disputed.map((name) => (
          <li key={name}>
            <p>
              {texts.differs(labels[name], formatValue(name, newest), formatValue(name, values))}
            </p>
            <Button variant="quiet" onClick={() => void setFieldValue(name, newest[name])}>
              {texts.replaceWithSaved(labels[name])}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
