/** Draws an SVG and returns it as a PNG; throws if the browser can't. */
export async function pngOf(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = new Image(width, height);
  image.src = addressOfSvg(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png === null ? reject(new Error('no picture')) : resolve(png)), 'image/png'),
  );
}

/** The page's policy allows images inside an address. */
export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
