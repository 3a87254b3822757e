/** Longer than any browser takes to begin reading what it saves. */
const READING_MILLISECONDS = 60_000;

/** Hands out a file: a download in a browser, the system's own dialog in a window of the desktop app. */
export function saveFile(parts: readonly BlobPart[], name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}
