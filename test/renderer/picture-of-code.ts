import { drawnCode } from '../../src/renderer/ui/code-path.ts';

/** A picture of a QR code, as somebody takes of a screen. */
export function pictureOfCode(text: string): Promise<Blob> {
  const { size, path } = drawnCode(text);
  const canvas = new OffscreenCanvas(size * 4, size * 4);
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('a canvas can be drawn on');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, size * 4, size * 4);
  drawing.fillStyle = '#000';
  drawing.scale(4, 4);
  drawing.fill(new Path2D(path));
  return canvas.convertToBlob();
}
