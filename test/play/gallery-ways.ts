import { gallery, type EditionId, type State } from '../../src/shared/gallery/index.ts';
import type { GameRecord } from './gallery.ts';
import type { RawEvent } from './played-record.ts';
import { canHappen, endingsIn, GAME_WAYS, UNCOUNTED_GAME_WAYS, type GameWay } from './ways.ts';

/** How a round can end. */
const ROUND_WAYS = [
  'the limit by the card of a turn',
  'the limit by a card whose symbol is ignored',
  'the limit by a second card',
  'the limit by one of everybody’s cards',
  'the limit by several of everybody’s cards',
  'two artists at the limit at once',
  'the limit by a correction',
  'the last card is played',
  'the last card is a second one',
  'the last card is laid face down',
  'the last cards are everybody’s',
  'the last effect is declined',
  'the last effect is an award',
  'a correction empties all hands',
] as const;

/** What can happen after the end of a round. */
const SCORING_WAYS = [
  'overtaken by what is turned up',
  'ranks stay as they are with extra cards',
  'nobody adds a card',
] as const;

/** How a round can end if only counts are tracked. */
const COUNTED_ROUND_WAYS = [
  'the limit by the card of a turn',
  'the limit by a correction',
  'cards come after the last one',
  'everybody is out of cards',
] as const;

type Way =
  | (typeof ROUND_WAYS)[number]
  | (typeof SCORING_WAYS)[number]
  | (typeof COUNTED_ROUND_WAYS)[number]
  | GameWay;

const waysOf: Readonly<Record<string, readonly Way[]>> = {
  full: [...ROUND_WAYS, ...SCORING_WAYS, ...GAME_WAYS, ...UNCOUNTED_GAME_WAYS],
  counts: [...COUNTED_ROUND_WAYS, ...GAME_WAYS],
  order: [...ROUND_WAYS, ...SCORING_WAYS],
  'two players': [...ROUND_WAYS, ...SCORING_WAYS, ...GAME_WAYS],
};

/** Every ending of an edition. Two players may have another limit, and cards for the last round. */
export function endingsWanted(edition: EditionId): string[] {
  const { deal, players } = gallery.editions[edition];
  return Object.entries(waysOf).flatMap(([table, ways]) => {
    if (table === 'two players' && players.least > 2) return [];
    const deals = table === 'two players' ? [deal[2] ?? []] : Object.values(deal);
    return ways.filter((way) => canHappen(way, deals)).map((way) => `${table}: ${way}`);
  });
}

/** The endings in a game, each with its kind of table. */
export function endingsOf(record: GameRecord): string[] {
  const { order, tracking } = record.options;
  const full = tracking === 'full';
  const tables = [
    tracking,
    ...(full && record.players.length === 2 ? ['two players'] : []),
    ...(full && order !== undefined ? ['order'] : []),
  ];
  return endingsIn(gallery, record, tables, roundWays);
}

function roundWays(before: State, event: RawEvent, after: State): Way[] {
  const ended = after.situation;
  if (before.situation.kind === 'settling') return scoringWays(before, event);
  if (ended.kind !== 'settling') return [];
  const limit = ended.endedBy === 'limit';
  const several: Way[] = ended.reached.length > 1 ? ['two artists at the limit at once'] : [];
  switch (event.type) {
    case 'play':
      if (!limit) return ['the last card is played'];
      return event.effect === undefined || event.effect === 'none'
        ? ['the limit by the card of a turn']
        : ['the limit by the card of a turn', 'the limit by a card whose symbol is ignored'];
    case 'second':
      return [limit ? 'the limit by a second card' : 'the last card is a second one'];
    case 'everyone':
      if (!limit) return ['the last cards are everybody’s'];
      return [
        ...several,
        ended.finishedTogether.length > 1
          ? 'the limit by several of everybody’s cards'
          : 'the limit by one of everybody’s cards',
      ];
    case 'face-down':
      return ['the last card is laid face down'];
    case 'decline':
      return ['the last effect is declined'];
    case 'award':
      return ['the last effect is an award'];
    case 'adjust':
      return [limit ? 'the limit by a correction' : 'a correction empties all hands'];
    case 'end-round':
      return ['everybody is out of cards'];
    default:
      throw new Error(`${event.type} ends no round`);
  }
}

function scoringWays(before: State, event: RawEvent): Way[] {
  const { situation, counts } = before;
  if (situation.kind !== 'settling') return [];
  if (event.type === 'play') return ['cards come after the last one'];
  if (event.type !== 'settle') return [];
  const { ranking = [] } = gallery.outcome(before).rounds.at(-1) ?? {};
  const leader = ranking[0];
  const overtaken =
    situation.reached.length > 0 &&
    !situation.reached.some((place) => before.setup.artists[place] === leader);
  const { extras } = situation;
  const added = counts.map((count, artist) => count + (extras?.[artist] ?? 0));
  const reordered = Math.max(...added) > Math.max(...counts);
  return [
    ...(overtaken ? (['overtaken by what is turned up'] as const) : []),
    ...(reordered ? (['ranks stay as they are with extra cards'] as const) : []),
    ...(extras === null ? (['nobody adds a card'] as const) : []),
  ];
}
