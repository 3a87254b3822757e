import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { tellStory, type GalleryFigures } from '../../../src/shared/story/index.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { plans } from '../../play/gallery-plans.ts';
import { itemAt, paysNow } from '../../oracle/auction-paper.ts';
import { onPaper, type Page } from '../../oracle/gallery-paper.ts';
import { playGallery, type GameRecord } from '../../play/gallery.ts';

interface TestedStory {
  readonly record: GameRecord;
  readonly story: GalleryFigures;
  readonly pages: readonly Page[];
}

function tell(record: GameRecord): TestedStory {
  const story = tellStory(timelineIn(record));
  if (story?.family !== 'gallery') throw new Error('a game of this family has a story of its own');
  const printed = gallery.editions[record.edition].artists.map(({ id }): string => id);
  const order = (record.options as { order?: readonly string[] }).order ?? printed;
  return { record, story, pages: onPaper(record, order) };
}

const GAMES = plans(192).map((plan) => tell(playGallery(plan)));
const FULL = GAMES.filter(({ record }) => record.options.tracking === 'full');

describe('the race', () => {
  test('goes by points plus the score of face-up cards', () => {
    for (const { record, story, pages } of FULL) {
      const told = ['play', 'second', 'everyone', 'award', 'reveal', 'extras', 'settle', 'adjust'];
      const expected = pages.flatMap(({ event, worth: now, displays, scores }, index) => {
        if (!told.includes(event.type)) return [];
        const worth = event.type === 'settle' ? {} : now;
        return {
          events: index + 1,
          values: scores.map((own, seat) => own + paysNow(displays[seat] ?? {}, worth)),
        };
      });
      const moments = story.race.moments.slice(1).map(({ events, values }) => ({ events, values }));
      expect(moments, record.id).toEqual(expected);
    }
  });

  test('goes by points per round if only counts are tracked', () => {
    for (const { story, pages, record } of GAMES) {
      if (record.options.tracking === 'full') continue;
      const expected = pages.filter(({ event }) => event.type === 'settle' || event.type === 'adjust');
      expect(story.race.moments.slice(1).map(({ values }) => values)).toEqual(
        expected.map(({ scores }) => scores),
      );
    }
  });
});

test('who ended each round', () => {
  for (const { record, story, pages } of GAMES) {
    const settles = pages.filter(({ event }) => event.type === 'settle');
    expect(story.ends.map(({ round }) => round)).toEqual(settles.map(({ round }) => round));
    for (const { index, round, ender } of story.ends) {
      const { event, round: told } = itemAt(pages, index);
      expect(told).toBe(round);
      const { seat } = event as unknown as { seat?: number };
      if (seat !== undefined) expect(ender, record.id).toBe(seat);
    }
  }
});
