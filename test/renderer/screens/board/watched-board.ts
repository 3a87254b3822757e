import { flushSync } from 'svelte';
import { expect } from 'vitest';
import { cutAt, recordOf } from '../../../fixtures/replayed.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { render, settingsOf } from '../../mounted.ts';
import { workingHost } from '../../working-host.ts';
import { viewFor } from '../../../../src/main/api/looking.ts';
import BoardScreen from '../../../../src/renderer/screens/board/BoardScreen.svelte';
import type { GameView, Settings } from '../../../../src/shared/api.ts';
import type { Seat } from '../../../../src/shared/core/seats.ts';

/** A board that receives from main only what a watching view receives. `phones` are the seats with one. */
export async function watchBoard(raw: unknown, chosen: Partial<Settings> = {}, phones: readonly Seat[] = []) {
  const whole = recordOf(raw);
  const viewAt = (events: number, draft: unknown): GameView =>
    viewFor('look', viewOf(cutAt(whole, events), { draft }));
  const { link, hear } = workingHost(({ client }) => ({
    ...client,
    games: { ...client.games, open: () => Promise.resolve(viewAt(0, null)) },
    phones: {
      ...client.phones,
      seen: () => Promise.resolve({ game: whole.id, connected: phones, sealed: [] }),
    },
  }));
  const settings = settingsOf(chosen);
  const screen = await render(BoardScreen, {}, { link, settings, place: { screen: 'board', id: whole.id } });
  const board = screen.container.querySelector<HTMLElement>('main.board');
  if (board === null) throw new Error('the board has a main part');
  await expect.poll(() => board.querySelector('h1')).not.toBeNull();
  return {
    board,
    hear,
    /** Shows the game after this many events, with this draft. */
    show: (events: number, draft: unknown = null) => {
      hear({ kind: 'game', view: viewAt(events, draft) });
      flushSync();
    },
    close: () => screen.unmount(),
  };
}
