import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { latelyAt } from '../../../src/shared/text/lately.ts';
import { worthSentence } from '../../../src/shared/text/outcomes.ts';
import { overviewOf } from '../../../src/shared/text/overview.ts';
import { refereeInEdition, refereeText, type RulingText } from '../../../src/shared/text/rulings.ts';
import { differing, sheetOf, type SheetLine } from '../../../src/shared/text/sheet.ts';
import {
  editionIn,
  outcomeOf,
  recordUntil,
  timelineOf,
  worthThrough,
} from '../../../src/shared/record/index.ts';
import { evening } from '../../fixtures/told.ts';
import { besides, news, page, sayingOnce, told } from '../../telling.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { textLanguageOf } from './described.ts';

/** One for each rulebook, and the one that says much the same. */
const BOXES = [
  ['harbour-of-four', null],
  ['attic-with-mystery', 'harbour-of-four'],
  ['loft-of-four', null],
  ['cellar-of-two', 'loft-of-four'],
] as const;

type Name = (typeof BOXES)[number][0];

/** A box that is added later is told by its own rulings. */
const OTHERS = /1994|CMON|Masters|2024/;

/** A ruling; of other boxes, whose numbers are theirs, only an answer in other words. */
function ruling({ title, answer, cites, custom, choice, elsewhere }: RulingText): object {
  const bare = (text: string) => text.replaceAll(/\d[\d.,]*/g, '#');
  const others = elsewhere.flatMap((other) => {
    const said = bare(other.answer);
    const told = said === bare(answer) ? other.edition : `${other.edition}: ${said}`;
    return OTHERS.test(other.edition) ? told : [];
  });
  return { title, answer, custom, choice, cites: cites.map(({ paragraph }) => paragraph).join(' '), others };
}

function inBoth(tell: (language: ReturnType<typeof textLanguageOf>) => object): unknown {
  const [english, italian] = LANGUAGES.map(textLanguageOf).map(tell);
  return besides(english, italian);
}

/** What a box says of itself, apart from what the referee answers in the same words. */
function box(name: Name): unknown {
  const record = recordOf(evening(name));
  const edition = editionIn(record);
  return inBoth((here) => {
    const sheet = sheetOf(here, edition);
    const overview = overviewOf(here, edition, null);
    const others = BOXES.map(([other]) => sheetOf(here, editionIn(recordOf(evening(other)))));
    const rulings = refereeInEdition(here, edition, record.players.length);
    const known = new Set(rulings.flatMap(({ title, answer }) => [title, answer]));
    const line = ({ key, label, sign, text }: SheetLine) =>
      [key, sign, label, text].filter((part) => part !== null && !known.has(part)).join(' ');
    return {
      ...overview,
      'at the table': news(overview, overviewOf(here, edition, record)),
      ...sheet,
      key: '',
      own: sheet.own.map(({ label, own, houseRule }) => ({ label, own, houseRule })),
      sections: sheet.sections.map(({ section, lines }) => ({ section, lines: lines.map(line) })),
      differs: others.map((other) => [...differing(sheet, other)].join(' ')),
    };
  });
}

test.each(BOXES)('what the box of %s says of itself', async (name, like) => {
  const other = like === null ? {} : box(like);
  await expect(page(told('', sayingOnce()(news(other, box(name)))))).toMatchFileSnapshot(
    `told/box-of-${name}.txt`,
  );
});

/** What the referee says after the first event of each kind in a round, and what has been done lately. */
function answers(name: Name): ReadonlyMap<number, unknown> {
  const record = recordOf(evening(name));
  const { tables } = timelineOf(record, null);
  const positions = worthThrough(tables);
  const kinds = new Set<string>();
  const told = new Map<number, unknown>();
  for (const [events, table] of tables.entries()) {
    const until = recordUntil(record, events);
    const { type, effect, auction, price } = until.events.at(-1) ?? { type: '' };
    const kind = [type, effect, auction, price === 0, outcomeOf(table).round];
    if (kinds.size === kinds.add(String(kind)).size) continue;
    const [first] = events % 3 === 0 ? (positions[events]?.artists ?? []) : [];
    const said = inBoth((here) => {
      const { now, others } = refereeText(here, until, table);
      return {
        rulebook: others[0]?.rulebook,
        lately: latelyAt(timelineOf(until, null), here),
        asked: now.map(({ question }) => question).join(' '),
        worth: first === undefined ? '' : worthSentence(here, editionIn(record), first, 1 + (events % 2)),
        ...Object.fromEntries([...now, ...others].map((each) => [each.question, ruling(each)])),
      };
    });
    told.set(events, said);
  }
  return told;
}

test.each(BOXES)('what the referee says in the course of %s', async (name, like) => {
  const once = sayingOnce();
  let before = like === null ? {} : answers(like).get(0);
  const lines = [...answers(name)].flatMap(([events, now]) => {
    const what = news(before, now);
    before = now;
    return told(events === 0 ? '' : String(events), once(what));
  });
  await expect(page(lines)).toMatchFileSnapshot(`told/${name}.txt`);
});
