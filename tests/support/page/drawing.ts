import { vi } from 'vitest';

/**
 * Stubs drawing, which happy-dom lacks: every decoded picture is 400 × 300, every drawn one the
 * same ten bytes. tests/e2e/mentee/profile.sweep.ts tests real pictures.
 */
export function stubDrawing(): void {
  const bitmap = { width: 400, height: 300, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  const canvas = HTMLCanvasElement.prototype;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only methods that are used
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => {
    give(new Blob([new Uint8Array(10)], { type: 'image/jpeg' }));
  });
}
