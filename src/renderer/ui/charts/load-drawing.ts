import type * as drawingModule from './drawing.ts';

type Drawing = typeof drawingModule;

let drawing: Drawing | null = null;

/** Loads the drawing library once, with the first chart. */
export async function loadDrawing(): Promise<Drawing> {
  drawing ??= await import('./drawing.ts');
  return drawing;
}

/** The library, if it is already loaded: printing has to draw synchronously. */
export function loaded(): Drawing | null {
  return drawing;
}
