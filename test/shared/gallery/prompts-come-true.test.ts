import { expect, test } from 'vitest';
import { isAway } from '../../../src/shared/core/away.ts';
import { firstClockwise } from '../../../src/shared/core/seats.ts';
import { PROMPT_KEYS, type PromptKey } from '../../../src/shared/gallery/moments.ts';
import { choices, prompts, type State } from '../../../src/shared/gallery/index.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { falsePrompts, type PromptMoment, type Truths } from '../prompt-truth.ts';
import { statesOf } from './game.ts';

type Moment = PromptMoment<State>;

const isOver = (state: State | undefined): boolean => state?.situation.kind === 'settling';
const roundOver = ({ later: [next] }: Moment): boolean => isOver(next);
const placeOf = ({ now, detail }: Moment, by = 'artist'): number =>
  now.setup.artists.findIndex((id) => id === detail[by]);
const cardsOf = (moment: Moment): number => moment.now.counts[placeOf(moment)] ?? -1;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The round as it was scored in the end. If only counts are tracked, cards may still be entered until then. */
function settled({ now, event, later }: Moment) {
  if (now.setup.tracking === 'counts' && event?.type !== 'settle') return undefined;
  return later.find((state) => state.settled.length > now.settled.length)?.settled.at(-1);
}

/** Unknown if hands aren't tracked. */
function dealtAs({ before, now, detail }: Moment): boolean {
  const { tracking } = now.setup;
  return (
    tracking === 'counts' ||
    now.hands.every(
      (cards, seat) => isAway(now.away, seat) || cards - (before?.hands[seat] ?? 0) === detail['dealt'],
    )
  );
}

/** The player of the first card of the next round. */
function startedBy({ now, later }: Moment): unknown {
  const turn = [now, ...later].find(({ situation }) => situation.kind === 'turn');
  return turn?.situation.kind === 'turn' && turn.round === now.round ? turn.situation.seat : null;
}

const ranked = (moment: Moment): number => (settled(moment)?.ranking.indexOf(placeOf(moment)) ?? -1) + 1;
const most = (state: State, seat: number): number => {
  const { artists = [], most: hand = 0 } = choices(state).extras?.seats[seat] ?? {};
  return Math.min(artists.length, hand);
};

const mayAdd: (moment: Moment) => boolean = ({ now, detail }) =>
  most(now, Number(detail['seat'])) === detail['cards'];

const TRUE: Truths<PromptKey, State> = {
  setup: (moment) => dealtAs(moment),
  'setup-first-museum': (moment) => [null, moment.detail['seat']].includes(startedBy(moment) as number),
  'setup-first-chosen': (moment) => [null, moment.detail['seat']].includes(startedBy(moment) as number),
  play: ({ event, detail }) =>
    event?.type !== 'play' || event['seat'] === undefined || event['seat'] === detail['seat'],
  'play-anybody': null,
  'one-more': (moment) => moment.event?.['artist'] !== moment.detail['artist'] || roundOver(moment),
  'second-could-end': ({ event, detail, later }) => {
    const begun = event?.type === 'play' && event['artist'] === detail['artist'];
    const [next, second] = later;
    if (!begun) return true;
    if (next?.situation.kind !== 'effect' || next.situation.symbol !== 'second-up') return !isOver(next);
    const added = second !== undefined && total(second.counts) > total(next.counts);
    return isOver(second) === added;
  },
  draw: ({ now, event, later: [next] }) =>
    event?.type !== 'draw' ||
    total(next?.hands ?? []) === total(now.hands) + (now.hands.length === 0 ? 0 : 1),
  'draw-optional': ({ now, event, later: [next] }) =>
    event?.type !== 'draw' ||
    total(next?.hands ?? []) === total(now.hands) + (now.hands.length === 0 ? 0 : 1),
  award: ({ now, detail, event, later: [next] }) =>
    now.setup.edition.awards.tokens - total(now.awards) === detail['left'] &&
    (event?.type !== 'award' || total(next?.awards ?? []) === total(now.awards) + 1),
  'award-optional': ({ now, detail, event, later: [next] }) =>
    now.setup.edition.awards.tokens - total(now.awards) === detail['left'] &&
    (event?.type !== 'award' || total(next?.awards ?? []) === total(now.awards) + 1),
  'award-none-left': null,
  'second-up': null,
  'second-up-would-end': (moment) => moment.event?.type !== 'second' || roundOver(moment),
  'second-down': ({ now, event, later: [next] }) =>
    event?.type !== 'face-down' || total(next?.counts ?? []) === total(now.counts),
  everyone: ({ now, detail, event }) =>
    now.hands.filter((cards) => cards > 0).length === detail['cards'] &&
    (event?.type !== 'everyone' ||
      Object.values(event['artists'] ?? {}).filter((card) => card !== null).length === detail['cards']),
  'everyone-could-end': (moment) => moment.now.setup.limit - cardsOf(moment) === moment.detail['left'],
  'limit-reached': (moment) => cardsOf(moment) >= Number(moment.detail['limit']),
  'all-out': ({ now, detail, later }) => {
    const next = later.find(({ round }) => round > now.round);
    if (next === undefined) return later.every(({ situation }) => situation.kind !== 'finished');
    const isKept = now.setup.tracking === 'full';
    return (
      next.round === detail['next'] &&
      next.hands.every((cards, seat) => !isKept || isAway(next.away, seat) || cards === detail['dealt'])
    );
  },
  'all-out-last': ({ now, later }) => later.every(({ round }) => round === now.round),
  'hand-empty': ({ detail, now, later }) => {
    const seat = Number(detail['seat']);
    const again = later.find(({ hands }) => (hands[seat] ?? 0) > 0);
    if (now.hands[seat] !== 0) return false;
    if (again === undefined) return detail['dealt'] === 0 || later.every(({ round }) => round === now.round);
    return again.round === detail['next'] && again.hands[seat] === detail['dealt'];
  },
  reveal: ({ now, detail }) => now.faceDown[Number(detail['seat'])] === detail['cards'],
  'reveal-counting': null,
  token: (moment) => settled(moment) === undefined || ranked(moment) === moment.detail['rank'],
  'token-tie': (moment) => {
    const [won, lost] = [placeOf(moment), placeOf(moment, 'over')];
    return won !== lost && moment.now.counts[won] === moment.now.counts[lost];
  },
  'token-fewer': ({ now, detail }) => now.counts.filter((count) => count > 0).length === detail['ranked'],
  value: (moment) =>
    settled(moment) === undefined || settled(moment)?.values[placeOf(moment)] === moment.detail['value'],
  'extras-leading': mayAdd,
  'extras-displayed': mayAdd,
  // The announced score is the final one, whatever is added until then.
  score: (moment) => {
    const points = settled(moment)?.payouts[Number(moment.detail['seat'])];
    return points === undefined || points === moment.detail['points'];
  },
  'score-after-extras': ({ now }) => now.hands.some((_, seat) => most(now, seat) > 0),
  'score-counting': null,
  'then-next-round': ({ now, detail, later }) => {
    const next = later.find(({ settled: rounds }) => rounds.length > now.settled.length);
    return next === undefined || (next.round === detail['round'] && next.situation.kind !== 'finished');
  },
  'then-end': ({ now, later }) => {
    const next = later.find(({ settled: rounds }) => rounds.length > now.settled.length);
    return next === undefined || next.situation.kind === 'finished';
  },
  'clean-up': (moment) =>
    dealtAs(moment) && moment.now.round === moment.detail['round'] && Number(moment.detail['dealt']) > 0,
  'clean-up-no-cards': (moment) => dealtAs(moment) && moment.now.round === moment.detail['round'],
  'starter-token': ({ now, detail }) => now.firstPlayer === detail['seat'],
  'starter-finisher': ({ now, detail }) => now.firstPlayer === detail['seat'],
  'starter-untold': null,
  'starter-passed-over': (moment) =>
    moment.now.hands[Number(moment.detail['seat'])] === 0 &&
    [null, moment.detail['to']].includes(startedBy(moment) as number),
  'finished-together': ({ event, detail, later: [next], now }) =>
    event?.type !== 'settle' ||
    event['next'] !== undefined ||
    next?.firstPlayer ===
      firstClockwise(Number(detail['seat']) + 1, now.setup.players, (seat) => !isAway(now.away, seat)),
  'end-won': ({ now, detail }) =>
    now.scores.every((points, seat) => seat === detail['seat'] || points < Number(detail['points'])),
  'end-shared': ({ now, detail }) =>
    Math.max(...now.scores) === detail['points'] &&
    now.scores.filter((points) => points === detail['points']).length > 1,
};

test('prompts come true, in every edition', () => {
  const times = new Map<PromptKey, number>();
  const wrong = plans(192).flatMap((plan) => {
    const record = playGallery(plan);
    const game = { events: record.events, states: statesOf(record), prompts };
    return falsePrompts(game, TRUE, times).map(
      (sentence) => `${plan.edition}, seed ${plan.seed}: ${sentence}`,
    );
  });
  expect(wrong).toEqual([]);
  const never = PROMPT_KEYS.filter((key) => TRUE[key] !== null && !times.has(key));
  expect(never).toEqual([]);
});
