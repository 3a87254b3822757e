/** Longer than any browser takes to begin reading what it saves. */
const READING_MILLISECONDS = 60_000;

/**
 * Hands out a file that the page has made, under a name that every system takes: a download in a browser, the system's own
 * dialog in a window of the desktop app.
 */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  download(
    address,
    name
      .replace(/[\\/:*?"<>|“”«»]+/g, '')
      // Where a system knows plain letters alone, a browser would otherwise take none of the name.
      .replace(/\s*[·–—]\s*/g, ' - ')
      .replace(/[‘’]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}

/** Saves what lies at an address rather than going there; without a name it keeps the one it is sent with. */
export function download(address: string, name = ''): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
}
