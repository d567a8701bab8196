import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formTexts } from '../../../texts/form.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface PasswordFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a show/hide toggle, which leaves focus and caret where they are, and a word where Caps Lock is on. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggle = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    flushSync(() => setShown(!shown));
    // Where the field is written in, an input of another type begins with its caret elsewhere.
    if (input.current === document.activeElement)
      input.current?.setSelectionRange(selectionStart ?? null, selectionEnd ?? null);
  };
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
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
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyUp={notice}
            onKeyDown={notice}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? formTexts.hide : formTexts.show}
            className={styles.toggle}
            aria-controls={control.id}
            // A tap takes no focus from the field, or a phone would put its keyboard away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          />
        </div>
      )}
    </Field>
  );
}
