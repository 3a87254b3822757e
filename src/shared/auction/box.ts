import {
  asWritten,
  differ,
  readCommon,
  readHands,
  readItems,
  readLimit,
  readList,
  readObject,
  readOneOf,
  readPrizes,
  readText,
  readWhole,
  refuseBox,
  refuseTooFew,
  sumOf,
  type ArtistRead,
  type BoxFields,
  type BoxReading,
} from '../core/box-reading.ts';
import { ownFacts } from '../core/box.ts';
import { frozen } from '../core/frozen.ts';
import { AUCTION_KINDS, type BuiltIn, type Edition, type PrintedArtist } from './edition.ts';
import type { EditionFacts, MoneyFacts } from './facts.ts';

const MOST_CASH = 1000;
const MOST_TIMES = 1_000_000;
const MOST_TOKEN = 1000;

/** A box that somebody made from this one, and its document's fields in full. */
export function readBox(
  reading: BoxReading,
  document: BoxFields,
  base: BuiltIn,
): { readonly edition: Edition; readonly fields: BoxFields } {
  const common = readCommon(reading, document, base, 0);
  const { title, bgg, rounds, deal } = common;
  const artists = common.artists.map((artist, at) => withKinds(reading, artist, at, base));
  const mystery = readMystery(reading, document['mystery'], base, rounds);
  if (mystery !== null) {
    refuseTooFew(reading, artists, sumOf(mystery.deal) * (mystery.players + 1), 'mystery.deal');
  }
  const given = <T>(field: string, left: T, read: (value: unknown) => T): T =>
    document[field] === undefined ? left : read(document[field]);
  const limit = given('limit', base.limit, (value) => readLimit(reading, value, 'limit'));
  const startingCash = given('startingCash', base.startingCash, (value) =>
    readWhole(reading, value, 'startingCash', 1, MOST_CASH),
  );
  const tiles = given('tiles', base.tiles, (value) => readPrizes(reading, value, 'tiles'));
  const money = given('money', base.money, (value) => readMoney(reading, value, base.money));
  const splitDouble = given('splitDouble', base.splitDouble, (value) =>
    readOneOf(reading, value, 'splitDouble', ['variant', 'refused']),
  );
  const houseRules =
    common.houseRules ||
    limit !== base.limit ||
    startingCash !== base.startingCash ||
    differ(tiles, base.tiles);
  const numbers = { rounds, limit, startingCash, tiles, splitDouble };
  return {
    edition: frozen({
      ...base,
      ...ownFacts(title, bgg),
      ...numbers,
      artists: artists.map(({ id, name, cards, kinds, ink }) => ({ id, name, cards, kinds, ink })),
      // A document lists its artists in the order of the board.
      artistOrder: 'stated',
      deal,
      mystery,
      money,
      made: { basedOn: base.id, houseRules },
    }),
    fields: {
      title,
      bgg,
      ...numbers,
      artists: artists.map(({ said, kinds, ...artist }) => ({
        ...said,
        ...artist,
        kinds: kinds === null ? null : AUCTION_KINDS.map((kind) => kinds[kind]),
      })),
      deal: { ...asWritten(document['deal']), ...deal },
      mystery: mystery === null ? null : { ...asWritten(document['mystery']), deal: mystery.deal },
      money: { ...asWritten(document['money']), ...money },
      houseRules,
    },
  };
}

/** The base’s own artists have its kinds; others only those that the document gives. */
function withKinds(
  reading: BoxReading,
  artist: ArtistRead,
  at: number,
  base: BuiltIn,
): ArtistRead & PrintedArtist {
  if (artist.said === null) return { ...artist, kinds: base.artists[at]?.kinds ?? null };
  const value = artist.said['kinds'] ?? null;
  if (value === null) return { ...artist, kinds: null };
  const place = `artists[${at}].kinds`;
  const [open = 0, once = 0, hidden = 0, fixed = 0, double = 0] = readItems(
    reading,
    value,
    place,
    AUCTION_KINDS.length,
  ).map((cards, kind) => readWhole(reading, cards, `${place}[${kind}]`, 0, artist.cards));
  const all = open + once + hidden + fixed + double;
  if (all !== artist.cards) {
    refuseBox(reading, 'kinds-not-the-cards', place, { kinds: all, cards: artist.cards });
  }
  return { ...artist, kinds: { open, once, hidden, fixed, double } };
}

function readMystery(
  reading: BoxReading,
  value: unknown,
  base: BuiltIn,
  rounds: number,
): EditionFacts['mystery'] {
  if (value === null || base.mystery === null) return null;
  const { players } = base.mystery;
  if (value !== undefined) {
    const { deal } = readObject(reading, value, 'mystery');
    return { players, deal: readHands(reading, deal, 'mystery.deal', rounds) };
  }
  if (rounds > base.rounds) {
    refuseBox(reading, 'deal-for-more-rounds', 'mystery', { rounds, base: base.rounds });
  }
  return { players, deal: base.mystery.deal.slice(0, rounds) };
}

function readMoney(reading: BoxReading, value: unknown, base: MoneyFacts): MoneyFacts {
  const { before, after, times, tokens } = readObject(reading, value, 'money');
  return {
    before: before === undefined ? base.before : readText(reading, before, 'money.before'),
    after: after === undefined ? base.after : readText(reading, after, 'money.after'),
    times: times === undefined ? base.times : readWhole(reading, times, 'money.times', 1, MOST_TIMES),
    tokens: tokens === undefined ? base.tokens : readTokens(reading, tokens),
  };
}

function readTokens(reading: BoxReading, value: unknown): readonly number[] | null {
  if (value === null) return null;
  const tokens = readList(reading, value, 'money.tokens').map((token, at) =>
    readWhole(reading, token, `money.tokens[${at}]`, 1, MOST_TOKEN),
  );
  const level = tokens.findIndex((token, at) => at > 0 && token <= (tokens[at - 1] ?? 0));
  if (level > 0) refuseBox(reading, 'does-not-rise', `money.tokens[${level}]`);
  return tokens;
}
