import { expect, test } from 'vitest';
import {
  outcomeOf,
  recordUntil,
  timelineOf,
  withEdits,
  worthThrough,
  type Edit,
  type Timeline,
} from '../../../src/shared/record/index.ts';
import {
  accountsOf,
  calibrationOf,
  CAUSES,
  courseOf,
  decidingCardIn,
  decisiveIn,
  greatest,
  handovers,
  lastWall,
  leadChanges,
  paintingWorth,
  rounded,
  stepOfRound,
  swingsOf,
  tellStory,
  togetherOf,
  worthThen,
} from '../../../src/shared/story/index.ts';
import { changed, evening, EVENINGS, page, told } from '../../fixtures/told.ts';
import { recordOf } from '../../fixtures/replayed.ts';

/** Everything that is told of a game as far as it is played. */
function storyOf(timeline: Timeline): string[] {
  const positions = worthThrough(timeline.tables);
  const story = tellStory(timeline);
  const last = timeline.tables.at(-1);
  const moments = story?.race.moments ?? [];
  const winners = last === undefined ? [] : (outcomeOf(last).winners ?? []);
  const lots = story?.family === 'auction' ? story.lots : [];
  const swings = swingsOf(timeline, positions);
  const accounts = accountsOf(timeline, positions);
  return [
    ...told(
      'people',
      timeline.record.players.map(({ name }) => name),
    ),
    ...told('story', story),
    ...told('lead changes', leadChanges(moments)),
    ...told('course', courseOf(moments, winners)),
    ...[...new Set(lots.map(({ kind }) => kind))].flatMap((kind) =>
      told(`all ${kind}`, togetherOf(lots.filter((lot) => lot.kind === kind))),
    ),
    ...told('accounts', accounts),
    ...(accounts ?? []).flatMap((account, seat) =>
      told(
        `in whole numbers.${seat}`,
        CAUSES.map((cause) => rounded(account).by[cause]),
      ),
    ),
    ...told(
      'swings',
      swings.map(({ artists, ...swing }) => ({ ...swing, artists: artists.map(({ change }) => change) })),
    ),
    ...told(
      'greatest',
      greatest(swings, 3).map(({ index }) => index),
    ),
    ...told('worth then', worthThen(timeline, positions)),
    ...told('calibration', calibrationOf(timeline, positions)),
    ...told('decisive', decisiveIn(timeline, positions)),
    ...told('deciding card', decidingCardIn(timeline, positions)),
    ...told(
      'steps of rounds',
      [0, 1, 2, 3, 4].map((round) => stepOfRound(timeline, round)),
    ),
    ...told('last wall', lastWall(timeline)),
  ];
}

test.each(EVENINGS)('the story of %s', async (name) => {
  const record = recordOf(evening(name));
  const timeline = timelineOf(record, null);
  const whole = storyOf(timeline);
  const middle = Math.round(record.events.length * 0.55);
  const rounds = timeline.tables.map(({ state: { round, situation } }) => `${round} ${situation.kind}`);
  const revealing = record.events.findLastIndex(({ type }) => type === 'reveal');
  // While cards still lie face down, if there are any.
  const ended = revealing < 0 ? rounds.indexOf(rounds[lastWall(timeline) ?? 0] ?? '') : revealing;
  const [half, settling] = [middle, ended].map((events) =>
    storyOf(timelineOf(recordUntil(record, events), null)),
  );
  const hung = tellStory(timeline)?.wall.rounds ?? [];
  const worths = hung.flatMap((wall, at) =>
    wall.flatMap((painting) => {
      const looking = paintingWorth(record, wall, painting);
      let next = looking.next();
      while (next.done !== true) next = looking.next();
      return told(`painting of round ${at + 1} hung at ${painting.hung}`, next.value);
    }),
  );
  const until = ['', `# after ${middle} events, otherwise`, ...changed(whole, half ?? [])];
  const before = ['', '# when a late round has ended, otherwise', ...changed(whole, settling ?? [])];
  await expect(page(whole, worths, until, before)).toMatchFileSnapshot(`told/${name}.txt`);
});

test('what has to be handed over after a correction', async () => {
  const lines = ['harbour-of-four', 'attic-with-mystery', 'harbour-of-five', 'loft-of-four'].flatMap(
    (name) => {
      const whole = recordOf(evening(name));
      const record = recordUntil(whole, whole.events.length - 1);
      const before = timelineOf(record, null);
      return record.events.flatMap((event, index) => {
        const { buyer, price } = event;
        if (typeof buyer !== 'number') return [];
        const others = record.players.map((_, seat) => ({ buyer: seat }));
        const prices = typeof price === 'number' ? [{ price: price + 2 }, { price: 1 }] : [];
        return [...prices, ...others].flatMap((instead) => {
          const edits: Edit[] = [{ kind: 'replace', index, event: { ...event, bids: null, ...instead } }];
          const after = withEdits(record, edits);
          const found = after.ok ? handovers(before, timelineOf(after.value, null)) : [];
          const what = `${name} ${index}, ${buyer} for ${String(price)}, instead ${JSON.stringify(instead)}`;
          return found.length === 0 ? [] : told(what, found);
        });
      });
    },
  );
  await expect(page(lines)).toMatchFileSnapshot('told/handing-over.txt');
});
