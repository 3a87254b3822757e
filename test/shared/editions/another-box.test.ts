import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test, vi } from 'vitest';
import { recordFormatPage, recordSchema, type RecordSchema } from '../../../scripts/edition-documents.ts';
import { rulingsPage } from '../../../scripts/rulings.ts';
import {
  type AnyEdition,
  type EditionId,
  editionOf,
  outcomeOf,
  timelineOf,
} from '../../../src/shared/record/index.ts';
import { isEditionId } from '../../../src/shared/record/editions.ts';
import { bgStatsFile, bgStatsLink, playOf, resultsIn } from '../../../src/shared/interchange/index.ts';
import { project } from '../../../src/shared/projection/index.ts';
import { tellStory } from '../../../src/shared/story/index.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { money, typedUnit } from '../../../src/shared/text/money.ts';
import { boxName } from '../../../src/shared/text/terms.ts';
import { lotRows } from '../../../src/shared/transfer/lot-rows.ts';
import { roundRows } from '../../../src/shared/transfer/round-rows.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { CHECKED } from '../../fixtures/checked.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, replayed } from '../../fixtures/replayed.ts';
import { playAuction } from '../../play/auction.ts';
import { playGallery } from '../../play/gallery.ts';

// A new box is registered by one line in its family's editions.ts.
vi.mock('../../../src/shared/auction/editions.ts', async (original) => {
  const { paintersOfOslo } = await import('./more-boxes.ts');
  return { ...(await original<object>()), 'painters-of-oslo': paintersOfOslo };
});
vi.mock('../../../src/shared/gallery/editions.ts', async (original) => {
  const { galleryOfOslo } = await import('./more-boxes.ts');
  return { ...(await original<object>()), 'gallery-of-oslo': galleryOfOslo };
});
vi.mock('../../fixtures/checked.ts', () => ({ CHECKED: ['painters-of-oslo', 'gallery-of-oslo'] }));

// What is taught about a box, and how another program's box is recognised, depends on what boxes there are. All other
// numbers and names are those of any made box.
import '../interchange/bg-stats-reading.test.ts';
import '../lessons/lessons.test.ts';
import '../text/edition-words.test.ts';

test('the new boxes are registered', () => {
  expect(CHECKED.map(isEditionId)).toEqual([true, true]);
});

/** Whole games of the new boxes, in every tracking. */
function gamesOf(edition: EditionId) {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction':
      return (['ledger', 'owners', 'counts'] as const).map((tracking, seed) =>
        playAuction({ edition: known.edition.id, players: 3 + seed, options: { tracking }, seed }),
      );
    case 'gallery':
      return (['full', 'counts'] as const).map((tracking, seed) =>
        playGallery({ edition: known.edition.id, players: 2 + seed, options: { tracking }, seed }),
      );
  }
}

function document(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
}

describe.each(CHECKED)('%s', (edition) => {
  const games = gamesOf(edition);

  test('can be played to the end, with rows and a story', () => {
    for (const game of games) {
      const { record, table } = replayed(game);
      expect(outcomeOf(table).winners).not.toBeNull();
      const timeline = timelineOf(record, null);
      expect(project(timeline)?.results).toHaveLength(game.players.length);
      expect(tellStory(timeline)).not.toBeNull();
      expect(lotRows(record).length + roundRows(record).length).toBeGreaterThan(0);
    }
  });

  test('appears in the generated documents', () => {
    expect(recordFormatPage(document('record-format.md'))).toContain(`| \`${edition}\` | `);
    expect(rulingsPage()).toContain(
      editionOf(edition).family === 'auction' ? '(Nowhere Press, Norwegian)' : 'Gallery of Oslo',
    );
    const fits = new Ajv().compile(recordSchema(JSON.parse(document('record.schema.json')) as RecordSchema));
    for (const game of games) {
      expect(fits(JSON.parse(JSON.stringify(game))), JSON.stringify(fits.errors)).toBe(true);
      expect(fits({ ...game, options: { ...game.options, order: ['krypto'] } })).toBe(false);
    }
  });

  test.each(LANGUAGES)(
    'is exported to BG Stats and recognised by its id, or by its number and box, in %s',
    (language) => {
      const words = WORDS[language];
      const outward = {
        about: words.interchange.about,
        board: (edition: AnyEdition) => boxName(words, edition).edition,
        cardGameBggId: 40381,
      };
      const [record] = games;
      const play = playOf(recordOf({ ...record, startedAt: '2025-01-31T20:15:00' }), null);
      if (play === null) throw new Error('it has been won');
      expect(bgStatsLink(play, outward)?.without).toBe('nothing');
      const file = JSON.parse(JSON.stringify(bgStatsFile(outward, [play]))) as BgStatsFile;
      const unknown = { ...file, games: file.games.map((game) => ({ ...game, uuid: 'of their own' })) };
      for (const backup of [file, unknown]) {
        expect(resultsIn(backup, 40381).results.map((result) => result['edition'])).toEqual([edition]);
      }
    },
  );
});

interface BgStatsFile {
  readonly [field: string]: unknown;
  readonly games: readonly object[];
}

const round = (length: number, event: object) =>
  Array.from({ length }, () => ({ ...event, artist: 'constructor' }));

test.each([
  ['painters-of-oslo', round(6, { type: 'offer', auction: 'open' }), 'holdings', 6, 'more-held-than-sold'],
  [
    'gallery-of-oslo',
    [{ type: 'influence', artist: '-' }, ...round(7, { type: 'play' })],
    'displays',
    9,
    'more-cards-than-displayed',
  ],
] as const)('missing holdings count as 0 in %s', (edition, events, field, claimed, warning) => {
  const held: readonly object[] = [{ '7': 0 }, {}, { constructor: claimed }];
  const head = { edition, players: playersNamed(THREE_NAMES), options: { tracking: 'counts' } };
  const { warnings } = replayed(auctionRecord([...events, { type: 'settle', [field]: held }], head));
  expect(warnings.map(({ code }) => code)).toEqual([warning]);
});

test('money is written as the new box writes it', () => {
  const [painters] = CHECKED;
  if (painters === undefined) throw new Error('there are two');
  expect(money(painters, 12, 'en')).toBe('kr\u00a01,200');
  expect(typedUnit({ before: 'kr ', after: '', times: 100, tokens: null }, 'en')).toBe('00');
});

test.each([
  ['en', 'Nowhere Press, Norwegian', 'Gallery of Oslo'],
  ['it', 'Nowhere Press, norvegese', 'Galleria di Oslo'],
] as const)('the new boxes are named in %s', (language, printing, title) => {
  expect(CHECKED.map((id) => boxName(WORDS[language], id))).toEqual([
    { game: 'Modern Art', edition: printing },
    { game: title, edition: '2025' },
  ]);
});
