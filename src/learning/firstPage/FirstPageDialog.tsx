import DOMPurify from 'dompurify';
import { Formik } from 'formik';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './FirstPageDialog.module.css';
import { type FinishedWork, PAGE_LIMIT, pageBody, pageOf, pageStyle } from './firstPage.ts';
import { firstPageTexts as texts } from './texts.ts';
import { useSession } from '../../auth/useSession.ts';
import { saveFile } from '../../lib/files.ts';
import { trackTitle } from '../../lib/text.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import fieldStyles from '../../ui/form/Field.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { isAdult } from '../../user/birthDate.ts';
import { draftOf } from '../../user/drafts.ts';
import { useDraft } from '../../user/useDraft.ts';
import { useProfile } from '../../user/useProfile.ts';

/** Besides these, `on:{id}` says whether a work is on the page, and `words:{id}` has its words. */
interface Values extends Record<string, string | boolean> {
  name: string;
  about: string;
}

/** Shows a page's body in a frame that runs no scripts. Its links do nothing there. */
function showPreview({ contentDocument: inside }: HTMLIFrameElement, body: string): void {
  if (!inside?.defaultView) return;
  inside.documentElement.lang = 'en';
  inside.body.replaceChildren(
    DOMPurify.sanitize(body, { RETURN_DOM_FRAGMENT: true, FORBID_ATTR: ['href'] }),
  );
  // The policy forbids a `<style>`. Safari before 16.4 shows the page without its styles.
  if (!('adoptedStyleSheets' in inside)) return;
  const sheet = new inside.defaultView.CSSStyleSheet();
  sheet.replaceSync(pageStyle);
  inside.adoptedStyleSheets = [sheet];
}

/** The page as its visitors see it, and how to publish it. */
function Preview({ body, size }: { body: string; size: number }) {
  const top = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fill = useCallback(() => {
    if (frame.current) showPreview(frame.current, body);
  }, [body]);
  useLayoutEffect(fill, [fill]);
  useLayoutEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  return (
    <div ref={top} className="stack gap-4">
      {/* Firefox replaces the document of a new frame, and then reports a load. */}
      <iframe
        ref={frame}
        sandbox="allow-same-origin"
        title={texts.preview}
        className={styles.frame}
        onLoad={fill}
      />
      {size > PAGE_LIMIT ? (
        <Notice tone="warning" title={texts.tooLong}>
          {texts.size(size)} {texts.tooLongText(PAGE_LIMIT)}
        </Notice>
      ) : (
        <p role="status" className="soft small">
          {texts.size(size)}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the dialog */}
      <section className="stack gap-2" aria-labelledby="publish" tabIndex={0}>
        <h3 id="publish">{texts.publish}</h3>
        <p>{texts.publishLead}</p>
        <dl className="stack gap-2 bare">
          {texts.places.map(({ name, text }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

interface FirstPageDialogProps {
  track: Track;
  /** Of all tasks of the track: works may load after the dialog has opened. */
  taskIds: readonly string[];
  works: readonly FinishedWork[];
  onClose: () => void;
}

/** Makes a web page of a mentee’s finished work in their own words, as a file to publish. */
export default function FirstPageDialog({ track, taskIds, works, onClose }: FirstPageDialogProps) {
  const { userId } = useSession();
  const { firstName, dob } = useProfile();
  const title = trackTitle(track);
  const [ids] = useState(taskIds);
  const initialValues = useMemo<Values>(() => {
    const fields = ids.flatMap((id) => [
      [`on:${id}`, true],
      [`words:${id}`, ''],
    ]);
    return { name: firstName ?? '', about: '', ...Object.fromEntries(fields) };
  }, [firstName, ids]);
  const about = useMemo(() => ({ title }), [title]);
  const draft = useDraft({ userId, subject: draftOf.page(track.id), about }, initialValues);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  return (
    <Formik initialValues={draft.startValues} onSubmit={() => undefined}>
      {({ values, getFieldProps }) => {
        const chosen = works.filter(({ id }) => values[`on:${id}`]);
        const page = {
          name: values.name,
          about: values.about,
          track: title,
          works: chosen.map(({ id, title: task, url }) => ({
            title: task,
            url,
            words: String(values[`words:${id}`]),
          })),
        };
        const html = pageOf(page);
        const size = new Blob([html]).size;
        const save = () => {
          saveFile('index.html', html, 'text/html');
          setIsSaved(true);
        };
        return (
          <Dialog
            title={texts.title}
            onClose={onClose}
            footer={
              <>
                {isPreviewed && isSaved && (
                  <p role="status" className={`small ${styles.saved}`}>
                    {texts.saved}
                  </p>
                )}
                {isPreviewed && (
                  <Button variant="secondary" onClick={() => setIsPreviewed(false)}>
                    {texts.change}
                  </Button>
                )}
                {!(isPreviewed && size > PAGE_LIMIT) && (
                  <Button key="next" onClick={isPreviewed ? save : () => setIsPreviewed(true)}>
                    {isPreviewed ? texts.save : texts.preview}
                  </Button>
                )}
              </>
            }
          >
            <draft.Autosave draft={draft} pristine={initialValues}>
              {isPreviewed ? (
                <Preview body={pageBody(page)} size={size} />
              ) : (
                <div className="stack gap-5">
                  <p>{texts.lead}</p>
                  <p className="soft small">{texts.private}</p>
                  {isAdult(dob) !== true && <p>{texts.minor}</p>}
                  <label className="stack gap-2">
                    <span className="strong">{texts.name}</span>
                    <input {...getFieldProps('name')} className={fieldStyles.input} />
                    <span className="soft small">{texts.nameHint}</span>
                  </label>
                  <label className="stack gap-2">
                    <span className="strong">{texts.about}</span>
                    <textarea {...getFieldProps('about')} className={fieldStyles.input} rows={4} />
                    <span className="soft small">{texts.aboutHint}</span>
                  </label>
                  <fieldset className="bare">
                    <legend className="strong">{texts.works}</legend>
                    <div className="stack gap-4">
                      {works.map(({ id, title: name }) => (
                        <div key={id} className="stack gap-2">
                          <label className="tick">
                            <input
                              {...getFieldProps({ name: `on:${id}`, type: 'checkbox' })}
                              type="checkbox"
                            />
                            <span className="breaks">{name}</span>
                          </label>
                          {values[`on:${id}`] && (
                            <textarea
                              {...getFieldProps(`words:${id}`)}
                              aria-label={texts.words(name)}
                              placeholder={texts.wordsHint}
                              className={fieldStyles.input}
                              rows={2}
                            />
                          )}
                        </div>
                      ))}
                    </div>
                  </fieldset>
                </div>
              )}
            </draft.Autosave>
          </Dialog>
        );
      }}
    </Formik>
  );
}
