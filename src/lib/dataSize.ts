const shown = (count: number): string =>
  count.toLocaleString('en', { maximumFractionDigits: count < 10 ? 1 : 0 });

/** Bytes as people read them, in units of 1,000: `640 bytes` is `0.6 KB`, a million `1 MB`. */
export function dataSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${shown(kilobytes)} KB` : `${shown(kilobytes / 1000)} MB`;
}
