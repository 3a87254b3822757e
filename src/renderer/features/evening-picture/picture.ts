import type { EveningCatalogue } from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { listFormat, numberFormat } from '../../../shared/text/formats.ts';
import { boxName } from '../../../shared/text/terms.ts';
import type { TextLanguage } from '../../shown/past/game-line.ts';
import { hungGame } from '../../shown/past/hung-game.ts';
import { catalogueEntries } from '../catalogue/entries.ts';
import { eveningDay, eveningPlace, eveningStory } from '../evening/story.ts';

export type EveningPicture = ReturnType<typeof pictureOf>;

/** More walls than these would be too small. */
const MOST_WALLS = 5;

/** What the picture of an evening says, with or without anybody's name; what there isn't is empty. */
export function pictureOf(evening: EveningCatalogue, withNames: boolean, textLanguage: TextLanguage) {
  const { words, locale } = textLanguage;
  const { picture } = COLLECTION[words.terms.language];
  const { played } = evening;
  const story = eveningStory(evening, textLanguage);
  const hung = story.games.filter(({ game }) => game.wall !== null);
  const left = hung.length - MOST_WALLS;
  const counted = Map.groupBy(played, ({ edition }) => boxName(words, edition).game);
  const [box = '', ...others] = [...counted]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);
  const people = new Set(played.flatMap(({ players }) => players.map(({ name }) => name)));
  const isAlone = played.length < 2;
  // Of the currency with the most games.
  const [most] = catalogueEntries(evening, 'evening', textLanguage);
  return {
    kind: 'VERNISSAGE',
    when: joined([eveningDay(evening, locale), isolated(eveningPlace(evening) ?? '')]),
    title: withNames ? story.title : isAlone ? box : picture.several(box),
    subtitle: joined([
      isAlone
        ? (story.games[0]?.score ?? '')
        : words.history.games(played.length, numberFormat(locale).format(played.length)),
      ...(withNames || !isAlone ? [box, ...others] : []),
      ...(withNames ? [listFormat(locale).format([...people])] : []),
    ]),
    walls: hung.slice(0, MOST_WALLS).map(({ game, who, score }) => {
      const { rounds, inkOf } = hungGame(game);
      return { who: withNames ? who : '', score, rounds, inkOf };
    }),
    more: left > 0 ? picture.more(left) : '',
    labels: (most?.entries ?? [])
      .map(({ heading, brief, bare, painting }) => ({ heading, said: withNames ? brief : bare, painting }))
      .filter(({ said }) => said !== ''),
  };
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
