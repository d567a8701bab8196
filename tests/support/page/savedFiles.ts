import { vi } from 'vitest';

/** Collects the files that the page saves during a test. */
export function savedFiles(): File[] {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(new File([blob], 'saved', { type: blob.type }));
    return 'blob:file';
  });
  return files;
}
