import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { auction, choices as auctionChoices } from '../../../src/shared/auction/index.ts';
import { gallery, choices as galleryChoices } from '../../../src/shared/gallery/index.ts';
import { outcomeOf, replay, timelineOf, worthThrough, type Table } from '../../../src/shared/record/index.ts';
import { playAuctionTable } from '../../play/auction.ts';
import { randomAuctionBox, randomGalleryBox } from '../../play/boxes.ts';
import { playGalleryTable } from '../../play/gallery.ts';
import { pick, random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { covers as coversAtAuction } from '../auction/covers.ts';
import { covers as coversInGallery } from '../gallery/covers.ts';
import { replayed } from '../../fixtures/replayed.ts';

// Random boxes with their numbers at the edges, played by tables that read the documents themselves.
const GAMES = repetitions(150, 5_000);

function auctionGame(seed: number) {
  const next = random(seed);
  const box = randomAuctionBox(seed);
  const tracking = pick(next, ['ledger', 'owners', 'counts'] as const);
  const players = box.mystery === null ? pick(next, [3, 4, 5]) : 3;
  const options = {
    tracking,
    ...(box.mystery === null ? {} : { mystery: true }),
    ...(box.splitDouble === 'variant' ? { splitDouble: true } : {}),
    ...(seed % 3 === 0 ? { order: box.artists.map(({ id }) => id).reverse() } : {}),
  };
  const adjusting = seed % 4 === 0 ? 0.1 : 0;
  const goesOn = seed % 2 === 0;
  const plan = { edition: box.basedOn, box, players, options, seed, adjusting, goesOn };
  return { box, ...playAuctionTable(plan) };
}

function galleryGame(seed: number) {
  const next = random(seed);
  const box = randomGalleryBox(seed);
  const options = {
    tracking: pick(next, ['full', 'counts'] as const),
    ...(seed % 3 === 0 ? { order: box.artists.map(({ id }) => id).reverse() } : {}),
  };
  const adjusting = seed % 4 === 0 ? 0.1 : 0;
  const players = pick(next, [2, 3, 4, 5]);
  return { box, ...playGalleryTable({ edition: box.basedOn, box, players, options, seed, adjusting }) };
}

const fitsSchema = new Ajv().compile(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/record.schema.json'), 'utf8')) as object,
);

/** Whether an event of a record is among what the rules offered before it. */
function isOffered(table: Table, raw: unknown): boolean {
  switch (table.family) {
    case 'auction': {
      const event = auction.readEvent(raw, table.setup);
      return event.ok && coversAtAuction(auctionChoices(table.state), event.value);
    }
    case 'gallery': {
      const event = gallery.readEvent(raw, table.setup);
      return event.ok && coversInGallery(galleryChoices(table.state), event.value);
    }
  }
}

test.each([
  ['auction', auctionGame],
  ['gallery', galleryGame],
] as const)('games with any box of the %s family replay as they were played', (_, game) => {
  for (let seed = 0; seed < GAMES; seed += 1) {
    const { box, record, outcome } = game(seed);
    // As text, since another machine has never seen the box.
    const written = JSON.stringify({ ...record, edition: 'box', box });
    const played = replayed(JSON.parse(written));
    expect(outcomeOf(played.table), `game ${seed}`).toEqual(outcome);
    for (const document of [JSON.parse(written), JSON.parse(JSON.stringify(played.record))] as unknown[]) {
      expect(fitsSchema(document), `${seed}: ${JSON.stringify(fitsSchema.errors)}`).toBe(true);
    }
    const again = replay(JSON.parse(JSON.stringify(played.record)));
    expect(again.ok && again.record, `game ${seed}`).toEqual(played.record);
    const { tables } = timelineOf(played.record, null);
    played.record.events.forEach((event, index) => {
      const before = tables[index];
      expect(before !== undefined && isOffered(before, event), `game ${seed}, event ${index}`).toBe(true);
    });
    if (seed % 10 === 0) {
      for (const { artists } of worthThrough(tables)) {
        for (const { places } of artists ?? []) {
          expect(places).toHaveLength(3);
          expect(places.every((chance) => chance >= 0 && chance < 1 + 1e-9)).toBe(true);
        }
      }
    }
  }
});
