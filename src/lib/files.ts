import { MINUTE } from './timing.ts';

/** How long a browser may take to begin the download. */
const REVOKE_AFTER_MS = MINUTE;

/** Downloads a text or a picture as a file, which the browser may offer to open. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/**
 * Returns whether the system's share sheet accepts a text or a file, as on phones and some
 * computers.
 */
export function canShare(data: ShareData): boolean {
  // The types include a feature that Firefox lacks.
  const { canShare: accepts }: Partial<Navigator> = navigator;
  return accepts?.call(navigator, data) ?? false;
}

/**
 * Opens the system's share sheet, which browsers allow only right after a tap. Returns false if it
 * failed. Closing the sheet does not count as a failure, nor does a second tap while it is open.
 */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return (
      error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
    );
  }
}
