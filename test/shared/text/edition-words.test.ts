import { describe, expect, test } from 'vitest';
import { lessonsOf, openLesson } from '../../../src/shared/lessons/index.ts';
import { editionOf, type EditionId } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { lessonTexts, lessonTitle } from '../../../src/shared/text/lesson-text.ts';
import { refereeText } from '../../../src/shared/text/rulings.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { CHECKED } from '../../fixtures/checked.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, opened } from '../../fixtures/replayed.ts';
import { prompted, sheetSaid, textLanguageOf } from './described.ts';
import { games } from './moments.ts';

/** Words of the 1994 box only. */
const OLD_WORDS = /\bmarkers?\b|named price|once around|segnalin|prezzo dichiarato|circular|circolare/i;
const NEW_WORDS = /\btiles?\b|fixed price|one offer|getton|prezzo fisso|offerta singola|k€|\$/i;
/** Masters Gallery only. "Score points" and "count" are used in both boxes. */
const MASTERS_WORDS =
  /masterpiece|capolavor|extra card\b|carta extra|\d (points?|punt[oi])\b|(many|most|more) points|(quant|più|stess)[a-z]* punti|points of|punti di\b/i;
const CARD_GAME_WORDS =
  /artwork|\bopera\b|\bopere\b|influence|influenza|first player|primo giocatore|\bVP\b|\bPV\b/i;

/** Words of the boxes with other vocabularies. */
function foreignTo(id: EditionId): RegExp {
  const known = editionOf(id);
  switch (known.family) {
    case 'auction':
      return { markers: NEW_WORDS, 'artist-value-tiles': OLD_WORDS }[known.edition.words];
    case 'gallery':
      return { masterpieces: CARD_GAME_WORDS, artworks: MASTERS_WORDS }[known.edition.words];
  }
}

const RECORDS = games(27, 16);

function lessonsSaid(edition: EditionId, language: Language): string[] {
  const textLanguage = textLanguageOf(language);
  return lessonsOf(edition).flatMap((id) => {
    const lesson = openLesson(edition, id, textLanguage.words.lessons.people);
    if (!lesson.ok) throw new Error(id);
    const pages = lessonTexts(textLanguage, lesson.value);
    return [
      lessonTitle(textLanguage, edition, id),
      ...pages.flatMap(({ say, bids, asked }) => [
        say,
        ...bids,
        ...(asked === null
          ? []
          : [asked.why, ...asked.options.map(({ label }) => label), ...asked.sums, ...asked.follows]),
      ]),
    ];
  });
}

const OPTIONS = { auction: { tracking: 'ledger', mystery: true }, gallery: { tracking: 'full' } };

/** Every distinct prompt in games of an edition. */
function promptsSaid(edition: EditionId, language: Language): string[] {
  const records = RECORDS.filter((one) => one.edition === edition);
  return [...new Set(records.flatMap((record) => prompted(record, language)))];
}

function rulingsSaid(edition: EditionId, language: Language): string[] {
  const options = OPTIONS[editionOf(edition).family];
  const record = recordOf(auctionRecord([], { edition, players: playersNamed(THREE_NAMES), options }));
  const { now, others } = refereeText(textLanguageOf(language), record, opened(record));
  return [...now, ...others].flatMap(({ title, answer, custom }) => [title, answer, custom ?? '']);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CHECKED)('%s uses only the words of its own box', (edition) => {
    const foreign = foreignTo(edition);
    const said = [
      ...lessonsSaid(edition, language),
      ...rulingsSaid(edition, language),
      ...sheetSaid(edition, language),
      ...promptsSaid(edition, language),
    ];
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((each) => foreign.test(each))).toEqual([]);
  });
});
