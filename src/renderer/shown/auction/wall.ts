import { auction, type State } from '../../../shared/auction/index.ts';
import { moneyOf } from '../../../shared/text/money.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import type { Bay, Laid } from '../../game/wall/bay.ts';
import { baysOf } from './board.ts';

/** What hangs, in words; `guessing` hides what a painting pays. */
export function wallOf(state: State, { words, locale }: TextLanguage, guessing = false): Bay[] {
  const own = words.window.table;
  const worth = (amount: number) => moneyOf(state.setup.edition, amount, locale);
  const over = auction.outcome(state).status !== 'playing';
  const none = { text: '–', said: own.noTile, as: 'none' } as const;
  const laid = (tile: number | null): Laid =>
    tile === null ? none : { text: String(tile), said: worth(tile), as: 'tile' };
  return baysOf(state).map(({ tiles, pays, unseen, next: _, ...bay }) => {
    const near = !over && bay.count + 1 === bay.limit;
    return {
      ...bay,
      of: own.of(bay.limit),
      beside: '',
      reach: near ? 'one-more' : null,
      warning: near ? own.endsTheRound : '',
      facts: [
        { label: own.tiles, value: tiles.length === 0 ? [none] : tiles.map(laid) },
        {
          label: over ? own.pays : own.paysNow,
          value: guessing ? '?' : pays === 0 ? own.nothing : worth(pays),
        },
        ...(over ? [] : [{ label: own.unseen, value: String(unseen), spare: true }]),
      ],
    };
  });
}
