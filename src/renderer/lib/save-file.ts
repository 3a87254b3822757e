/** Longer than any browser needs to start reading the file. */
const READING_MILLISECONDS = 60_000;

/**
 * Saves a file made by the page, under a name every system accepts: a download in a browser, a save dialog
 * in the desktop app.
 */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  download(
    address,
    name
      .replace(/[\\/:*?"<>|“”«»]+/g, '')
      // Browsers on an ASCII-only system drop a name with other characters.
      .replace(/\s*[·–—]\s*/g, ' - ')
      .replace(/[‘’]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}

/** Downloads from an address instead of navigating to it. Without a name, the server's is kept. */
export function download(address: string, name = ''): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
}
