import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formTexts } from './texts.ts';
import { IconButton } from '../Button.tsx';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface PasswordFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}

/**
 * Shows a password field with a Caps Lock warning and a show/hide toggle, which keeps focus and
 * caret.
 */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggle = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    flushSync(() => setVisible(!isVisible));
    // Changing the type of a focused input moves the caret.
    if (input.current === document.activeElement)
      input.current?.setSelectionRange(selectionStart ?? null, selectionEnd ?? null);
  };
  const checkCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field<string>
      name={name}
      label={label}
      hint={hint}
      aside={
        <span className={styles.hint} role="status">
          {capsLock ? formTexts.capsLock : ''}
        </span>
      }
    >
      {(control, value, setValue) => (
        <div className={styles.withToggle}>
          <input
            {...control}
            ref={input}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyUp={checkCapsLock}
            onKeyDown={checkCapsLock}
          />
          <IconButton
            icon={isVisible ? 'eye-off' : 'eye'}
            label={isVisible ? formTexts.hide : formTexts.show}
            className={styles.toggle}
            aria-controls={control.id}
            // Keeps the focus in the field, so that a phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          />
        </div>
      )}
    </Field>
  );
}
