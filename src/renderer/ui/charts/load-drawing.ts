import type * as drawingModule from './drawing.ts';

type Drawing = typeof drawingModule;

let drawing: Drawing | null = null;

/** The drawing library is fetched with the first chart, and kept. */
export async function loadDrawing(): Promise<Drawing> {
  drawing ??= await import('./drawing.ts');
  return drawing;
}

/** What has been fetched already can draw at once, as a printer needs it. */
export function loaded(): Drawing | null {
  return drawing;
}
