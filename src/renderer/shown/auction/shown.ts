import { editionIn } from '../../../shared/record/index.ts';
import { choices, explain, type State } from '../../../shared/auction/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { money, moneyOf } from '../../../shared/text/money.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import { handText } from '../../../shared/text/away.ts';
import { inSeats, workOf, type ShownFamily } from '../family.ts';
import Bays from './Bays.svelte';
import { baysOf } from './board.ts';
import Board from './Board.svelte';
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
  bays(state, { words, locale }) {
    const { nothing, noTile, endsTheRound } = words.window.table;
    const worth = (amount: number) => moneyOf(state.setup.edition, amount, locale);
    return baysOf(state).map(({ tiles, pays, ...bay }) => {
      const near = bay.count + 1 === bay.limit;
      return {
        ...bay,
        beside: '',
        reach: near ? 'one-more' : null,
        warning: near ? endsTheRound : '',
        laid: tiles.map((tile) =>
          tile === null ? { text: '–', said: noTile } : { text: String(tile), said: worth(tile) },
        ),
        worth: pays === 0 ? nothing : worth(pays),
      };
    });
  },

  seats(state, { players }, moneyShown, { words: { table: words, window }, locale }) {
    return seatsOf(state, baysOf(state), players).map(({ at, name, role, hand, away, paintings, cash }) => ({
      at,
      name,
      roles: role === null ? [] : [role === 'auctioneer' ? words.auctioneer : words.hammer],
      acts: role !== null,
      hand: handText(words, window.away, hand, away),
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

  Board,
  Bays,
  Seats,
  Pad,
};
