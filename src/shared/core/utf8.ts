/** UTF-8 without `TextEncoder`, which isn't part of the language. */
export function utf8(text: string): Uint8Array {
  const written = encodeURIComponent(text.toWellFormed());
  const bytes: number[] = [];
  for (let at = 0; at < written.length; at += 1) {
    if (written[at] === '%') {
      bytes.push(Number.parseInt(written.slice(at + 1, at + 3), 16));
      at += 2;
    } else {
      bytes.push(written.charCodeAt(at));
    }
  }
  return Uint8Array.from(bytes);
}
