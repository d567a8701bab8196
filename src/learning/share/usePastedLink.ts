import { useEffect } from 'react';

const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
  // Readable during the event alone.
  const text = clipboardData?.getData('text');
  void import('./offerPasted.ts').then((m) => m.offerPasted(target, text)).catch(() => undefined);
};

/** Offers to hand in a link that is pasted on the page; the code for it comes with a paste. */
export function usePastedLink(): void {
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
