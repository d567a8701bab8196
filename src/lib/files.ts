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

/** True if the system's share sheet accepts a file: on phones, and on some computers. */
export function canShareFile(file: File): boolean {
  // The types include a feature that Firefox lacks.
  const { canShare }: Partial<Navigator> = navigator;
  return canShare?.call(navigator, { files: [file] }) ?? false;
}

/**
 * Opens the system's share sheet with a file, allowed only right after a tap. Returns false if it
 * failed; closing the sheet is no failure, nor is a second tap while it is open.
 */
export async function shareFile(file: File, title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text });
    return true;
  } catch (error) {
    return (
      error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
    );
  }
}
