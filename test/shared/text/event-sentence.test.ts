import { describe, expect, test } from 'vitest';
import { EVENT_TYPES as AUCTION_EVENTS } from '../../../src/shared/auction/events.ts';
import { EVENT_TYPES as GALLERY_EVENTS } from '../../../src/shared/gallery/events.ts';
import { editionIn, editionOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import { latelyIn } from '../../../src/shared/text/lately.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { opened, recordOf } from '../../fixtures/replayed.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { told, WORDS } from './described.ts';

const RECORDS = [...auctionPlans(54).map(playAuction), ...galleryPlans(64).map(playGallery)].map(recordOf);

/** What nobody should read: leftovers of code, and a seat number instead of a name. */
function leftovers(record: GameRecord, sentence: string): string[] {
  const { players } = record;
  const ids = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const codes = ['undefined', 'null', 'NaN', '[object', '‹', ...ids.filter((id) => id.includes('-'))];
  const named = players.reduce((text, { name }) => text.replaceAll(name, ''), sentence);
  const seats =
    /\bp\d\b|(^|, |: |; |\. | and | e | a | da )\d (put|ha|paid|kept|took|added|bought|displayed|laid)/;
  return [...codes.filter((code) => sentence.includes(code)), ...(seats.exec(named) ?? [])];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every event of random games is a sentence without leftovers of code', () => {
    const said = new Set<string>();
    for (const record of RECORDS) {
      const { family } = editionOf(editionIn(record));
      const sentences = told(record, language);
      const wrong = sentences.filter(
        (sentence) => leftovers(record, sentence).length > 0 || !/^\p{Lu}[^]*[^.\s]$/u.test(sentence),
      );
      expect(wrong).toEqual([]);
      for (const index of sentences.keys()) said.add(`${family} ${record.events[index]?.type ?? ''}`);
    }
    const all = [
      ...AUCTION_EVENTS.map((type) => `auction ${type}`),
      ...GALLERY_EVENTS.map((type) => `gallery ${type}`),
    ];
    expect(all.filter((type) => !said.has(type))).toEqual([]);
  });

  test('everybody hears of the last event, whatever it is, but not of corrections, payouts and what they decide', () => {
    const silent = new Set('adjust settle final end-round influence reveal extras seats'.split(' '));
    const heard = new Set<string>();
    for (const record of RECORDS) {
      if (record.events.every(({ type }) => heard.has(type))) continue;
      const sentences = told(record, language);
      for (const [index, { type }] of record.events.entries()) {
        if (heard.has(type)) continue;
        heard.add(type);
        const soFar = { ...record, events: record.events.slice(0, index + 1) };
        const said = latelyIn(soFar, { words: WORDS[language], language, locale: language });
        expect(said, type).toBe(silent.has(type) ? '' : sentences[index]);
      }
    }
    expect(heard).toContain('unpaired');
  });

  test('an event that a correction made impossible is described as far as possible', () => {
    for (const record of RECORDS) {
      const table = opened(record);
      const tell = eventDescriber(WORDS[language], language, record);
      const sentences = record.events.map((event) => tell(event, table, null));
      expect(sentences.filter((sentence) => leftovers(record, sentence).length > 0)).toEqual([]);
    }
  });
});
