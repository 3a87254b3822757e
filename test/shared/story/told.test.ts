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
  CAUSES,
  courseOf,
  decidingCardIn,
  decisiveIn,
  handovers,
  lastWall,
  leadChanges,
  paintingWorth,
  rounded,
  stepOfRound,
  tellStory,
  worthThen,
} from '../../../src/shared/story/index.ts';
import { evening, EVENINGS } from '../../fixtures/told.ts';
import { news, page, told } from '../../telling.ts';
import { recordOf } from '../../fixtures/replayed.ts';

/** Everything that is told of a game as far as it is played. */
function storyOf(timeline: Timeline) {
  const positions = worthThrough(timeline.tables);
  const story = tellStory(timeline);
  const last = timeline.tables.at(-1);
  const moments = story?.race.moments ?? [];
  const winners = last === undefined ? [] : (outcomeOf(last).winners ?? []);
  return {
    ...story,
    leads: leadChanges(moments).map(({ events }) => events),
    course: courseOf(moments, winners),
    accounts: accountsOf(timeline, positions)?.map((account) => ({
      ...account,
      by: CAUSES.map((cause) => account.by[cause]),
      rounded: CAUSES.map((cause) => rounded(account).by[cause]),
    })),
    then: worthThen(timeline, positions),
    decisive: decisiveIn(timeline, positions),
    deciding: decidingCardIn(timeline, positions),
    steps: [0, 1, 2, 3, 4].map((round) => stepOfRound(timeline, round)),
    wallAt: lastWall(timeline),
  };
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
  const paintings = hung.map((wall) =>
    wall.map((painting) => {
      const looking = paintingWorth(record, wall, painting);
      return [looking?.worth, looking?.nothing];
    }),
  );
  const lines = [
    told('', { ...whole, paintings }),
    `# after ${middle} events, otherwise`,
    told('', news(whole, half)),
    '# when a late round has ended, otherwise',
    told('', news(whole, settling)),
  ];
  await expect(page(...lines)).toMatchFileSnapshot(`told/${name}.txt`);
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
        const due = [...prices, ...others].flatMap((instead) => {
          const edits: Edit[] = [{ kind: 'replace', index, event: { ...event, bids: null, ...instead } }];
          const after = withEdits(record, edits);
          const found = after.ok ? handovers(before, timelineOf(after.value, null)) : [];
          const who = Object.entries(instead).join(' ').replace(',', ' ');
          return found.length === 0 ? [] : [[who, found.map((each) => Object.values(each).join(' '))]];
        });
        const way = `${name} ${index}, ${buyer} for ${String(price)}`;
        return due.length === 0 ? [] : told(way, Object.fromEntries(due));
      });
    },
  );
  await expect(page(lines)).toMatchFileSnapshot('told/handing-over.txt');
});
