import { expect, test } from 'vitest';
import { accountsChart } from '../../src/renderer/features/figures/game/money-chart.ts';
import { chartsOf } from '../../src/renderer/features/figures/game/charts.ts';
import { chartFormatsOf } from '../../src/renderer/features/figures/game/formats.ts';
import { baysOf as auctionBoard } from '../../src/renderer/shown/auction/board.ts';
import { nothingTyped, readHoldings } from '../../src/renderer/shown/auction/holdings.ts';
import { padOf } from '../../src/renderer/shown/auction/pad.ts';
import { paidParts } from '../../src/renderer/shown/auction/paid-parts.ts';
import { rankedBays as auctionBays } from '../../src/renderer/shown/auction/ranked-bays.ts';
import * as auctionOver from '../../src/renderer/shown/auction/round-over.ts';
import { seatsOf as auctionSeats } from '../../src/renderer/shown/auction/seats.ts';
import { storySentence as auctionSentence } from '../../src/renderer/shown/auction/story-sentence.ts';
import { bargainsOf, storyOf as auctionStory } from '../../src/renderer/shown/auction/story.ts';
import { wallOf as auctionWall } from '../../src/renderer/shown/auction/wall.ts';
import { baysOf as galleryBoard } from '../../src/renderer/shown/gallery/board.ts';
import { readDisplays } from '../../src/renderer/shown/gallery/displays.ts';
import { pointsPadOf } from '../../src/renderer/shown/gallery/points.ts';
import { rankedBays as galleryBays } from '../../src/renderer/shown/gallery/ranked-bays.ts';
import * as galleryOver from '../../src/renderer/shown/gallery/round-over.ts';
import { scoredParts } from '../../src/renderer/shown/gallery/scored-parts.ts';
import { seatsOf as gallerySeats } from '../../src/renderer/shown/gallery/seats.ts';
import { readSettling } from '../../src/renderer/shown/gallery/settling-draft.ts';
import { scoringOrder, stageOf } from '../../src/renderer/shown/gallery/stage.ts';
import { storySentence as gallerySentence } from '../../src/renderer/shown/gallery/story-sentence.ts';
import { storyOf as galleryStory } from '../../src/renderer/shown/gallery/story.ts';
import { wallOf as galleryWall } from '../../src/renderer/shown/gallery/wall.ts';
import { nearEnd } from '../../src/renderer/lib/near-end.ts';
import { explain as explainAuction } from '../../src/shared/auction/index.ts';
import { explain as explainGallery } from '../../src/shared/gallery/index.ts';
import {
  outcomeOf,
  recordUntil,
  seatsOver,
  timelineOf,
  type GameRecord,
  type Table,
  type Timeline,
} from '../../src/shared/record/index.ts';
import { tellStory } from '../../src/shared/story/index.ts';
import { galleryTerms } from '../../src/shared/text/terms.ts';
import { namingOf } from '../../src/shared/text/naming.ts';
import { GAMES, VALUES } from '../main/store/told-history.ts';
import { news, page } from '../telling.ts';
import { bothSay, teller, type Spoken } from './told-languages.ts';

/** What everybody sees of a table, and what is typed where it isn't tracked: a one in every field. */
function seen({ players }: GameRecord, table: Table): unknown {
  switch (table.family) {
    case 'auction': {
      const bays = auctionBoard(table.state);
      const seats = auctionSeats(table.state, bays, players).map(({ paintings, ...seat }) => ({
        ...seat,
        paintings: paintings?.map(({ bay, count }) => [bay.artist, count]),
      }));
      const typed = nothingTyped(table.state).map((row) => row.map(() => '1'));
      return [
        bays,
        seats,
        ...(table.state.situation.kind === 'settling' ? [readHoldings(table.state, typed)] : []),
      ];
    }
    case 'gallery': {
      const shown = galleryBoard(table.state);
      const bays = shown.map(({ edition: _edition, ...bay }) => bay);
      const seats = gallerySeats(table.state, shown, players).map(({ displayed, ...seat }) => ({
        ...seat,
        displayed: displayed?.map(({ bay, count }) => [bay.artist, count]),
      }));
      const draft = readSettling({}, table.state);
      const typed = draft.typed.map((row) => row.map(() => '1'));
      const over = [
        scoringOrder(table.state, draft),
        stageOf(table.state, draft),
        readDisplays(table.state, typed),
      ];
      return [bays, seats, ...(table.state.situation.kind === 'settling' ? over : [])];
    }
  }
}

/** What hangs, in words: as it is, and what is left of it while somebody guesses. */
function hung(table: Table, language: Spoken): unknown {
  const [known, guessed] = [false, true].map((guessing) => {
    const bays =
      table.family === 'auction'
        ? auctionWall(table.state, language, guessing)
        : galleryWall(table.state, language, guessing);
    return bays.map(({ artist, of, beside, warning, facts }) => ({ artist, of, beside, warning, facts }));
  });
  return [known, guessed?.map(({ facts }) => facts[1]), [...nearEnd(table)]];
}

/** A round that waits for its payout, or the end of the game. */
function told(record: GameRecord, table: Table, language: Spoken): unknown {
  const { words, locale, list } = language;
  const naming = namingOf(record, locale);
  switch (table.family) {
    case 'auction': {
      const { state } = table;
      const { settle, end } = words;
      if (state.situation.kind === 'finished') {
        const story = auctionStory(record, state);
        const said = story && auctionSentence(story, { words: end.story, naming, list });
        return [said, bargainsOf(record, state), padOf(record, state)];
      }
      const paid = explainAuction(state, state.round)?.payouts ?? null;
      return [
        auctionOver.whyOver(state, settle),
        auctionOver.noteOnRound(state, settle),
        auctionBays(state, state.round),
        paid?.map(({ parts }) => paidParts(state, parts, words, locale)),
        padOf(record, state, paid),
      ];
    }
    case 'gallery': {
      const { state } = table;
      const { gallerySettle } = words;
      const { card, points } = galleryTerms(words, state.setup.edition);
      if (state.situation.kind === 'finished') {
        const story = galleryStory(record, state);
        const said = story && gallerySentence(story, { words: gallerySettle.end, naming, points, list });
        return [said, pointsPadOf(state, seatsOver(record))];
      }
      const paid = explainGallery(state, state.round)?.payouts ?? null;
      return [
        galleryOver.whyOver(state, gallerySettle, card, list),
        galleryOver.noteOnRound(state, gallerySettle),
        galleryBays(state, state.round),
        paid?.map(({ parts }) => scoredParts(state, parts, words, card)),
        pointsPadOf(state, seatsOver(record), paid),
      ];
    }
  }
}

function charted(timeline: Timeline): unknown {
  const { record, tables } = timeline;
  const last = tables.at(-1);
  const story = tellStory(timeline);
  if (last === undefined || story === null) throw new Error('the table can be laid');
  return bothSay(({ words, locale }) =>
    chartsOf(story, chartFormatsOf(words, locale, record, outcomeOf(last))),
  );
}

const TOLD = [
  'over-new-year',
  'end-of-january',
  'start-of-february',
  'six-hours-later',
  'monday',
  'clocks-change',
  'night-of-that-day',
  'year-ago',
  'today',
];

test('games, round by round, and in charts', async () => {
  const { tell, inBoth } = teller();
  const inTurn = (way: string, values: readonly unknown[]) =>
    values.flatMap((value, at) => tell(`${way} ${at + 1}`, news(values[at - 1] ?? null, value)));
  for (const id of TOLD) {
    const record = GAMES.find((game) => game.id === id);
    if (record === undefined) throw new Error('it was kept');
    const timeline = timelineOf(record, null);
    const tables = timeline.tables.filter((table, at) => {
      const { kind } = table.state.situation;
      return kind === 'finished' || (kind === 'settling' && timeline.record.events[at]?.type === 'settle');
    });
    const last = timeline.tables.at(-1);
    if (last === undefined) throw new Error('the table can be laid');
    const rounds = tables.map((table) => bothSay((language) => told(record, table, language)));
    const moments = [6, 13, 17].flatMap((at) => timeline.tables[at] ?? []);
    const boards = [...moments, ...tables].map((table) => seen(record, table));
    const ending = tables.flatMap((table) => timeline.tables[timeline.tables.indexOf(table) - 1] ?? []);
    const walls = [...moments, ...ending, ...tables].map((table) =>
      bothSay((language) => hung(table, language)),
    );
    const shown = [...inTurn('seen', boards), ...inTurn('hung', walls)];
    const accounts = VALUES.find(({ of }) => of === id)?.accounts ?? null;
    const where = inBoth('accounts', ({ words, locale }) => {
      const formats = chartFormatsOf(words, locale, record, outcomeOf(last));
      const measure = last.family === 'auction' ? 'money' : 'points';
      return accounts && accountsChart(accounts, measure, formats);
    });
    const begun = [0, 6, Math.round(record.events.length * 0.55)].map((events) =>
      charted(timelineOf(recordUntil(record, events), null)),
    );
    const charts = [...tell('charts', charted(timeline)), ...inTurn('begun', begun)];
    await expect(
      page(tell('players', record.players), shown, inTurn('round', rounds), where, charts),
    ).toMatchFileSnapshot(`told/game/${id}.txt`);
  }
});
