import { expect, test } from 'vitest';
import { PROMPT_KEYS, type PromptKey } from '../../../src/shared/gallery/moments.ts';
import { choices, prompts, type State } from '../../../src/shared/gallery/index.ts';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { falseIn, type Foretold, type Truths } from '../foretold.ts';
import { after, laid } from './game.ts';

type Told = Foretold<State>;

const isOver = (state: State | undefined): boolean => state?.situation.kind === 'settling';
const roundOver = ({ later: [next] }: Told): boolean => isOver(next);
const placeOf = ({ now, detail }: Told, by = 'artist'): number =>
  now.setup.artists.findIndex((id) => id === detail[by]);
const cardsOf = (told: Told): number => told.now.counts[placeOf(told)] ?? -1;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The round as it was scored in the end. If only counts are tracked, cards may still be entered until then. */
function settled({ now, event, later }: Told) {
  if (now.setup.tracking === 'counts' && event?.type !== 'settle') return undefined;
  return later.find((state) => state.settled.length > now.settled.length)?.settled.at(-1);
}

/** Unknown if hands aren't tracked. */
function dealtAs({ before, now, detail }: Told): boolean {
  const { tracking } = now.setup;
  return (
    tracking === 'counts' ||
    now.hands.every((cards, seat) => cards - (before?.hands[seat] ?? 0) === detail['dealt'])
  );
}

/** The player of the first card of the next round. */
function startedBy({ now, later }: Told): unknown {
  const turn = [now, ...later].find(({ situation }) => situation.kind === 'turn');
  return turn?.situation.kind === 'turn' && turn.round === now.round ? turn.situation.seat : null;
}

const ranked = (told: Told): number => (settled(told)?.ranking.indexOf(placeOf(told)) ?? -1) + 1;
const most = (state: State, seat: number): number => {
  const { artists = [], most: hand = 0 } = choices(state).extras?.seats[seat] ?? {};
  return Math.min(artists.length, hand);
};

const mayAdd: (told: Told) => boolean = ({ now, detail }) =>
  most(now, Number(detail['seat'])) === detail['cards'];

const TRUE: Truths<PromptKey, State> = {
  setup: (told) => dealtAs(told),
  'setup-first-museum': (told) => [null, told.detail['seat']].includes(startedBy(told) as number),
  'setup-first-chosen': (told) => [null, told.detail['seat']].includes(startedBy(told) as number),
  play: ({ event, detail }) =>
    event?.type !== 'play' || event['seat'] === undefined || event['seat'] === detail['seat'],
  'play-anybody': null,
  'one-more': (told) => told.event?.['artist'] !== told.detail['artist'] || roundOver(told),
  'second-could-end': ({ event, detail, later }) => {
    const laid = event?.type === 'play' && event['artist'] === detail['artist'];
    const [next, second] = later;
    if (!laid) return true;
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
  'second-up-would-end': (told) => told.event?.type !== 'second' || roundOver(told),
  'second-down': ({ now, event, later: [next] }) =>
    event?.type !== 'face-down' || total(next?.counts ?? []) === total(now.counts),
  everyone: ({ now, detail, event }) =>
    now.hands.filter((cards) => cards > 0).length === detail['cards'] &&
    (event?.type !== 'everyone' ||
      Object.values(event['artists'] ?? {}).filter((card) => card !== null).length === detail['cards']),
  'everyone-could-end': (told) => told.now.setup.limit - cardsOf(told) === told.detail['left'],
  'limit-reached': (told) => cardsOf(told) >= Number(told.detail['limit']),
  'all-out': ({ now, detail, later }) => {
    const next = later.find(({ round }) => round > now.round);
    if (next === undefined) return later.every(({ situation }) => situation.kind !== 'finished');
    const isKept = now.setup.tracking === 'full';
    return next.round === detail['next'] && next.hands.every((cards) => !isKept || cards === detail['dealt']);
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
  token: (told) => settled(told) === undefined || ranked(told) === told.detail['rank'],
  'token-tie': (told) => {
    const [won, lost] = [placeOf(told), placeOf(told, 'over')];
    return won !== lost && told.now.counts[won] === told.now.counts[lost];
  },
  'token-fewer': ({ now, detail }) => now.counts.filter((count) => count > 0).length === detail['ranked'],
  value: (told) =>
    settled(told) === undefined || settled(told)?.values[placeOf(told)] === told.detail['value'],
  'extras-leading': mayAdd,
  'extras-displayed': mayAdd,
  // The announced score is the final one, whatever is added until then.
  score: (told) => {
    const points = settled(told)?.payouts[Number(told.detail['seat'])];
    return points === undefined || points === told.detail['points'];
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
  'clean-up': (told) =>
    dealtAs(told) && told.now.round === told.detail['round'] && Number(told.detail['dealt']) > 0,
  'clean-up-no-cards': (told) => dealtAs(told) && told.now.round === told.detail['round'],
  'starter-token': ({ now, detail }) => now.firstPlayer === detail['seat'],
  'starter-finisher': ({ now, detail }) => now.firstPlayer === detail['seat'],
  'starter-untold': null,
  'starter-passed-over': (told) =>
    told.now.hands[Number(told.detail['seat'])] === 0 &&
    [null, told.detail['to']].includes(startedBy(told) as number),
  'finished-together': ({ event, detail, later: [next], now }) =>
    event?.type !== 'settle' ||
    event['next'] !== undefined ||
    next?.firstPlayer === (Number(detail['seat']) + 1) % now.setup.players,
  'end-won': ({ now, detail }) =>
    now.scores.every((points, seat) => seat === detail['seat'] || points < Number(detail['points'])),
  'end-shared': ({ now, detail }) =>
    Math.max(...now.scores) === detail['points'] &&
    now.scores.filter((points) => points === detail['points']).length > 1,
};

test('prompts come true, in every edition', () => {
  const times = new Map<PromptKey, number>();
  const wrong = plans(200 * EDITIONS.length).flatMap((plan) => {
    const { edition, players, firstSeat, options, events } = playGallery(plan);
    const begun = laid({ edition, players: players.length, firstSeat, options: { ...options } });
    return falseIn({ events, begun, after, told: prompts }, TRUE, times).map(
      (sentence) => `${edition}, seed ${plan.seed}: ${sentence}`,
    );
  });
  expect(wrong).toEqual([]);
  const never = PROMPT_KEYS.filter((key) => TRUE[key] !== null && !times.has(key));
  expect(never).toEqual([]);
});
