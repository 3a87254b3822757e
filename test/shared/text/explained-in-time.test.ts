import { expect, test } from 'vitest';
import { auction, type State as AuctionState } from '../../../src/shared/auction/index.ts';
import { isAway, type Away } from '../../../src/shared/core/away.ts';
import { gallery, type State as GalleryState } from '../../../src/shared/gallery/index.ts';
import { timelineOf, type EventJson, type GameRecord, type Table } from '../../../src/shared/record/index.ts';
import { explainedAt, promptingOf } from '../../../src/shared/text/prompting.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { textLanguageOf } from './described.ts';

interface Ranked {
  readonly counts: readonly number[];
  readonly ranking: readonly number[];
}

interface AnyState<Round extends Ranked> {
  readonly round: number;
  readonly setup: { readonly edition: { readonly rounds: number } };
  readonly hands: readonly number[];
  readonly away: Away;
  readonly settled: readonly Round[];
}

/** What an event has done to a game. */
interface Step<Round extends Ranked, State extends AnyState<Round>> {
  readonly event: EventJson;
  readonly before: State;
  readonly now: State;
  /** The round it has closed. */
  readonly closed: Round | null;
}

/** What a table reads about a rule, and whether somebody has just felt it. */
type Rules<Round extends Ranked, State extends AnyState<Round>> = Readonly<
  Record<string, readonly [read: RegExp, bites: (step: Step<Round, State>) => boolean]>
>;

type AnyStep = Step<Ranked, AnyState<Ranked>>;
type AuctionRound = AuctionState['settled'][number];
type AuctionStep = Step<AuctionRound, AuctionState>;
type GalleryRound = GalleryState['settled'][number];

const some = (numbers: readonly number[]): boolean => numbers.some((each) => each !== 0);

/** The seats from the left of one to the right of another. */
function between(one: number, other: number, players: number): number[] {
  const seats = (other - one - 1 + players) % players;
  return Array.from({ length: seats }, (_, step) => (one + 1 + step) % players);
}

/** The order of two artists with the same number of cards matters. */
const isTied = ({ counts, ranking }: Ranked): boolean =>
  ranking.some((artist) => counts.filter((count) => count === counts[artist]).length > 1);

/** An artist that isn't among the first three has some of it. */
const isOutside = ({ ranking }: Ranked, numbers: readonly number[]): boolean =>
  numbers.some((each, artist) => each !== 0 && !ranking.includes(artist));

const isInside = ({ ranking }: Ranked, numbers: readonly number[]): boolean =>
  ranking.some((artist) => numbers[artist] !== 0);

const isWithoutCards = ({ hands, away }: AnyState<Ranked>): boolean =>
  some(hands) && hands.some((cards, seat) => cards === 0 && !isAway(away, seat));

const isLastRound = ({ round, setup }: AnyState<Ranked>): boolean => round === setup.edition.rounds;

const begins = ({ before, now }: AnyStep): boolean => now.round > before.round;

const isDealtNothing = (step: AnyStep): boolean =>
  begins(step) && some(step.now.hands) && String(step.before.hands) === String(step.now.hands);

/** The auction that an event decides. */
const sold = ({ event, before: { situation } }: AuctionStep) =>
  event.type === 'sale' && situation.kind === 'selling' ? situation : undefined;

const isOwn = (step: AuctionStep): boolean =>
  step.event['price'] !== 0 && (sold(step)?.auctioneer ?? null) === step.event['buyer'];

/** Everybody is out of cards, and would be dealt more. */
const mayGoOn = ({ closed, before: { setup, round } }: AuctionStep): boolean =>
  closed?.endedBy === 'out-of-cards' && (setup.edition.deal[setup.players]?.[round] ?? 0) > 0;

const AT_AUCTION: Rules<AuctionRound, AuctionState> = {
  'a double that another player takes over costs those in between their turn': [
    /misses a turn/,
    (step) => {
      const [lot, { situation, setup, hands }] = [sold(step), step.now];
      if (lot === undefined || lot.partner === null || situation.kind !== 'offering') return false;
      const passed = between(lot.partner, situation.turn, setup.players);
      return passed.some((seat) => seat !== lot.auctioneer && hands[seat] !== 0);
    },
  ],
  'the player who put it up gets nothing, or half': [
    /gets nothing|half each/i,
    ({ now: { situation } }) => situation.kind === 'selling' && situation.partner !== null,
  ],
  'nobody has to add to a double': [/Nobody has to/, ({ event }) => event.type === 'unpaired'],
  'if nobody bids, the auctioneer pays nothing': [
    /if nobody bids/i,
    (step) => step.event['price'] === 0 && sold(step)?.auction !== 'fixed',
  ],
  'at your own auction you pay the bank': [/you pay the bank/, isOwn],
  'what nobody wants at the price, the auctioneer has to buy': [
    /has to buy/,
    (step) => isOwn(step) && sold(step)?.auction === 'fixed',
  ],
  'of two equal fists the first clockwise wins': [
    /in a tie/,
    (step) => {
      const { bids } = step.event;
      if (sold(step)?.auction !== 'hidden' || !Array.isArray(bids)) return false;
      const amounts = bids.map(Number);
      const most = Math.max(...amounts);
      return most > 0 && amounts.filter((bid) => bid === most).length > 1;
    },
  ],
  'the last card counts, though nobody owns it': [
    /counts? for the ranking|it counts/,
    ({ event, now: { situation } }) => event.type !== 'settle' && situation.kind === 'settling',
  ],
  'a double that ends the round gets no second card': [
    /and a double gets no second card/,
    ({ event, now: { situation } }) =>
      event['auction'] === 'double' && situation.kind === 'settling' && situation.endedBy === 'limit',
  ],
  'nor does one that is turned over': [
    /as a double gets no second card/,
    ({ event }) => event.type === 'mystery' && event['auction'] === 'double',
  ],
  'somebody without cards is skipped': [
    /is skipped/,
    ({ now }) => now.situation.kind === 'offering' && isWithoutCards(now),
  ],
  'in the last round for good': [
    /until the end of the game/,
    ({ now }) => now.situation.kind === 'offering' && isWithoutCards(now) && isLastRound(now),
  ],
  'of two artists the one further left wins a tie': [
    /further left on the board/,
    ({ closed }) => closed !== null && isTied(closed),
  ],
  'an artist without cards isn’t ranked': [/isn’t ranked/, ({ closed }) => (closed?.ranking.length ?? 3) < 3],
  'an artist outside the first three pays nothing': [
    /first three/,
    ({ closed }) => closed !== null && isOutside(closed, closed.counts),
  ],
  'tiles of earlier rounds count': [
    /of this game count/,
    ({ closed }) => closed !== null && isInside(closed, closed.standing),
  ],
  'but only if the artist is among the first three': [
    /for later|only in rounds/,
    ({ closed }) => closed !== null && isOutside(closed, closed.standing),
  ],
  'a hand is kept': [/keep the cards in your hand/, (step) => begins(step) && some(step.before.hands)],
  'no cards are dealt': [/no new cards are dealt/, isDealtNothing],
  'the left neighbour of the player who ended the round begins': [
    /left of the player who ended the round/,
    (step) => begins(step) && step.event['next'] === undefined,
  ],
  'if all cards are gone early, the table may go on': [/you choose/, mayGoOn],
  'perhaps because somebody has left': [
    /counts on everybody’s cards/,
    (step) => mayGoOn(step) && step.before.away.some((left) => left !== null),
  ],
  'cards in hand are worth nothing in the end': [
    /cards left in your hand/i,
    ({ now: { situation, hands } }) => situation.kind === 'finished' && some(hands),
  ],
  'a win is shared': [
    /No rulebook says how/,
    ({ now }) => now.situation.kind === 'finished' && (auction.outcome(now).winners?.length ?? 0) > 1,
  ],
};

const tokensOf = ({ valueTokens, awards, corrections }: GalleryRound): number[] =>
  valueTokens.map((points, artist) => points + (awards[artist] ?? 0) + (corrections[artist] ?? 0));

const IN_GALLERY: Rules<GalleryRound, GalleryState> = {
  'the symbol on the card that ends the round is ignored': [
    /Ignore the symbol on the/,
    ({ event, before, now: { situation } }) =>
      event.type === 'play' &&
      before.situation.kind === 'turn' &&
      (event['effect'] ?? 'none') !== 'none' &&
      situation.kind === 'settling' &&
      situation.endedBy === 'limit',
  ],
  'so is that on a second card': [/ignore any symbol on it/, ({ event }) => event.type === 'second'],
  'and on one that is face down': [/Its symbol is ignored/, ({ event }) => event.type === 'face-down'],
  'nobody can refuse to show a card': [/Nobody can refuse/, ({ event }) => event.type === 'everyone'],
  'cards shown together stay beyond the limit': [
    /beyond the limit/,
    ({ event, now: { counts, setup } }) =>
      event.type === 'everyone' && counts.some((count) => count > setup.limit),
  ],
  'face-down cards change the ranking': [
    /can still be overtaken/,
    ({ event, before, now }) => event.type === 'reveal' && String(before.counts) !== String(now.counts),
  ],
  'somebody without cards sits out': [
    /in front of that player/,
    ({ now }) => now.situation.kind === 'turn' && isWithoutCards(now),
  ],
  'in the last round for good': [
    /no more are dealt/,
    ({ now }) => now.situation.kind === 'turn' && isWithoutCards(now) && isLastRound(now),
  ],
  'a round without cards is scored': [
    /like any other/,
    ({ event, now: { situation } }) =>
      event.type !== 'settle' && situation.kind === 'settling' && situation.endedBy === 'out-of-cards',
  ],
  'of two artists the one with the lower number wins a tie': [
    /the lower the number/,
    ({ closed }) => closed !== null && isTied(closed),
  ],
  'an artist without cards gets no token': [
    /No rulebook says so/,
    ({ closed }) => (closed?.ranking.length ?? 3) < 3,
  ],
  'an artist outside the first three scores nothing': [
    /first three/,
    ({ closed }) => closed !== null && isOutside(closed, closed.counts),
  ],
  'tokens from before count': [
    /of the whole game count/,
    ({ closed }) => closed !== null && isInside(closed, tokensOf(closed)),
  ],
  'but only if the artist is among the first three': [
    /for later|only in rounds/,
    ({ closed }) => closed !== null && isOutside(closed, tokensOf(closed)),
  ],
  'added cards don’t change the ranking': [
    /don’t change the ranking/,
    ({ closed }) => closed !== null && some(closed.extras ?? []),
  ],
  'the card beside the deck scores for nobody': [/belongs to nobody/, ({ closed }) => closed !== null],
  'a hand is kept': [/keep the cards in your hand/, (step) => begins(step) && some(step.before.hands)],
  'no cards are dealt': [/play on with the cards you kept/, isDealtNothing],
  'the next player begins the next round': [
    /no matter who ended it|neighbour on the left begins|doesn’t know who that is/,
    begins,
  ],
  'or one with cards': [
    /can’t begin without a card/,
    ({ now: { situation, firstPlayer } }) =>
      situation.kind === 'influence' && (situation.seat ?? firstPlayer) !== firstPlayer,
  ],
  'of cards shown together one has ended the round': [
    /decides who begins/,
    (step) =>
      begins(step) &&
      step.before.setup.edition.nextStarter === 'left-of-finisher' &&
      step.before.situation.kind === 'settling' &&
      step.before.situation.finishedTogether.length > 0,
  ],
  'a win is shared': [
    /No rulebook says how/,
    ({ now }) => now.situation.kind === 'finished' && (gallery.outcome(now).winners?.length ?? 0) > 1,
  ],
};

const ENGLISH = textLanguageOf('en');

/** Each event of a game, with what a taught table has read by then: every line, and each reason once. */
function* taught(record: GameRecord) {
  const { tables } = timelineOf(record, null);
  const read = new Set<string>();
  let explained: ReadonlySet<string> = new Set();
  for (const [index, now] of tables.entries()) {
    const { prompts } = promptingOf(ENGLISH, record, now, explained);
    for (const { line, reason } of prompts) read.add(line).add(reason ?? '');
    const [before, event] = [tables[index - 1], record.events[index - 1]];
    if (before !== undefined && event !== undefined) yield { before, event, now, read };
    if (record.events[index]?.type !== 'adjust') explained = new Set([...explained, ...explainedAt(now)]);
  }
}

/** The rules that somebody felt before anything was read about them, and those that nobody ever felt. */
function felt<Round extends Ranked, State extends AnyState<Round>>(
  records: readonly GameRecord[],
  rules: Rules<Round, State>,
  stateOf: (table: Table) => State | null,
) {
  const never = new Set(Object.keys(rules));
  const unread: string[] = [];
  for (const record of records) {
    const unfelt = new Map(Object.entries(rules));
    for (const { event, read, ...tables } of taught(record)) {
      const [before, now] = [stateOf(tables.before), stateOf(tables.now)];
      if (before === null || now === null || event.type === 'adjust') continue;
      const closed = event.type === 'settle' ? (now.settled.at(-1) ?? null) : null;
      for (const [rule, [says, bites]] of unfelt) {
        if (!bites({ event, before, now, closed })) continue;
        unfelt.delete(rule);
        never.delete(rule);
        if (!read.values().some((text) => says.test(text)))
          unread.push(`${record.id}: ${rule}, as in ${JSON.stringify(event)}`);
      }
    }
  }
  return { unread, never: [...never] };
}

test('at auctions every rule is explained before somebody feels it, or just then', () => {
  const records = auctionPlans(216).map((plan) => recordOf(playAuction(plan)));
  const told = felt(records, AT_AUCTION, (table) => (table.family === 'auction' ? table.state : null));
  expect(told).toEqual({ unread: [], never: [] });
});

test('the same in galleries', () => {
  const records = galleryPlans(96).map((plan) => recordOf(playGallery(plan)));
  const told = felt(records, IN_GALLERY, (table) => (table.family === 'gallery' ? table.state : null));
  expect(told).toEqual({ unread: [], never: [] });
});
