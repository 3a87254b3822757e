import type { BrowserWindow } from 'electron';
import type { Memory, WindowKind } from './desktop-memory.ts';

export type ZoomStep = 'in' | 'out' | 'reset';

/** Chromium's levels: each whole one is 20 %. */
const STEP = 0.5;
const SMALLEST = -3;
const LARGEST = 5;

interface Zoomed {
  readonly kind: WindowKind;
  readonly window: BrowserWindow;
}

/**
 * Zooms a window like the last one of its kind. Windows are isolated: otherwise, all would share one factor,
 * because their pages have the same origin.
 */
export function keepZoom(one: Zoomed, memory: Memory): void {
  const { webContents } = one.window;
  const apply = (): void => webContents.setZoomLevel(memory.current.zoom[one.kind]);
  webContents.setZoomMode('isolated');
  webContents.on('dom-ready', apply);
  webContents.on('zoom-changed', (_event, direction) => zoom(one, direction, memory));
}

export function zoom({ kind, window }: Zoomed, step: ZoomStep, memory: Memory): void {
  const level = levelAfter(memory.current.zoom[kind], step);
  window.webContents.setZoomLevel(level);
  memory.remember({ zoom: { ...memory.current.zoom, [kind]: level } });
}

function levelAfter(level: number, step: ZoomStep): number {
  switch (step) {
    case 'in':
      return Math.min(level + STEP, LARGEST);
    case 'out':
      return Math.max(level - STEP, SMALLEST);
    case 'reset':
      return 0;
  }
}
