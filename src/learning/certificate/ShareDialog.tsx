import { useEffect, useRef, useState } from 'react';
import { brand } from '../../brand.ts';
import { canShare, saveFile, share } from '../../lib/files.ts';
import { fileSlug } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { commonTexts } from '../../ui/texts.ts';
import styles from './Certificate.module.css';
import { CertificateSvg } from './CertificateSvg.tsx';
import { drawPicture } from './drawPicture.ts';
import type { CertificateFacts } from './facts.ts';
import type { Shape } from './layout.ts';
import { pictureTexts as texts } from './texts.ts';

interface ShareDialogProps {
  facts: CertificateFacts;
  onClose: () => void;
}

const fileName = ({ name, track }: CertificateFacts, shape: Shape): string =>
  [brand.storagePrefix, fileSlug(track).slice(0, 40), fileSlug(name).slice(0, 40), shape]
    .filter(Boolean)
    .join('-')
    .replaceAll(/-+/g, '-');

const shapes = ['tall', 'wide'] as const;

/** Draws the certificate as a picture on the device, to share or save. */
export default function ShareDialog({ facts, onClose }: ShareDialogProps) {
  const [shape, setShape] = useState<Shape>('tall');
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'notShared' | 'failed' | null>(null);
  const preview = useRef<SVGSVGElement>(null);
  const isDrawing = file === null && outcome !== 'failed';

  useEffect(() => {
    const svg = preview.current;
    if (!isDrawing || !svg) return undefined;
    let isGone = false;
    const drawn = async (): Promise<File> => {
      const blob = await drawPicture(svg);
      return new File([blob], `${fileName(facts, shape)}.png`, { type: blob.type });
    };
    const show = (picture: File | null) => {
      if (isGone) return;
      setFile(picture);
      setOutcome(picture ? null : 'failed');
    };
    drawn().then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [facts, shape, isDrawing]);

  const draw = (next: Shape) => {
    setShape(next);
    setFile(null);
    setOutcome(null);
  };
  const save = (picture: File) => {
    saveFile(picture.name, picture, picture.type);
    setOutcome('saved');
  };
  const sharePicture = async (picture: File) => {
    setOutcome(null);
    const data = { files: [picture], title: texts.title, text: texts.words(facts.track) };
    if (!(await share(data))) setOutcome('notShared');
  };
  const isShareable = canShare({
    files: [file ?? new File([], 'certificate.png', { type: 'image/png' })],
  });

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        outcome !== 'failed' && (
          <>
            <Button
              variant={isShareable ? 'secondary' : 'primary'}
              iconBefore="download"
              busy={file === null}
              onClick={() => file && save(file)}
            >
              {texts.save}
            </Button>
            {isShareable && (
              <Button busy={file === null} onClick={() => file && void sharePicture(file)}>
                {texts.share}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="stack gap-4">
        <fieldset className="row bare">
          <legend className="visually-hidden">{texts.shape}</legend>
          {shapes.map((option) => (
            <label key={option} className={`choice ${styles.choice}`}>
              <input
                type="radio"
                name="shape"
                checked={option === shape}
                onChange={() => draw(option)}
              />
              <strong>{texts.shapes[option]}</strong>
              <span className="soft small">{texts.uses[option]}</span>
            </label>
          ))}
        </fieldset>
        <CertificateSvg
          ref={preview}
          shape={shape}
          facts={facts}
          className={`${styles.paper} ${styles.preview}`}
        />
        <p className="soft small" role="status">
          {outcome === 'saved' && texts.saved}
        </p>
        {outcome === 'failed' && (
          <Notice
            tone="warning"
            title={texts.failed}
            action={
              <Button variant="secondary" onClick={() => draw(shape)}>
                {commonTexts.tryAgain}
              </Button>
            }
          >
            {texts.failedText}
          </Notice>
        )}
        {outcome === 'notShared' && (
          <Notice tone="warning" title={texts.notShared}>
            {texts.notSharedText}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
