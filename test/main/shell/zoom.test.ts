import { expect, test } from 'vitest';
import { zoom } from '../../../src/main/shell/zoom.ts';
import type { FakeWindow } from '../../fakes/browser-window.ts';
import { desktop } from '../../fakes/electron.ts';
import { newMemory, windowsWith } from './opened-windows.ts';

const memory = newMemory();

function openBoth() {
  for (const window of [...desktop.windows]) window.close();
  const windows = windowsWith(memory);
  windows.showTable();
  windows.showBoard('#/board/of-four');
  return windows;
}

const levels = () => desktop.windows.map(({ webContents }) => webContents.zoom.level);
const load = (window: FakeWindow | undefined) => window?.webContents.emit('dom-ready', {});

test('each window is zoomed alone, also with the wheel, keeps that when it is loaded again, and has it next time', () => {
  const [table, board] = openBoth().shown;
  expect(desktop.windows.map(({ webContents }) => webContents.zoom.mode)).toEqual(['isolated', 'isolated']);
  if (table === undefined || board === undefined) return expect.unreachable();
  zoom(board, 'in', memory);
  desktop.windows[1]?.webContents.emit('zoom-changed', {}, 'in');
  zoom(table, 'out', memory);
  expect(levels()).toEqual([-0.5, 1]);

  // A page that crashed starts with Chromium's own level.
  desktop.windows[1]?.webContents.setZoomLevel(0);
  load(desktop.windows[1]);
  expect(levels()).toEqual([-0.5, 1]);

  openBoth();
  desktop.windows.forEach(load);
  expect(levels()).toEqual([-0.5, 1]);
  zoom(table, 'reset', memory);
  expect(memory.current.zoom).toEqual({ table: 0, board: 1 });
});

test('has limits within which everything can still be used', () => {
  const [table] = openBoth().shown;
  if (table === undefined) return expect.unreachable();
  for (let step = 0; step < 30; step += 1) zoom(table, 'in', memory);
  expect(memory.current.zoom.table).toBe(5);
  for (let step = 0; step < 30; step += 1) zoom(table, 'out', memory);
  expect(memory.current.zoom.table).toBe(-3);
});
