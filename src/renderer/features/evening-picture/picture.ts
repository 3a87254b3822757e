import type { EveningCatalogue, PastGame } from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { listFormat, numberFormat, perLocale } from '../../../shared/text/formats.ts';
import { boxName } from '../../../shared/text/terms.ts';
import { entriesOf } from '../catalogue/entries.ts';
import { scoreText, type TextLanguage } from '../../shown/past/game-line.ts';
import { hungGame } from '../../shown/past/hung-game.ts';
import { MOST_WALLS, type EveningPicture, type PictureLabel } from './drawing.ts';

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** What the picture of an evening says, with or without anybody's name. */
export function pictureOf(
  evening: EveningCatalogue,
  withNames: boolean,
  textLanguage: TextLanguage,
): EveningPicture {
  const { words, locale } = textLanguage;
  const { picture } = COLLECTION[words.terms.language];
  const { played } = evening;
  const [first] = played;
  const hung = played.filter(({ wall }) => wall !== null).map(hungGame);
  const moment = Date.parse(first?.playedAt ?? '');
  const day = Number.isNaN(moment) ? '' : dayFormat(locale).format(moment);
  const place = played.find((game) => game.place !== null)?.place ?? null;
  const left = hung.length - MOST_WALLS;
  return {
    kind: 'VERNISSAGE',
    when: [day, ...(place === null ? [] : [isolated(place)])].filter((text) => text !== '').join(' · '),
    ...titleOf(played, withNames, textLanguage),
    walls: hung.slice(0, MOST_WALLS).map(({ game, rounds, inkOf }) => ({
      who: withNames ? winnersOf(game, locale) : '',
      score: scoreOf(game, textLanguage),
      rounds,
      inkOf,
    })),
    more: left > 0 ? picture.more(left) : '',
    labels: labelsOf(evening, withNames, textLanguage),
  };
}

/** The day alone, for the name of a file. */
export function dayOf({ played: [first] }: EveningCatalogue, locale: string): string {
  const moment = Date.parse(first?.playedAt ?? '');
  return Number.isNaN(moment) ? '' : dayFormat(locale).format(moment);
}

function titleOf(
  played: readonly PastGame[],
  withNames: boolean,
  textLanguage: TextLanguage,
): Pick<EveningPicture, 'title' | 'subtitle'> {
  const { words, locale } = textLanguage;
  const { picture } = COLLECTION[words.terms.language];
  const counted = Map.groupBy(played, ({ edition }) => boxName(words, edition).game);
  const [box = '', ...others] = [...counted]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);
  const people = [...new Set(played.flatMap(({ players }) => players.map(({ name }) => name)))];
  const names = withNames ? [listFormat(locale).format(people)] : [];
  const [game, another] = played;
  if (game === undefined) return { title: box, subtitle: '' };
  if (another !== undefined) {
    const games = words.history.games(played.length, numberFormat(locale).format(played.length));
    return { title: picture.several(box), subtitle: [games, ...others, ...names].join(' · ') };
  }
  const winners = game.players.filter((player) => player.place === 1);
  const score = scoreOf(game, textLanguage);
  return {
    title: withNames ? words.story.decided.won(winnersOf(game, locale), winners.length > 1) : box,
    subtitle: [...(score === '' ? [] : [score]), ...(withNames ? [box, ...names] : [])].join(' · '),
  };
}

function winnersOf({ players }: PastGame, locale: string): string {
  return listFormat(locale).format(players.filter(({ place }) => place === 1).map(({ name }) => name));
}

/** What the winner had; empty if nobody knows. */
function scoreOf(game: PastGame, textLanguage: TextLanguage): string {
  const score = game.players.find(({ place }) => place === 1)?.score ?? null;
  return score === null ? '' : scoreText(game, score, textLanguage);
}

/** Of the currency with the most games. */
function labelsOf(
  { parts }: EveningCatalogue,
  withNames: boolean,
  textLanguage: TextLanguage,
): PictureLabel[] {
  const entries = parts
    .map((part) => entriesOf(part, 'evening', textLanguage))
    .find((some) => some.length > 0);
  return (entries ?? [])
    .map(({ heading, brief, bare, painting }) => ({ heading, said: withNames ? brief : bare, painting }))
    .filter(({ said }) => said !== '');
}
