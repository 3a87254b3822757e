import { flushSync } from 'svelte';
import { vi } from 'vitest';
import { cutAt, recordOf } from '../../../fixtures/replayed.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { render, settingsOf } from '../../mounted.ts';
import { viewFor } from '../../../../src/main/api/looking.ts';
import { clientOver } from '../../../../src/renderer/lib/contract-client.ts';
import type { Link, Listener } from '../../../../src/renderer/lib/link.svelte.ts';
import BoardScreen from '../../../../src/renderer/screens/board/BoardScreen.svelte';
import { FIRST_SETTINGS, type GameView, type Settings } from '../../../../src/shared/api.ts';
import type { Seat } from '../../../../src/shared/core/seats.ts';

export interface WatchedBoard {
  readonly board: HTMLElement;
  /** Shows the game after this many events, with this draft. */
  readonly show: (events: number, draft?: unknown) => void;
  readonly close: () => Promise<void>;
}

/** A board that receives from main only what a watching view receives. `phones` are the seats with one. */
export async function watchBoard(
  raw: unknown,
  chosen: Partial<Settings> = {},
  phones: readonly Seat[] = [],
): Promise<WatchedBoard> {
  const whole = recordOf(raw);
  const current: Settings = { ...FIRST_SETTINGS, ...chosen };
  const heard = new Set<Listener>();
  const { client } = clientOver(() => undefined);
  const viewAt = (events: number, draft: unknown): GameView =>
    viewFor('look', viewOf(cutAt(whole, events), { draft }));
  const link: Link = {
    client: {
      ...client,
      games: { ...client.games, open: () => Promise.resolve(viewAt(0, null)) },
      phones: {
        ...client.phones,
        seen: () => Promise.resolve({ game: whole.id, connected: phones, sealed: [] }),
      },
    },
    status: 'open',
    listen: (listener) => {
      heard.add(listener);
      listener.opened();
      return () => heard.delete(listener);
    },
  };
  const settings = settingsOf(current);
  const screen = await render(BoardScreen, {}, { link, settings, place: { screen: 'board', id: whole.id } });
  const board = screen.container.querySelector<HTMLElement>('main.board');
  if (board === null) throw new Error('the board has a main part');
  await vi.waitUntil(() => board.querySelector('h1'));
  return {
    board,
    show: (events, draft = null) => {
      const view = viewAt(events, draft);
      for (const listener of heard) listener.changed({ kind: 'game', view });
      flushSync();
    },
    close: () => screen.unmount(),
  };
}
