import { useField } from 'formik';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './submit.module.css';
import { findLinkProblem } from './linkProblem.ts';
import { linkTexts } from '../task/texts.ts';
import { isAcceptedLink, isWebLink, sentLink } from '../../lib/links.ts';
import { paths } from '../../paths.ts';
import { typeInto } from '../../lib/typeInto.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { commonTexts } from '../../ui/texts.ts';
import fieldStyles from '../../ui/form/Field.module.css';
import { Field } from '../../ui/form/Field.tsx';
import { Counter } from '../../ui/form/TextAreaField.tsx';
import { isSubmitTap } from '../../ui/form/nextPaint.ts';

interface LinkAdviceProps {
  /** The link, debounced while the user types. */
  link: string;
  fits: (link: string) => boolean;
  onUse: (meant: string) => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/**
 * Says why a mentor may be unable to open a link, with a button if the correction is certain. A
 * field that was empty at first keeps its lines, to avoid a layout shift.
 */
function LinkAdvice({ link, fits, onUse, buttonRef }: LinkAdviceProps) {
  const { reason, meant = null } = findLinkProblem(link, fits) ?? {};
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
            <p className={`line start gap-2 ${styles.reason}`}>
              <Icon name="info" /> <span>{linkTexts[reason]}</span>
            </p>
          )}
          {meant !== null && (
            <p className={`breaks ${styles.meant}`}>
              {linkTexts.didYouMean} <strong translate="no">{meant}</strong>
            </p>
          )}
        </div>
        {meant !== null && (
          <Button
            ref={buttonRef}
            variant="secondary"
            className={styles.use}
            // The focus stays in the field, so that a phone's keyboard stays open.
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
          <a href={paths.onlyPhone} target="_blank" rel="noopener noreferrer" className="reach">
            {linkTexts.onlyPhone}
            <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
          </a>
        </div>
      )}
    </>
  );
}

const PAUSE = 800;

interface LinkFieldProps {
  name: string;
  label: string;
  hint: string;
  /** The longest link to send, and the function that measures it. */
  limit: number;
  count: (text: string) => number;
}

/**
 * Shows the field for the link to the work. When the focus leaves it, it shows the link as it will
 * be sent.
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

  const leave = () => {
    const link = isWebLink(value) && isAcceptedLink(value) ? sentLink(value) : value;
    if (link !== value) void setValue(link);
    // Advice that appears now would move the button away from the tap.
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
            <Counter text={value} limit={limit} count={count} />
          </>
        )}
      </Field>
      <LinkAdvice
        link={written}
        fits={(link) => count(sentLink(link)) <= limit}
        buttonRef={correction}
        onUse={(meant) => {
          if (input.current) typeInto(input.current, meant, 0, value.length);
          setWritten(meant);
        }}
      />
    </div>
  );
}
