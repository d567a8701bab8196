/** How long a browser may take to read a file it saves, in milliseconds. */
const FETCHED = 60_000;

/** Downloads a text as a file; a device that can open such files offers to. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED);
}
