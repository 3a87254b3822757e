import { EDITIONS as AUCTION_EDITIONS } from '../src/shared/auction/index.ts';
import { EDITIONS as GALLERY_EDITIONS } from '../src/shared/gallery/index.ts';
import { EDITION_IDS, editionOf, type EditionId, type KnownEdition } from '../src/shared/record/index.ts';

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
  const others = (from: readonly [string, unknown][]) => from.filter(([name]) => !isOfArtists(name));
  return {
    ...schema,
    properties: { ...schema.properties, edition: { enum: EDITION_IDS } },
    allOf: [...groups.values()].map((ids) => {
      const [first] = ids;
      const edition = ids.length === 1 ? { const: first } : { enum: ids };
      return {
        if: { properties: { edition }, required: ['edition'] },
        // eslint-disable-next-line unicorn/no-thenable -- that is what JSON Schema calls it
        then: {
          allOf:
            first === undefined ? [] : demandsOf(first).map((name) => ({ $ref: `#/definitions/${name}` })),
        },
      };
    }),
    definitions: Object.fromEntries([
      ...others(entries.slice(0, firstOf)),
      ...EDITION_IDS.flatMap((id) => artistDefinitions(id, schema.definitions)),
      ...others(entries.slice(firstOf)),
    ]),
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
  const model = EDITION_IDS.map(editionOf).find(
    (other) => other.family === known.family && `names-${rangeOf(other)}` in definitions,
  );
  if (model === undefined) throw new Error(`nothing says how a ${known.family} game names artists`);
  const own = rangeOf(known);
  const names = JSON.stringify(definitions[`names-${rangeOf(model)}`]);
  return [
    [`artist-${own}`, { enum: known.edition.artists.map((artist) => artist.id) }],
    [`names-${own}`, JSON.parse(names.replaceAll(`artist-${rangeOf(model)}"`, `artist-${own}"`))],
  ];
}
