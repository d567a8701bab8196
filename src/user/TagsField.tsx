import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { Field } from '../ui/form/Field.tsx';
import styles from '../ui/form/Field.module.css';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import { type ProfileValues, withTags } from './profileForm.ts';
import own from './ProfileEditor.module.css';

/** Shows a field for tags of any text, ended by Enter or a comma, or tapped. */
export function TagsField() {
  const { errors, values, setFieldValue } = useFormikContext<ProfileValues>();
  const { technologies: tags, technology: typed } = values;
  const setTyped = (text: string) => void setFieldValue('technology', text, false);
  const setTags = (names: string[]) => void setFieldValue('technologies', names);
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  const add = (text: string) => {
    const next = withTags(tags, text);
    setTyped('');
    if (next.length !== tags.length) setTags(next);
  };

  // Text left in the input becomes a tag only after the press that left it, because the growing
  // list would move the pressed element away.
  const join = useEffectEvent(() => {
    if (!left.current || document.activeElement === input.current) return;
    left.current = false;
    if (typed.trim() !== '') add(typed);
  });
  useEffect(() => {
    const joinNext = () => queueMicrotask(join);
    window.addEventListener('click', joinNext);
    window.addEventListener('keyup', joinNext);
    return () => {
      window.removeEventListener('click', joinNext);
      window.removeEventListener('keyup', joinNext);
    };
  }, []);

  return (
    <Field<string[]>
      name="technologies"
      label={texts.labels.technologies}
      hint={texts.technologiesHint}
      required={false}
    >
      {(control) => {
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.nativeEvent.isComposing) return;
          if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
            event.preventDefault();
            add(typed);
          }
        };
        const open = texts.suggested.filter((name) => withTags(tags, name).length > tags.length);
        return (
          <div className="stack" data-wrong={'technologies' in errors || undefined}>
            {tags.length > 0 && (
              <ul role="list" className="row gap-2">
                {tags.map((tag) => (
                  <li key={tag} className={`line gap-0 strong ${own.tag}`}>
                    <bdi translate="no" className="grow breaks">
                      {tag}
                    </bdi>
                    <button
                      type="button"
                      className="center fixed"
                      aria-label={texts.removeOne(tag)}
                      onClick={() => {
                        setTags(tags.filter((other) => other !== tag));
                        input.current?.focus();
                      }}
                    >
                      <Icon name="close" size="sm" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <div className={`line gap-2 ${own.entry}`}>
              <input
                {...control}
                ref={input}
                type="text"
                autoComplete="off"
                autoCapitalize="words"
                enterKeyHint="done"
                placeholder={texts.technologiesPlaceholder}
                className={styles.input}
                value={typed}
                onChange={(event) => {
                  const { value } = event.target;
                  // Phone keyboards and pastes do not report a key for the comma.
                  if (value.includes(',')) add(value);
                  else setTyped(value);
                }}
                onKeyDown={onKeyDown}
                onBlur={() => {
                  control.onBlur();
                  left.current = true;
                }}
              />
              <Button variant="secondary" onClick={() => add(typed)}>
                {texts.add}
              </Button>
            </div>
            {open.length > 0 && (
              <ul role="list" className="row gap-2" aria-label={texts.suggestions}>
                {open.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      className={`line gap-2 tap ${own.suggestion}`}
                      aria-label={texts.addOne(name)}
                      onClick={() => add(`${typed},${name}`)}
                    >
                      <Icon name="plus" size="sm" /> <span translate="no">{name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      }}
    </Field>
  );
}
