import jsQR from 'jsqr';
import type { Page } from 'playwright-core';

/** Decodes the code as drawn on the screen, as a phone would. */
export async function readCode(page: Page): Promise<string | undefined> {
  const shot = (await page.getByRole('img', { name: /BG Stats code/ }).screenshot()).toString('base64');
  const picture = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const dark = Array.from({ length: pixels.length / 4 }, (_, at) => ((pixels[at * 4] ?? 0) < 128 ? 1 : 0));
    return { width: image.width, height: image.height, dark: dark.join('') };
  }, shot);
  const pixels = new Uint8ClampedArray(picture.dark.length * 4).fill(255);
  for (const [at, dark] of [...picture.dark].entries()) if (dark === '1') pixels.fill(0, at * 4, at * 4 + 3);
  return jsQR(pixels, picture.width, picture.height, { inversionAttempts: 'dontInvert' })?.data;
}
