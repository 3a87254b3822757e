/** Codes are still sharp, and reading takes a moment. */
const LARGEST_SIDE = 1600;

/** The text of the QR code in a picture; `null` if there is none. */
export async function codeInPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const { default: scan } = await import('jsqr');
  return scan(data, width, height)?.data ?? null;
}
