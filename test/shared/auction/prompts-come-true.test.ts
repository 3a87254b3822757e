import { expect, test } from 'vitest';
import { isAway } from '../../../src/shared/core/away.ts';
import { PROMPT_KEYS, type PromptKey } from '../../../src/shared/auction/moments.ts';
import { prompts, type State } from '../../../src/shared/auction/index.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { falsePrompts, type PromptMoment, type Truths } from '../prompt-truth.ts';
import { after, laid, statesOf } from './game.ts';
import { nothingNamed } from '../../fixtures/auction.ts';

type Moment = PromptMoment<State>;

const roundOver = ({ later: [next] }: Moment): boolean => next?.situation.kind === 'settling';
const placeOf = ({ now, detail }: Moment, by = 'artist'): number =>
  now.setup.artists.findIndex((id) => id === detail[by]);
const cardsOf = (moment: Moment): number => moment.now.counts[placeOf(moment)] ?? -1;
const settled = ({ later: [next] }: Moment) => next?.settled.at(-1);

/** What a seat earned in a sale; unknown if money isn't tracked or a card was turned over since. */
function earned({ before, entered, now }: Moment, seat: number): number | null {
  if (entered?.type === 'mystery') return null;
  const [had, has] = [before?.cash[seat], now.cash[seat]];
  return had === undefined || has === undefined ? null : has - had;
}

const isOrUnknown = (value: number | null, expected: number): boolean => value === null || value === expected;

/** The deal, seen from the hands; unknown if hands aren't tracked. */
function dealtAs({ before, now, detail }: Moment): boolean {
  return now.hands.every(
    (cards, seat) => isAway(now.away, seat) || cards - (before?.hands[seat] ?? 0) === detail['dealt'],
  );
}

/** The seat is unknown if only counts are tracked. */
function offeredBy({ event, detail }: Moment): boolean {
  return detail['seat'] === undefined || event?.['seat'] === undefined || event['seat'] === detail['seat'];
}

function newRound(moment: Moment): boolean {
  const { before, now, detail } = moment;
  const flipped = now.mysteryHand - (before?.mysteryHand ?? 0);
  return (
    now.round === detail['round'] && dealtAs(moment) && flipped === detail['mystery'] && offeredBy(moment)
  );
}

/** The nearest one on the auctioneer's left who is there. */
function asksFirst({ now, detail }: Moment): boolean {
  const { players } = now.setup;
  let seat = (Number(detail['seat']) + 1) % players;
  while (isAway(now.away, seat)) seat = (seat + 1) % players;
  return detail['first'] === seat;
}

/** The next time a painting is put up in this round. */
function nextTurn({ later }: Moment): number | null {
  const next = later.find(({ situation }) => situation.kind !== 'selling' && situation.kind !== 'doubling');
  return next?.situation.kind === 'offering' ? next.situation.turn : null;
}

function takenOver(moment: Moment): boolean {
  const { detail, now, later } = moment;
  if (later.length === 0) return true;
  const next = nextTurn(moment);
  if (next === null) return detail['next'] === undefined;
  const { players } = now.setup;
  let skipped = 0;
  for (let seat = (Number(detail['partner']) + 1) % players; seat !== next; seat = (seat + 1) % players)
    if (seat !== detail['seat'] && now.hands[seat] !== 0) skipped += 1;
  return detail['next'] === next && detail['skipped'] === skipped;
}

function sitsOut({ detail, now, later }: Moment): boolean {
  const seat = Number(detail['seat']);
  const again = later.find(({ hands }) => (hands[seat] ?? 0) > 0);
  if (now.hands[seat] !== 0) return false;
  if (again === undefined) return detail['dealt'] === 0 || later.every(({ round }) => round === now.round);
  return again.round === detail['next'] && again.hands[seat] === detail['dealt'];
}

const ranked = (moment: Moment): number => (settled(moment)?.ranking.indexOf(placeOf(moment)) ?? -1) + 1;

const TRUE: Truths<PromptKey, State> = {
  setup: (moment) => dealtAs(moment) && moment.now.cash.every((cash) => cash === moment.detail['cash']),
  'setup-mystery': ({ now, detail }) => now.mysteryHand === detail['dealt'],
  'setup-first': offeredBy,
  offer: offeredBy,
  'offer-anybody': null,
  open: null,
  once: asksFirst,
  hidden: null,
  fixed: asksFirst,
  double: null,
  'double-would-end': (moment) => moment.event?.type !== 'pair' || roundOver(moment),
  'double-perhaps': null,
  'double-added': takenOver,
  'double-added-split': takenOver,
  'double-unpaired': (moment) => isOrUnknown(earned(moment, Number(moment.detail['seat'])), 0),
  'pay-player': (moment) => {
    const { seat, to, amount } = moment.detail;
    const [paid, got] = [earned(moment, Number(seat)), earned(moment, Number(to))];
    return (paid === null || paid <= -Number(amount)) && isOrUnknown(got, Number(amount));
  },
  'pay-bank': ({ before, entered, now, detail }) => {
    const taken = now.bank.taken - (before?.bank.taken ?? 0);
    return entered?.type === 'mystery' || taken === detail['amount'];
  },
  'pay-nothing': (moment) => isOrUnknown(earned(moment, Number(moment.detail['seat'])), 0),
  'pay-zero': (moment) => isOrUnknown(earned(moment, Number(moment.detail['seat'])), 0),
  'pay-player-untold': null,
  'pay-bank-untold': null,
  'two-more': (moment) => cardsOf(moment) === moment.now.setup.edition.limit - 2,
  'one-more': (moment) => {
    const { event, detail } = moment;
    if (event?.type !== 'offer' && event?.type !== 'mystery') return true;
    return event['artist'] !== detail['artist'] || roundOver(moment);
  },
  'fifth-offer': (moment) => cardsOf(moment) === moment.detail['count'] && moment.entered?.type === 'offer',
  'fifth-pair': (moment) => cardsOf(moment) === moment.detail['count'] && moment.entered?.type === 'pair',
  'fifth-mystery': (moment) =>
    cardsOf(moment) === moment.detail['count'] && moment.entered?.type === 'mystery',
  'fifth-adjust': (moment) => cardsOf(moment) === moment.detail['count'],
  'hand-empty': sitsOut,
  mystery: ({ now, detail }) => now.mysteryHand === detail['left'],
  'mystery-anybody': ({ now, detail }) => now.mysteryHand === detail['left'],
  rank: (moment) => settled(moment) === undefined || ranked(moment) === moment.detail['rank'],
  'rank-tie': (moment) => {
    const [won, lost] = [placeOf(moment), placeOf(moment, 'over')];
    return won < lost && moment.now.counts[won] === moment.now.counts[lost];
  },
  'rank-fewer': (moment) =>
    settled(moment) === undefined || settled(moment)?.ranking.length === moment.detail['ranked'],
  value: (moment) =>
    settled(moment) === undefined ||
    settled(moment)?.values[placeOf(moment)] === Number(moment.detail['value']),
  sell: (moment) => settled(moment)?.payouts[Number(moment.detail['seat'])] === moment.detail['amount'],
  'sell-count': null,
  'then-next-round': ({ detail, later: [next] }) =>
    next === undefined || (next.round === detail['round'] && next.situation.kind !== 'finished'),
  'then-end': ({ later: [next] }) => next === undefined || next.situation.kind === 'finished',
  'next-round': (moment) => newRound(moment) && moment.now.round < moment.now.setup.edition.rounds,
  'last-round': (moment) => newRound(moment) && moment.later.every(({ round }) => round === moment.now.round),
  'all-out': ({ now, later }) =>
    now.hands.every((cards) => cards === 0) && later.every(({ round }) => round === now.round),
  'all-out-early': ({ now, event, later: [next] }) => {
    if (!now.hands.every((cards) => cards === 0)) return false;
    return (next?.situation.kind === 'finished') === (event?.['continue'] !== true);
  },
  'end-count': ({ event }) => event?.type === 'final',
  'end-won': ({ now, detail }) => {
    const money = now.situation.kind === 'finished' ? (now.situation.money ?? now.cash) : [];
    return money.every((amount, seat) => seat === detail['seat'] || amount < Number(detail['amount']));
  },
  'end-shared': ({ now, detail }) => {
    const money = now.situation.kind === 'finished' ? (now.situation.money ?? now.cash) : [];
    return money.filter((amount) => amount === detail['amount']).length === detail['winners'];
  },
};

test('prompts come true, in every edition', () => {
  const times = new Map<PromptKey, number>();
  const wrong = plans(270).flatMap((plan) => {
    const record = playAuction(plan);
    // A table that names the starter itself departs from the prompt.
    if (record.events.some((event) => event.type === 'settle' && event['next'] !== undefined)) return [];
    const game = { events: record.events, states: statesOf(record), prompts };
    return falsePrompts(game, TRUE, times).map(
      (sentence) => `${plan.edition}, seed ${plan.seed}: ${sentence}`,
    );
  });
  // No random auctioneer runs out of money.
  const penniless = [laid(), ...nothingNamed.map((_, at) => after(laid(), ...nothingNamed.slice(0, at + 1)))];
  wrong.push(...falsePrompts({ events: nothingNamed, states: penniless, prompts }, TRUE, times));
  expect(wrong).toEqual([]);
  const never = PROMPT_KEYS.filter((key) => TRUE[key] !== null && !times.has(key));
  expect(never).toEqual(['fifth-adjust']);
});
