import { editionIn } from '../../../shared/record/index.ts';
import { auction, choices, explain, type State } from '../../../shared/auction/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { money, moneyOf } from '../../../shared/text/money.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import { handText } from '../../../shared/text/away.ts';
import { workOf, type ShownFamily } from '../family.ts';
import { baysOf } from './board.ts';
import { paymentsOf } from './closed-round.ts';
import { readHoldings } from './holdings.ts';
import { padOf } from './pad.ts';
import Pad from './Pad.svelte';
import { rankedBays } from './ranked-bays.ts';
import { noteOnRound, whyOver } from './round-over.ts';
import Seats from './Seats.svelte';
import { seatsOf } from './seats.ts';
import { readSettling, ticked } from './settling-draft.ts';
import { storySentence } from './story-sentence.ts';
import { storyOf } from './story.ts';
import { wallOf } from './wall.ts';

export const shown: ShownFamily<State> = {
  bays: wallOf,

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
    return payouts === null
      ? null
      : paymentsOf(state, record, payouts, { words, locale }, ticked(draft, payouts));
  },

  leads(state, record, moneyShown, { words, locale }) {
    const own = words.settle.pad;
    const { cash } = auction.outcome(state);
    const open = moneyShown && cash !== null;
    const known = open ? cash : padOf(record, state).fromBank;
    const rest = open ? '' : cash === null ? own.untracked : own.coveredNow;
    const most = Math.max(0, ...(known ?? []));
    if (known === null || most === 0) return rest;
    const leaders = record.players.flatMap(({ name }, seat) => (known[seat] === most ? name : []));
    const names = listFormat(locale).format(leaders);
    const sum = money(editionIn(record), most, locale);
    if (open) return own.leads(names, leaders.length > 1, sum);
    return `${own.paidMost(names, leaders.length > 1, sum)} ${rest}`;
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
