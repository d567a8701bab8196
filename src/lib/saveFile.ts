/** How long a browser may take to read a file it saves, in milliseconds. */
const FETCHED = 60_000;

/** Downloads a text or a picture as a file; a device that can open such files offers to. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED);
}
