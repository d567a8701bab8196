const FETCH_TIMEOUT_MS = 60_000;

/** Downloads a text or a picture as a file; a device that can open such files offers to. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), FETCH_TIMEOUT_MS);
}

/** True if the system's share sheet accepts a text or a file: on phones, and on some computers. */
export function canShare(data: ShareData): boolean {
  // The types include a feature that Firefox lacks.
  const { canShare: accepts }: Partial<Navigator> = navigator;
  return accepts?.call(navigator, data) ?? false;
}

/**
 * Opens the system's share sheet, allowed only right after a tap. Returns false if it failed;
 * closing the sheet is not a failure, nor is a second tap while it is open.
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
