import { editionIn, outcomeOf, type Position, type Timeline } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import { decisiveIn } from '../../../shared/story/index.ts';
import { averageOf } from '../../../shared/text/chances.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { pointsIn } from '../../../shared/text/terms.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** A moment that decided a game, in words. */
export type ToldMoment = ReturnType<typeof momentsOf>[number];

export function momentsOf(
  timeline: Timeline,
  positions: readonly Position[],
  { words, locale, list }: Pick<LanguageView, 'words' | 'locale' | 'list'>,
) {
  const { record, tables } = timeline;
  const last = tables.at(-1);
  const winners = last === undefined ? null : outcomeOf(last).winners;
  if (winners === null) return [];
  const { decided, film, chart, race } = words.story;
  const edition = editionIn(record);
  const points = pointsIn(words, edition);
  const tell = eventDescriber(words, locale, record);
  const average = (value: number) => averageOf(edition, value, locale);
  const names = list(winners.map((seat) => record.players[seat]?.name ?? ''));
  return decisiveIn(timeline, positions).flatMap(({ index, round, gained, forGood }) => {
    const [event, before] = [record.events[index], tables[index]];
    const amount = average(gained);
    if (event === undefined || before === undefined || amount === average(0)) return [];
    const won = decided.gained(
      names,
      winners.length > 1,
      points === null ? amount : film.points(amount, points),
    );
    const told = forGood ? decided.forGood(won) : won;
    return {
      index,
      // A payout is described at length, with its ties.
      ...(event.type === 'settle'
        ? { text: race.moment.round(round), detail: told }
        : {
            text: tell(event, before, tables[index + 1] ?? null),
            detail: `${chart.round(round)}: ${told}`,
          }),
      href: addressOf({ screen: 'story', id: record.id, step: index + 1 }),
    };
  });
}
