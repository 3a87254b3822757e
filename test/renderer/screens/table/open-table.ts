import { expect } from 'vitest';
import { memorySession } from '../../kept-in-memory.svelte.ts';
import type { Settings } from '../../../../src/shared/api.ts';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { render, settingsOf } from '../../mounted.ts';
import TableScreen from './TableScreen.svelte';

/** A game's whole screen without a host; `key` is where it is stored through a reload. */
export async function openTable(
  record: GameRecord,
  chosen: Partial<Settings> = {},
  key = crypto.randomUUID(),
  entered: GameRecord['events'] = [],
) {
  const session = memorySession(record, key);
  for (const event of entered) await session.append(event);
  const screen = await render(TableScreen, { session }, { settings: settingsOf(chosen) });
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  return { screen, session, button, now: () => session.view?.record ?? record };
}

/** The same, with every event entered at this table, so that it can be undone. */
export function enterGame({ events, ...record }: GameRecord, chosen: Partial<Settings> = {}) {
  return openTable({ ...record, events: [] }, chosen, undefined, events);
}

/** Shift and a digit, as keyboards with a US layout send it. */
export function pointAt(seat: number): void {
  const key = { key: '!@#$'.charAt(seat), code: `Digit${seat + 1}`, shiftKey: true, bubbles: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', key));
}
