import { editionIn } from '../../../shared/record/index.ts';
import { auction, choices, explain, type State } from '../../../shared/auction/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { money, moneyOf } from '../../../shared/text/money.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { Laid } from '../../game/wall/bay.ts';
import { inSeats, workOf, type ShownFamily } from '../family.ts';
import { baysOf } from './board.ts';
import { readHoldings } from './holdings.ts';
import Pad from './Pad.svelte';
import { paidParts } from './paid-parts.ts';
import { rankedBays } from './ranked-bays.ts';
import { noteOnRound, whyOver } from './round-over.ts';
import Seats from './Seats.svelte';
import { seatsOf } from './seats.ts';
import { readSettling, ticked } from './settling-draft.ts';
import { storySentence } from './story-sentence.ts';
import { storyOf } from './story.ts';

export const shown: ShownFamily<State> = {
  bays(state, { words, locale }, guessing = false) {
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
  },

  seats(state, { players }, moneyShown, { words: { table: words }, locale }) {
    return seatsOf(state, baysOf(state), players).map(({ at, name, role, hand, paintings, cash }) => ({
      at,
      name,
      roles: role === null ? [] : [role === 'auctioneer' ? words.auctioneer : words.hammer],
      acts: role !== null,
      hand: hand === null ? null : hand === 0 ? words.noCards : words.inHand(hand),
      works: paintings?.map(({ bay, count }) => workOf(bay, count, words.owns(bay.name, count))) ?? null,
      faceDown: null,
      has: moneyShown && cash !== null ? moneyOf(state.setup.edition, cash, locale) : null,
    }));
  },

  roundOver(state, { words: { settle: words } }) {
    return {
      title: whyOver(state, words),
      note: noteOnRound(state, words),
      bays: rankedBays(state, state.round),
      words,
      asks: words.holdings.title,
    };
  },

  payments(state, record, kept, { words, locale }) {
    const draft = readSettling(kept, state);
    const asked = choices(state).settle?.holdings !== null;
    const entered = asked && draft.held ? readHoldings(state, draft.typed).payouts : null;
    const payouts = asked ? entered : (explain(state, state.round)?.payouts ?? null);
    if (payouts === null) return null;
    const handed = ticked(draft, payouts);
    return {
      title: words.settle.payouts.title,
      payments: inSeats(record, payouts).map(({ seat, name, parts, payout }) => ({
        seat,
        name,
        parts: paidParts(state, parts, words, locale),
        amount: payout === 0 ? words.settle.nothing : money(editionIn(record), payout, locale),
        something: payout > 0,
        handed: payout > 0 && handed[seat] === true,
      })),
    };
  },

  story(state, record, { words, locale }) {
    const story = storyOf(record, state);
    if (story === null) return '';
    const list = (names: readonly string[]) => listFormat(locale).format(names);
    return storySentence(story, { words: words.end.story, naming: namingOf(record, locale), list });
  },

  Seats,
  Pad,
};
