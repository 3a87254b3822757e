import type { EditionId } from '../../src/shared/auction/edition.ts';
import { auction, type State } from '../../src/shared/auction/index.ts';
import type { GameRecord } from './auction.ts';
import type { RawEvent } from './played-record.ts';
import { canHappen, endingsIn, GAME_WAYS, UNCOUNTED_GAME_WAYS, type GameWay } from './ways.ts';

/** How a round can end. */
const ROUND_WAYS = [
  'the limit by an offer',
  'the limit by a double',
  'the limit by the offerer’s second card',
  'the limit by another’s second card',
  'the limit by a card turned over',
  'the limit by a correction',
  'the last card is offered',
  'the last card is a double',
  'the last card is added',
  'a correction empties all hands',
] as const;

/** How a round can end if only counts are tracked. */
const COUNTED_ROUND_WAYS = [
  'the limit by an offer',
  'the limit by a double',
  'the limit by a second card',
  'the limit by a card turned over',
  'the limit by a correction',
  'everybody is out of cards',
] as const;

type Way = (typeof ROUND_WAYS)[number] | (typeof COUNTED_ROUND_WAYS)[number] | GameWay;

/** The options of this edition; every ending is covered with each. */
function optionsOf(edition: EditionId): string[] {
  const { mystery, splitDouble } = auction.editions[edition];
  return [
    ...['ledger', 'owners', 'counts', 'order'],
    ...(mystery === null ? [] : ['mystery']),
    ...(splitDouble === 'variant' ? ['splitDouble'] : []),
  ];
}

/** Every ending with every option of an edition. */
export function endingsWanted(edition: EditionId): string[] {
  const { deal, mystery } = auction.editions[edition];
  return optionsOf(edition).flatMap((option) => {
    const ways: readonly Way[] =
      option === 'counts'
        ? [...COUNTED_ROUND_WAYS, ...GAME_WAYS]
        : [...ROUND_WAYS, ...GAME_WAYS, ...UNCOUNTED_GAME_WAYS];
    const deals = option === 'mystery' ? [mystery?.deal ?? []] : Object.values(deal);
    return ways.filter((way) => canHappen(way, deals)).map((way) => `${option}: ${way}`);
  });
}

/** The endings in a game, each with the game's options. */
export function endingsOf(record: GameRecord): string[] {
  const { mystery, splitDouble, order, tracking } = record.options;
  const options = [
    tracking,
    ...(mystery === true ? ['mystery'] : []),
    ...(splitDouble === true ? ['splitDouble'] : []),
    ...(order === undefined ? [] : ['order']),
  ];
  return endingsIn(auction, record, options, roundWays);
}

function roundWays(before: State, event: RawEvent, after: State): Way[] {
  const ended = after.situation;
  if (ended.kind !== 'settling' || before.situation.kind === 'settling') return [];
  const limit = ended.endedBy === 'limit';
  switch (ended.ender) {
    case 'offer':
      if (event.auction === 'double') return [limit ? 'the limit by a double' : 'the last card is a double'];
      return [limit ? 'the limit by an offer' : 'the last card is offered'];
    case 'pair':
      if (!limit) return ['the last card is added'];
      if (before.situation.kind !== 'doubling') return ['the limit by a second card'];
      return before.situation.offerer === event.seat
        ? ['the limit by the offerer’s second card']
        : ['the limit by another’s second card'];
    case 'mystery':
      return ['the limit by a card turned over'];
    case 'adjust':
      return [limit ? 'the limit by a correction' : 'a correction empties all hands'];
    case 'end-round':
      return ['everybody is out of cards'];
  }
}
