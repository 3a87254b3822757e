import { parseArgs } from 'node:util';
import { fairPrice, worth } from '../src/shared/auction/index.ts';
import { boundsOf } from '../src/shared/bidding/index.ts';
import { chanceFrom, type Chance } from '../src/shared/core/chance.ts';
import { lookAhead } from '../src/shared/core/chances.ts';
import {
  afterMove,
  deal,
  namingSum,
  nextIn,
  type DealtGame,
  type Move,
} from '../src/shared/dealing/index.ts';
import { decide, seenBy, TEMPER, TEMPERS, type Seen } from '../src/shared/opponents/index.ts';
import {
  EDITION_IDS,
  editionOf,
  recordApart,
  type AnyEdition,
  type EditionId,
} from '../src/shared/record/index.ts';
import { LONGEST, LONGEST_CARDS } from '../test/app/made-boxes.ts';
import { boxOf } from '../test/fixtures/replayed.ts';
import { percentile, report } from './interleaved.ts';

/**
 * How strong opponents are, and how long a decision takes: dealt games with one opponent among players who bid the fair
 * price of the public forecast and play any card, or who do anything that is allowed. The seat moves on from game to game.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, temper: { type: 'string', default: 'careful' } },
});
const GAMES = Number(values.games);
const temper = TEMPER[TEMPERS.find((name) => name === values.temper) ?? 'careful'];

type Player = (seen: Seen, chance: Chance) => Move;

const decisions: number[] = [];
/** With boxes that somebody made, where nine cards end a round. */
const inMadeBoxes: number[] = [];
const ahead = lookAhead();
const publicly = lookAhead();

const timed =
  (times: number[]): Player =>
  (seen, chance) => {
    const before = performance.now();
    const { move } = decide(seen, temper, ahead, chance());
    times.push(performance.now() - before);
    return move;
  };
const opponent = timed(decisions);

function anyOf<T>(things: readonly T[], chance: Chance): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** Anything that is allowed. */
const any: Player = ({ ask, seat }, chance) => {
  const { sum } = ask;
  if (sum === null) return anyOf(ask.options, chance).move;
  const passes = chance() < 0.5 && ask.kind !== 'price';
  const amount = sum.least + Math.floor(chance() * (sum.most - sum.least + 1));
  return namingSum(ask.kind, seat, passes || sum.most < sum.least ? 0 : amount);
};

/** Bids what the forecast says that everybody can see, and plays any card. */
const fair: Player = (seen, chance) => {
  if (seen.family !== 'auction' || seen.state.situation.kind !== 'selling') return any(seen, chance);
  const { ask, seat, state } = seen;
  const { artist, cards, auctioneer } = seen.state.situation;
  const lot = (worth(state, publicly)?.[artist]?.worth ?? 0) * cards;
  const { keep, buyer } = fairPrice(lot, state.setup.players);
  const { least, most } = boundsOf(state, seat);
  const limit = Math.min(most, Math.floor(auctioneer === seat ? keep : buyer));
  const name = (amount: number) => namingSum(ask.kind, seat, amount);
  switch (ask.kind) {
    case 'raise':
      return name(limit > ask.standing ? ask.standing + 1 : 0);
    case 'bid': {
      const passes = limit <= ask.standing || (ask.last && ask.standing === 0);
      return name(passes ? 0 : ask.last ? ask.standing + 1 : limit);
    }
    case 'price':
      return name(Math.max(least, Math.min(most, Math.floor(lot))));
    case 'take':
      return (ask.options[limit >= ask.standing ? 0 : 1] ?? anyOf(ask.options, chance)).move;
    default:
      return name(limit);
  }
};

const SETTLES: Move = { kind: 'event', event: { type: 'settle' }, cards: [] };

function playOut(edition: AnyEdition, seed: number, players: readonly Player[]): DealtGame {
  const chance = chanceFrom(seed + 1_000_000);
  const names = players.map((_, seat) => `P${seat}`);
  let game = deal(recordApart(edition, names, seed % players.length), seed);
  for (let moves = 0; moves < 20_000; moves += 1) {
    const next = nextIn(game);
    if (next === null && game.state.situation.kind === 'finished') return game;
    let move = SETTLES;
    if (next?.kind === 'goes-on') ({ move } = next);
    else if (next !== null) move = players[next.seat]?.(seenBy(game, next.seat, next.ask), chance) ?? SETTLES;
    const after = afterMove(game, move);
    if (after === null) throw new Error(`refused in game ${seed}: ${JSON.stringify(move)}`);
    game = after;
  }
  throw new Error(`game ${seed} doesn't end`);
}

/** In percent of the games; a shared win counts in part. */
function wins(edition: EditionId, seats: number, others: Player): number {
  let won = 0;
  for (let seed = 0; seed < GAMES; seed += 1) {
    const own = Math.floor(seed / seats) % seats;
    const { state } = playOut(
      edition,
      seed,
      Array.from({ length: seats }, (_, seat) => (seat === own ? opponent : others)),
    );
    const results = 'cash' in state ? state.cash : state.scores;
    const best = Math.max(...results);
    if (results[own] === best) won += 1 / results.filter((one) => one === best).length;
  }
  return (100 * won) / GAMES;
}

function atLeast(what: string, percent: number, least: number): void {
  console.log(`${what}: ${percent.toFixed(1)} (at least ${least})`);
  if (percent < least) process.exitCode = 1;
}

for (const edition of EDITION_IDS) {
  if (editionOf(edition).family === 'auction') {
    atLeast(`${edition}: wins against three that bid fair prices, %`, wins(edition, 4, fair), 40);
    atLeast(`${edition}: wins against three that do anything, %`, wins(edition, 4, any), 90);
  } else atLeast(`${edition}: wins against two that do anything, %`, wins(edition, 3, any), 60);
}
report('a decision, ms at the 99th percentile', percentile(decisions, 0.99), 20);

for (const box of [LONGEST, LONGEST_CARDS].map(boxOf))
  for (let seed = 0; seed < GAMES / 50; seed += 1)
    playOut(
      box,
      seed,
      Array.from({ length: 4 }, () => timed(inMadeBoxes)),
    );
report('with made boxes, ms at the 99th percentile', percentile(inMadeBoxes, 0.99), 150);
