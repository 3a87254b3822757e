import { expect, test } from 'vitest';
import { EVERYDAY } from '../../../src/shared/text/all-everyday.ts';
import { finderOf } from '../../../src/shared/text/finding.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { latelyAt } from '../../../src/shared/text/lately.ts';
import { worthSentence } from '../../../src/shared/text/outcomes.ts';
import { overviewOf } from '../../../src/shared/text/overview.ts';
import { refereeInEdition, refereeText, type RulingText } from '../../../src/shared/text/rulings.ts';
import { differing, sheetOf } from '../../../src/shared/text/sheet.ts';
import { editionIn, recordUntil, timelineOf, worthThrough } from '../../../src/shared/record/index.ts';
import { changed, evening, page, sideBySide, told } from '../../fixtures/told.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { textLanguageOf } from './described.ts';
import { QUERIES } from './everyday-queries.ts';

/** One for each rulebook. */
const BOXES = ['harbour-of-four', 'attic-with-mystery', 'loft-of-four', 'cellar-of-two'] as const;

/** A ruling without the numbers of other boxes, which are theirs. */
function ruling({ elsewhere, also: _also, cites, ...said }: RulingText): object {
  const others = elsewhere.map(
    ({ edition, answer }) => `${edition}: ${answer.replaceAll(/\d[\d.,]*/g, '#')}`,
  );
  return { ...said, cites: cites.map(({ paragraph }) => paragraph), others };
}

function inBoth(tell: (language: ReturnType<typeof textLanguageOf>) => object): unknown {
  const [english, italian] = LANGUAGES.map(textLanguageOf).map(tell);
  return sideBySide(english, italian);
}

test.each(BOXES)('what the box of %s says of itself', async (name) => {
  const record = recordOf(evening(name));
  const box = editionIn(record);
  const others = BOXES.map((other) => editionIn(recordOf(evening(other))));
  const { family } = timelineOf(record, null).tables[0] ?? { family: 'auction' as const };
  const text = inBoth((here) => {
    const sheet = sheetOf(here, box);
    return {
      overview: overviewOf(here, box, null),
      'at the table': overviewOf(here, box, record),
      sheet: {
        ...sheet,
        key: '',
        own: sheet.own.map(({ label, own, houseRule }) => [label, own, houseRule]),
      },
      differs: others.map((other) => differing(sheet, sheetOf(here, other))),
    };
  });
  const found = LANGUAGES.map((language) => {
    const rulings = refereeInEdition(textLanguageOf(language), box, record.players.length);
    const { find } = finderOf(rulings, EVERYDAY[language]);
    const queries = Object.values(QUERIES[language][family]).flat();
    const hits = queries.map((typed) => [
      typed,
      ...find(typed)
        .hits.slice(0, 4)
        .map(({ question }) => question),
    ]);
    const nearest = ['xyzzy', 'e', ''].map((typed) => find(typed).nearest.map(({ question }) => question));
    return {
      hits: Object.fromEntries(hits.map(([typed = '', ...questions]) => [typed, questions])),
      nearest,
    };
  });
  await expect(page(told('box', text), told('found', found))).toMatchFileSnapshot(`told/box-of-${name}.txt`);
});

test.each(BOXES)('what the referee says in the course of %s', async (name) => {
  const record = recordOf(evening(name));
  const { tables } = timelineOf(record, null);
  const positions = worthThrough(tables);
  let before: string[] = [];
  const lines = tables.flatMap((table, events) => {
    const until = recordUntil(record, events);
    const [first] = positions[events]?.artists ?? [];
    const text = inBoth((here) => {
      const { now, others } = refereeText(here, until, table);
      return {
        lately: latelyAt(timelineOf(until, null), here),
        asked: now.map(({ question }) => question),
        worth: first === undefined ? '' : worthSentence(here, editionIn(record), first, 1 + (events % 2)),
        ...Object.fromEntries([...now, ...others].map((each) => [each.question, ruling(each)])),
      };
    });
    const now = told('said', text);
    const news = changed(before, now);
    before = now;
    return ['', `# ${events}`, ...news];
  });
  await expect(page(lines)).toMatchFileSnapshot(`told/${name}.txt`);
});
