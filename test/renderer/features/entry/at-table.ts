import { tick } from 'svelte';
import { expect } from 'vitest';
import { memorySession } from '../../kept-in-memory.svelte.ts';
import type { Link } from '../../../../src/renderer/lib/link.svelte.ts';
import type { AuctionClock } from '../../../../src/shared/api.ts';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { render } from '../../mounted.ts';
import { press, push, tap, write } from '../../pressing.ts';
import { linesIn } from '../../texts.ts';
import EntryTable from './EntryTable.svelte';

export interface Opening {
  /** The app runs the auctions. */
  readonly runs?: boolean;
  readonly clock?: AuctionClock;
  /** Where the window stores the game through a reload. */
  readonly key?: string;
  readonly link?: Link;
}

/** A game where its entries are made, in this window only. */
export async function openEntry(
  record: GameRecord,
  { key = crypto.randomUUID(), link, ...props }: Opening = {},
) {
  const session = memorySession(record, key);
  const screen = await render(EntryTable, props, link === undefined ? { session } : { session, link });
  const events = () => session.view?.record.events ?? [];
  return {
    screen,
    session,
    events,
    last: () => events().at(-1),
    asks: (question: string | RegExp) =>
      expect.element(screen.getByRole('heading', { name: question, exact: true })).toBeVisible(),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
  };
}

export { press, push, tap, write };

/** Keys, and buttons by what they begin with: ‘21 <Back>’. */
export const stepsOf = (walk: string): readonly (string | RegExp)[] =>
  walk.split(' ').map((step) => (step.startsWith('<') ? new RegExp(`^${step.slice(1, -1)}`) : step));

/** The text of a part of the screen. */
export const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();

/** What the panel says, and what Undo and Redo would do, at first and after each of these keys or buttons; and what was entered. */
export async function toldAfter(
  { screen, button, events }: Awaited<ReturnType<typeof openEntry>>,
  steps: readonly (string | RegExp)[],
): Promise<string> {
  const panel = () =>
    [
      linesIn(screen.container, '[data-question] :is(h2, p, label, li:has(> b), button)'),
      ...Array.from(
        screen.container.querySelectorAll<HTMLElement>('[title^=Undo], [title^=Redo]'),
        ({ title }) => `${title}\n`,
      ),
    ].join('');
  const told = [panel()];
  for (const step of steps) {
    if (typeof step === 'string') await press(step);
    else tap(button(step));
    await tick();
    told.push(`${String(step)}: ${panel()}`);
  }
  const entered = events().map(({ at: _, ...event }) => JSON.stringify(event));
  return [...told, ...entered, ''].join('\n');
}
