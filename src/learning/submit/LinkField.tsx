import { useField } from 'formik';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './LinkField.module.css';
import { linkTrouble } from './linkTrouble.ts';
import { linkTexts } from '../task/texts.ts';
import { completeLink, isAcceptedLink, isWebLink, sentLink } from '../../lib/links.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import fieldStyles from '../../ui/form/Field.module.css';
import { Field } from '../../ui/form/Field.tsx';
import { Counter } from '../../ui/form/TextAreaField.tsx';
import { isSubmitTap } from '../../ui/form/nextPaint.ts';

interface LinkAdviceProps {
  /** The link, once its writer has paused or left the field. */
  link: string;
  /** Called with the link that was meant. */
  onUse: (meant: string) => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/**
 * The reason why a mentor may be unable to open a link, and a button that corrects it if that is certain. A
 * field that began empty also says how to get a link: its lines stay, so that nothing moves.
 */
function LinkAdvice({ link, onUse, buttonRef }: LinkAdviceProps) {
  const { reason, meant = null } = linkTrouble(link) ?? {};
  const [isNew] = useState(link === '');
  const waysId = useId();
  return (
    <>
      <div
        className={`stack gap-2 small ${styles.advice}`}
        data-shown={reason !== undefined || undefined}
      >
        <div role="status">
          {reason && (
            <p className={`line gap-2 ${styles.words}`}>
              <Icon name="info" /> {linkTexts[reason]}
            </p>
          )}
          {meant !== null && (
            <p className={styles.meant}>
              {linkTexts.meant} <strong>{meant}</strong>
            </p>
          )}
        </div>
        {meant !== null && (
          <Button
            ref={buttonRef}
            variant="secondary"
            className={styles.use}
            // A press leaves the focus in the field: nothing moves, and a phone's keyboard stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(meant)}
          >
            {linkTexts.use}
          </Button>
        )}
      </div>
      {isNew && (
        <div className={`soft small ${styles.ways}`}>
          <p id={waysId}>{linkTexts.waysTitle}</p>
          <ul role="list" aria-labelledby={waysId}>
            {linkTexts.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** How long a writer pauses before their link counts as written, in milliseconds. */
const PAUSE = 800;

interface LinkFieldProps {
  name: string;
  label: string;
  hint: string;
  /** How long the link may be as it is sent, and how that is counted. */
  limit: number;
  count: (text: string) => number;
}

/**
 * The link to the submitted work, with advice where a mentor may not be able to open it; leaving the
 * field completes it with https, as it will be sent.
 */
export function LinkField({ name, label, hint, limit, count }: LinkFieldProps) {
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
      <Field<string> name={name} label={label} hint={hint}>
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
            <Counter text={sentLink(value)} limit={limit} count={count} />
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
