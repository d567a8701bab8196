import { useRef, useState } from 'react';
import { isInterrupted, type ApiError } from '../api/errors.ts';
import { fitPhoto, photoFault } from './photo.ts';
import { failureOf, refusalOf } from '../api/query/query.ts';
import { uploadPhoto } from './userSlice.ts';
import { useAppDispatch } from './hooks.ts';
import { photoTexts as texts } from './texts.ts';

type UploadState =
  | { step: 'idle' }
  | { step: 'preparing' }
  /** `share` of the bytes sent, 0 to 1. */
  | { step: 'uploading'; share: number }
  | { step: 'refused'; message: string }
  /** The session ended meanwhile: the picture can be sent again. */
  | { step: 'interrupted'; error: ApiError; file: File };

const faults = { type: texts.wrongType, size: texts.tooLarge };

/**
 * Checks, resizes and uploads a picture. Faults of the picture are in the returned state; notices
 * show how the upload ended.
 */
export function usePhotoUpload() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const busy = useRef(false);

  const upload = async (file: File): Promise<void> => {
    if (busy.current) return;
    const fault = photoFault(file);
    if (fault) {
      setState({ step: 'refused', message: faults[fault] });
      return;
    }
    busy.current = true;
    setState({ step: 'preparing' });
    try {
      const fitting = await fitPhoto(file);
      setState({ step: 'uploading', share: 0 });
      const onProgress = (share: number) => setState({ step: 'uploading', share });
      const action = await dispatch(uploadPhoto({ file: fitting, onProgress }));
      const error = refusalOf(action);
      if (error && isInterrupted(error)) setState({ step: 'interrupted', error, file: fitting });
      // Not sent: another upload, from the view or the editor, is still in flight.
      else if (error && failureOf(action) === null)
        setState({ step: 'refused', message: error.message });
      else setState({ step: 'idle' });
    } catch {
      setState({ step: 'refused', message: texts.unreadable });
    } finally {
      busy.current = false;
    }
  };

  return { state, upload };
}
