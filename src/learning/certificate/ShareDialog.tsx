import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../ui/Loading.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { brand } from '../../brand.ts';
import { commonTexts } from '../../ui/texts.ts';
import { fileSlug } from '../../lib/format.ts';
import { saveFile, canShareFile, shareFile } from '../../lib/files.ts';
import { pictureTexts as texts } from './texts.ts';
import type { CertificateFacts } from './facts.ts';
import { drawPicture, pictureShapes, type PictureShape } from './drawPicture.ts';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  facts: CertificateFacts;
  onClose: () => void;
}

/** Null if drawing failed. */
type Drawn = { file: File; address: string } | null;

const fileName = ({ name, track }: CertificateFacts, shape: PictureShape): string =>
  [brand.storagePrefix, fileSlug(track).slice(0, 40), fileSlug(name).slice(0, 40), shape]
    .filter(Boolean)
    .join('-')
    .replaceAll(/-+/g, '-');

/** Draws the certificate as a picture on the device, to share or save. */
export default function ShareDialog({ facts, onClose }: ShareDialogProps) {
  const [shape, setShape] = useState<PictureShape>('square');
  const [drawn, setDrawn] = useState<Partial<Record<PictureShape, Drawn>>>({});
  const [outcome, setOutcome] = useState<'saved' | 'notShared' | null>(null);
  const addresses = useRef<string[]>([]);
  const picture = drawn[shape];

  useEffect(() => {
    if (picture !== undefined) return undefined;
    let isGone = false;
    const draw = async (): Promise<Drawn> => {
      const blob = await drawPicture(facts, shape);
      const file = new File([blob], `${fileName(facts, shape)}.png`, { type: blob.type });
      const address = URL.createObjectURL(blob);
      addresses.current.push(address);
      return { file, address };
    };
    const show = (result: Drawn) => {
      if (!isGone) setDrawn((before) => ({ ...before, [shape]: result }));
    };
    draw().then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [facts, shape, picture]);

  useEffect(() => {
    const made = addresses.current;
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  const choose = (next: PictureShape) => {
    setOutcome(null);
    setShape(next);
  };
  const save = (file: File) => {
    saveFile(file.name, file, file.type);
    setOutcome('saved');
  };
  const share = async (file: File) => {
    setOutcome(null);
    if (!(await shareFile(file, texts.title, texts.words(facts.track)))) setOutcome('notShared');
  };
  const isShared = picture ? canShareFile(picture.file) : false;

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        picture && (
          <>
            <Button
              variant={isShared ? 'secondary' : 'primary'}
              iconBefore="download"
              onClick={() => save(picture.file)}
            >
              {texts.save}
            </Button>
            {isShared && <Button onClick={() => void share(picture.file)}>{texts.share}</Button>}
          </>
        )
      }
    >
      <div className="stack gap-4">
        <fieldset className="row bare">
          <legend className="visually-hidden">{texts.shape}</legend>
          {pictureShapes.map((option) => (
            <label key={option} className={`choice ${styles.choice}`}>
              <input
                type="radio"
                name="shape"
                checked={option === shape}
                onChange={() => choose(option)}
              />
              <strong>{texts.shapes[option]}</strong>
              <span className="soft small">{texts.sizes[option]}</span>
            </label>
          ))}
        </fieldset>
        {picture === undefined && (
          <div className={styles.frame} data-shape={shape}>
            <Skeleton shape="lines" count={3} label={texts.drawing} />
          </div>
        )}
        {picture === null && (
          <Notice
            tone="warning"
            title={texts.failed}
            action={
              <Button
                variant="secondary"
                onClick={() => setDrawn((before) => ({ ...before, [shape]: undefined }))}
              >
                {commonTexts.tryAgain}
              </Button>
            }
          >
            {texts.failedText}
          </Notice>
        )}
        {picture && (
          <img
            className={styles.picture}
            data-shape={shape}
            src={picture.address}
            alt={texts.preview(facts.name, facts.track)}
          />
        )}
        <p className="soft small" role="status">
          {outcome === 'saved' && texts.saved}
        </p>
        {outcome === 'notShared' && (
          <Notice tone="warning" title={texts.notShared}>
            {texts.notSharedText}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
