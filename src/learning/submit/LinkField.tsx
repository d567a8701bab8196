import { useField } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import fieldStyles from '../../ui/form/Field.module.css';
import { Counter } from '../../ui/form/TextAreaField.tsx';
import { isSubmitTap } from '../../ui/form/submitTap.ts';
import { completeLink, isAcceptedLink, isWebLink, sentLink } from '../../lib/links.ts';
import { submitTexts as texts } from '../task/texts.ts';
import { LinkAdvice } from './LinkAdvice.tsx';
import type { Limit } from '../../tasks/formSchemas.ts';

/** How long a writer pauses before their link counts as written, in milliseconds. */
const PAUSE = 800;

interface LinkFieldProps {
  name: string;
  /** How long the link may be as it is sent. */
  limit: Limit;
}

/**
 * The link to the submitted work, with advice where a mentor may not be able to open it; leaving the
 * field completes it with https, as it will be sent.
 */
export function LinkField({ name, limit }: LinkFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const [written, setWritten] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const correction = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWritten(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);

  const use = (link: string) => {
    void setValue(link);
    setWritten(link);
  };
  const leave = () => {
    const link = isWebLink(value) && isAcceptedLink(value) ? completeLink(value) : value;
    if (link !== value) void setValue(link);
    // Advice that comes up now would move the button from under the tap.
    if (!isSubmitTap()) setWritten(link);
  };
  return (
    <div>
      <Field<string> name={name} label={texts.url} hint={texts.urlHint}>
        {(control) => (
          <>
            <input
              {...control}
              ref={input}
              type="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={fieldStyles.input}
              value={value}
              onChange={(event) => void setValue(event.target.value)}
              onBlur={({ relatedTarget }) => {
                const isCorrecting = relatedTarget !== null && relatedTarget === correction.current;
                if (!isCorrecting) leave();
                control.onBlur();
              }}
            />
            <Counter text={sentLink(value)} limit={limit.most} count={limit.count} />
          </>
        )}
      </Field>
      <LinkAdvice
        link={written}
        buttonRef={correction}
        onUse={(meant) => {
          use(meant);
          input.current?.focus();
        }}
      />
    </div>
  );
}
