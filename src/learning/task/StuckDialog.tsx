import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { brand } from '../../brand.ts';
import { selectTrackMentor } from '../feedback/trackMentor.ts';
import { helpOf, stuckFields, stuckMail, stuckTexts as texts } from './stuck.ts';
import styles from './TaskPage.module.css';
import { taskTexts } from './texts.ts';
import { useSession } from '../../auth/useSession.ts';
import { fullName } from '../../lib/text.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { briefElements } from '../../tasks/briefElements.ts';
import { useAppSelector } from '../../tasks/state.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import fieldStyles from '../../ui/form/Field.module.css';
import { announce } from '../../ui/notices.ts';
import { isAdult } from '../../user/birthDate.ts';
import { draftOf } from '../../user/drafts.ts';
import { useDraft } from '../../user/useDraft.ts';
import { useProfile } from '../../user/useProfile.ts';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce({ kind: 'success', title: texts.copied });
  } catch {
    announce({ kind: 'error', title: texts.notCopied });
  }
}

/**
 * Shows the hints of a brief, and helps the mentee write an email to the mentor: this page sends
 * nothing. The community gets a copy unless the profile shows an adult, who chooses.
 */
export default function StuckDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { userId } = useSession();
  const profile = useProfile();
  const adult = isAdult(profile.dob);
  const mentor = useAppSelector((state) => selectTrackMentor(state, task.track ?? ''));
  const mentorName = (mentor && fullName(mentor)) || texts.yourMentor;
  const help = useMemo(() => {
    const brief = briefElements(task.description, 4);
    return brief && helpOf(brief);
  }, [task.description]);
  // Without a date of birth, the mentee may be a child.
  const initialValues = useMemo(
    () => ({ tried: '', expected: '', happened: '', copy: adult !== true }),
    [adult],
  );
  const about = useMemo(() => ({ title: task.title }), [task.title]);
  const draft = useDraft({ userId, subject: draftOf.stuck(task.id), about }, initialValues);
  const [isOpened, setIsOpened] = useState(false);

  return (
    <Formik initialValues={draft.startValues} onSubmit={() => undefined}>
      {({ values, getFieldProps }) => {
        const menteeName = fullName(profile);
        const isCopied = adult === false || values.copy;
        const { to, text, href } = stuckMail({ task, mentor, menteeName, words: values, isCopied });
        const deleteDraft = () => {
          draft.discard();
          onClose();
        };
        return (
          <Dialog
            title={taskTexts.stuck}
            onClose={onClose}
            footer={
              <>
                {isOpened && (
                  <div role="status" className={`row-between gap-0 ${styles.opened}`}>
                    <p className="small">{texts.opened}</p>
                    <Button variant="quiet" className="flush" onClick={deleteDraft}>
                      {texts.sent}
                    </Button>
                  </div>
                )}
                <ButtonAnchor iconBefore="mail" href={href} onClick={() => setIsOpened(true)}>
                  {texts.open}
                </ButtonAnchor>
              </>
            }
          >
            <div className="stack gap-5">
              {help && (
                <section className="stack gap-2 breaks" aria-labelledby="stuck-help">
                  <h3 id="stuck-help" className="medium">
                    {texts.hints}
                  </h3>
                  <BriefWords brief={help} />
                </section>
              )}
              <p>{texts.lead(to === brand.email ? brand.name : mentorName)}</p>
              <draft.Autosave draft={draft} pristine={initialValues}>
                {stuckFields.map((name) => (
                  <label key={name} className="stack gap-2">
                    <span className="strong">{texts.fields[name]}</span>
                    <textarea {...getFieldProps(name)} className={fieldStyles.input} rows={3} />
                  </label>
                ))}
                {to !== brand.email && adult === false && <p>{texts.minor}</p>}
                {to !== brand.email && adult !== false && (
                  <div>
                    <label className="tick">
                      <input
                        {...getFieldProps({ name: 'copy', type: 'checkbox' })}
                        type="checkbox"
                      />
                      <span className="breaks">{texts.copy}</span>
                    </label>
                    {adult === null && <p className="soft small">{texts.noBirthDate}</p>}
                  </div>
                )}
                <div>
                  <p className="soft small breaks">{texts.otherwise(to)}</p>
                  <Button variant="quiet" className="flush" onClick={() => void copy(text)}>
                    {texts.copyText}
                  </Button>
                </div>
              </draft.Autosave>
            </div>
          </Dialog>
        );
      }}
    </Formik>
  );
}
