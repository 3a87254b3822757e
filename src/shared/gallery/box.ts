import {
  asWritten,
  differ,
  playersOf,
  readCommon,
  readLimit,
  readObject,
  readOneOf,
  readPrizes,
  readWhole,
  type BoxFields,
  type BoxReading,
} from '../core/box-reading.ts';
import { ownFacts } from '../core/box.ts';
import { isObject } from '../core/shape.ts';
import { frozen } from '../core/frozen.ts';
import type { BuiltIn, Edition } from './edition.ts';
import type { EditionFacts } from './facts.ts';

const MOST_AWARDS = 99;
const MOST_AWARD = 1000;

/** How documents write the policies. */
const EXTRAS = {
  displayed: 'every-artist-displayed',
  'displayed-and-leading': 'leading-artists-displayed',
} as const;
const STARTERS = { 'left-of-ender': 'left-of-finisher', 'left-of-first': 'left-of-first-player' } as const;

/** A box that somebody made from this one, and its document's fields in full. */
export function readBox(
  reading: BoxReading,
  document: BoxFields,
  base: BuiltIn,
): { readonly edition: Edition; readonly fields: BoxFields } {
  // The card beside the deck is dealt to nobody.
  const common = readCommon(reading, document, base, 1);
  const { title, bgg, rounds, deal } = common;
  const artists = common.artists.map(({ id, name, cards, ink }) => ({ id, name, cards, ink }));
  const given = <T>(field: string, left: T, read: (value: unknown) => T): T =>
    document[field] === undefined ? left : read(document[field]);
  const limits = given('limit', base.limits, (value) => readLimits(reading, value, base));
  const valueTokens = given('valueTokens', base.valueTokens, (value) =>
    readPrizes(reading, value, 'valueTokens'),
  );
  const awards = given('awards', base.awards, (value) => readAwards(reading, value));
  const extraCards = given(
    'extras',
    base.extraCards,
    (value) => EXTRAS[readOneOf(reading, value, 'extras', ['displayed', 'displayed-and-leading'])],
  );
  const nextStarter = given(
    'starter',
    base.nextStarter,
    (value) => STARTERS[readOneOf(reading, value, 'starter', ['left-of-ender', 'left-of-first'])],
  );
  const houseRules =
    common.houseRules ||
    playersOf(base).some((players) => limits[players] !== base.limits[players]) ||
    differ(valueTokens, base.valueTokens) ||
    awards.tokens !== base.awards.tokens ||
    awards.value !== base.awards.value;
  return {
    edition: frozen({
      ...base,
      ...ownFacts(title, bgg),
      artists,
      rounds,
      deal,
      limits,
      valueTokens,
      awards,
      extraCards,
      nextStarter,
      made: { basedOn: base.id, houseRules },
    }),
    fields: {
      title,
      bgg,
      artists: artists.map((artist, at) => ({ ...common.artists[at]?.said, ...artist })),
      rounds,
      deal: { ...asWritten(document['deal']), ...deal },
      limit:
        typeof document['limit'] === 'number'
          ? document['limit']
          : { ...asWritten(document['limit']), ...limits },
      valueTokens,
      awards: { ...asWritten(document['awards']), count: awards.tokens, value: awards.value },
      extras: extraCards === EXTRAS.displayed ? 'displayed' : 'displayed-and-leading',
      starter: nextStarter === STARTERS['left-of-ender'] ? 'left-of-ender' : 'left-of-first',
      houseRules,
    },
  };
}

/** One number for everyone, or one for every number of players. */
function readLimits(reading: BoxReading, value: unknown, base: BuiltIn): EditionFacts['limits'] {
  const limits = isObject(value) ? value : null;
  return Object.fromEntries(
    playersOf(base).map((players) => {
      if (limits === null) return [players, readLimit(reading, value, 'limit')];
      const own = Object.hasOwn(limits, players) ? limits[players] : undefined;
      return [players, readLimit(reading, own, `limit.${players}`)];
    }),
  );
}

function readAwards(reading: BoxReading, value: unknown): EditionFacts['awards'] {
  const { count, value: worth } = readObject(reading, value, 'awards');
  return {
    tokens: readWhole(reading, count, 'awards.count', 0, MOST_AWARDS),
    value: readWhole(reading, worth, 'awards.value', 0, MOST_AWARD),
  };
}
