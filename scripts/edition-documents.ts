import { MADE_BOX } from '../src/shared/core/box.ts';
import { EDITIONS as AUCTION_EDITIONS } from '../src/shared/auction/index.ts';
import { EDITIONS as GALLERY_EDITIONS } from '../src/shared/gallery/index.ts';
import { INKS } from '../src/shared/core/box.ts';
import {
  BOX_FORMAT,
  BOX_VERSION,
  EDITION_IDS,
  editionOf,
  FAMILY_NAMES,
  type EditionId,
  type FamilyName,
  type KnownEdition,
} from '../src/shared/record/index.ts';

/**
 * The parts of the documents about records that depend on the editions. Written by `scripts/documents.ts` and
 * checked by tests.
 */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** docs/record-format.md with the present table of editions. */
export function recordFormatPage(page: string): string {
  const rows = EDITION_IDS.map((id) => {
    const { players, artists } = editionOf(id).edition;
    const cards = artists.map((artist) => `\`${artist.id}\` ${artist.cards}`).join(', ');
    return `| \`${id}\` | ${players.least}–${players.most} | ${cards} |`;
  });
  const families = `The first ${NUMBERS[AUCTION_EDITIONS.length]} are the _auction_ family, the last ${NUMBERS[GALLERY_EDITIONS.length]} the _gallery_ family.`;
  return page
    .replace(/^(\| edition .*\n\| -.*\n)(?:\|.*\n)+/m, (_, head: string) => `${head}${rows.join('\n')}\n`)
    .replace(/^The first \w+ are the _auction_ family, .*$/m, families);
}

type Json = Readonly<Record<string, unknown>>;

/** The parts of docs/record.schema.json that depend on the editions. */
export interface RecordSchema extends Json {
  readonly properties: Json;
  readonly definitions: Json;
}

/** The schema with the present editions. Definitions for artists are copied from the first that exists. */
export function recordSchema(schema: RecordSchema): RecordSchema {
  const groups = Map.groupBy(EDITION_IDS, (id) => JSON.stringify(demandsOf(id)));
  const isOfArtists = (name: string) => /^(artist|names)-/.test(name);
  const entries = Object.entries(schema.definitions);
  const firstOf = entries.findIndex(([name]) => isOfArtists(name));
  const others = (from: readonly [string, unknown][]) =>
    from.filter(([name]) => !isOfArtists(name) && !(name in BOX_DEFINITIONS));
  return {
    ...schema,
    properties: { ...schema.properties, edition: { enum: [...EDITION_IDS, MADE_BOX] } },
    allOf: [
      ...[...groups.values()].map((ids) => {
        const [first] = ids;
        const edition = ids.length === 1 ? { const: first } : { enum: ids };
        return demanding({ edition }, first === undefined ? [] : demandsOf(first));
      }),
      demanding({ edition: { const: MADE_BOX } }, ['with-box']),
      ...FAMILY_NAMES.map((family) => {
        const basedOn = { enum: EDITION_IDS.filter((id) => editionOf(id).family === family) };
        const box = { properties: { basedOn }, required: ['basedOn'] };
        return demanding({ edition: { const: MADE_BOX }, box }, demandsOfBox(family));
      }),
    ],
    definitions: Object.fromEntries([
      ...others(entries.slice(0, firstOf)),
      ...EDITION_IDS.flatMap((id) => artistDefinitions(id, schema.definitions)),
      ...FAMILY_NAMES.flatMap((family) => boxDefinitions(family, schema.definitions)),
      ...others(entries.slice(firstOf)),
      ...Object.entries(BOX_DEFINITIONS),
    ]),
  };
}

/** If a record has these values, it must satisfy these definitions. */
function demanding(properties: Json, names: readonly string[]): Json {
  return {
    if: { properties, required: Object.keys(properties) },
    // eslint-disable-next-line unicorn/no-thenable -- that is what JSON Schema calls it
    then: { allOf: names.map((name) => ({ $ref: `#/definitions/${name}` })) },
  };
}

/** The definitions that a game of an edition must satisfy. */
function demandsOf(id: EditionId): string[] {
  const known = editionOf(id);
  const names = `names-${rangeOf(known)}`;
  switch (known.family) {
    case 'auction':
      return [
        'auction-game',
        names,
        ...(known.edition.splitDouble === 'refused' ? ['without-split-double'] : []),
      ];
    case 'gallery':
      return ['gallery-game', names, 'without-auction-options'];
  }
}

function demandsOfBox(family: FamilyName): string[] {
  switch (family) {
    case 'auction':
      return ['auction-game', 'names-in-an-auction-box', 'auction-box'];
    case 'gallery':
      return ['gallery-game', 'names-in-a-gallery-box', 'gallery-box', 'without-auction-options'];
  }
}

/**
 * Names an edition's artist definitions after the first and last edition in the range, if no others share
 * them.
 */
function rangeOf(known: KnownEdition): string {
  const range = ({ edition: { artists } }: KnownEdition) => `${artists[0]?.id}-to-${artists.at(-1)?.id}`;
  const names = ({ edition }: KnownEdition) => edition.artists.map(({ id }) => id).join();
  const other = EDITION_IDS.map(editionOf).find((one) => range(one) === range(known));
  return other === undefined || names(other) === names(known) ? range(known) : known.edition.id;
}

function artistDefinitions(id: EditionId, definitions: Json): (readonly [string, unknown])[] {
  const known = editionOf(id);
  const own = rangeOf(known);
  return [
    [`artist-${own}`, { enum: known.edition.artists.map((artist) => artist.id) }],
    [`names-${own}`, namesWith(`artist-${own}`, known.family, definitions)],
  ];
}

/** How a game of the family names artists, as an edition that the schema already has does it. */
function namesWith(artist: string, family: FamilyName, definitions: Json): unknown {
  const range = EDITION_IDS.map((id) => editionOf(id))
    .filter((known) => known.family === family)
    .map(rangeOf)
    .find((one) => `names-${one}` in definitions);
  if (range === undefined) throw new Error(`nothing says how a ${family} game names artists`);
  return JSON.parse(
    JSON.stringify(definitions[`names-${range}`]).replaceAll(`artist-${range}"`, `${artist}"`),
  );
}

/** Artists of a box may have any ids; the record names the same ones, which only a replay checks. */
function boxDefinitions(family: FamilyName, definitions: Json): (readonly [string, unknown])[] {
  const [, own = ''] = demandsOfBox(family);
  return [
    ['artist-of-a-box', { type: 'string', pattern: '^[a-z0-9-]{1,40}$' }],
    [own, namesWith('artist-of-a-box', family, definitions)],
  ];
}

const whole = (minimum: number, maximum: number): Json => ({ type: 'integer', minimum, maximum });
const threeUpTo = (maximum: number): Json => ({
  type: 'array',
  minItems: 3,
  maxItems: 3,
  items: whole(0, maximum),
});
const hands: Json = { type: 'array', minItems: 1, maxItems: 6, items: whole(0, 30) };
const inBox = (properties: Json): Json => ({ properties: { box: { properties } } });
const forPlayers = (most: number, least: number, value: Json): Json => {
  const players = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return {
    type: 'object',
    required: players,
    properties: Object.fromEntries(players.map((each) => [each, value])),
  };
};

/** The shapes of docs/boxes.md. Sums, order and what depends on other fields are left to the program. */
const BOX_DEFINITIONS: Json = {
  'with-box': {
    required: ['box'],
    properties: {
      box: {
        type: 'object',
        required: ['format', 'version', 'id', 'basedOn', 'title'],
        properties: {
          format: { const: BOX_FORMAT },
          version: { const: BOX_VERSION },
          id: { type: 'string', pattern: '\\S' },
          title: { type: 'string', pattern: '\\S' },
          basedOn: { enum: EDITION_IDS },
          bgg: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
          houseRules: { type: 'boolean' },
          rounds: whole(1, 6),
          artists: {
            type: 'array',
            minItems: 5,
            maxItems: 5,
            items: {
              type: 'object',
              required: ['id', 'name', 'cards'],
              properties: {
                id: { $ref: '#/definitions/artist-of-a-box' },
                name: { type: 'string', pattern: '\\S' },
                cards: whole(1, 99),
                ink: { enum: INKS },
              },
            },
          },
        },
      },
    },
  },
  'auction-box': inBox({
    limit: whole(2, 9),
    startingCash: whole(1, 1000),
    tiles: threeUpTo(1000),
    splitDouble: { enum: ['variant', 'refused'] },
    deal: forPlayers(5, 3, hands),
    mystery: {
      anyOf: [{ type: 'object', required: ['deal'], properties: { deal: hands } }, { type: 'null' }],
    },
    money: {
      type: 'object',
      properties: {
        before: { type: 'string' },
        after: { type: 'string' },
        times: whole(1, 1_000_000),
        tokens: { anyOf: [{ type: 'array', items: whole(1, 1000) }, { type: 'null' }] },
      },
    },
  }),
  'gallery-box': inBox({
    limit: { anyOf: [whole(2, 9), forPlayers(5, 2, whole(2, 9))] },
    valueTokens: threeUpTo(1000),
    awards: {
      type: 'object',
      required: ['count', 'value'],
      properties: { count: whole(0, 99), value: whole(0, 1000) },
    },
    deal: forPlayers(5, 2, hands),
    extras: { enum: ['displayed', 'displayed-and-leading'] },
    starter: { enum: ['left-of-ender', 'left-of-first'] },
  }),
};
