import type { Catalogue, PastGame } from '../../../shared/api.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { numberFormat, perLocale } from '../../../shared/text/formats.ts';
import type { TextLanguage } from '../../shown/past/game-line.ts';
import type { Span } from './entries.ts';

/** How much of a year or an evening there is, and what isn't known of it. */
export interface AboutCatalogue {
  readonly said: string;
  /** Empty if everything is known. */
  readonly notes: readonly string[];
}

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** An evening is named after the day on which its first game began. */
export function eveningTitle(
  { playedAt }: Pick<PastGame, 'playedAt'>,
  { words, locale }: TextLanguage,
): string {
  const { catalogue } = COLLECTION[words.terms.language];
  const moment = Date.parse(playedAt);
  return Number.isNaN(moment) ? catalogue.kind : catalogue.evening(dayFormat(locale).format(moment));
}

export function aboutCatalogue(
  { basis, paintings, evenings, people, waiting }: Catalogue,
  span: Span,
  { words, locale }: TextLanguage,
): AboutCatalogue {
  const { catalogue } = COLLECTION[words.terms.language];
  const number = (count: number) => numberFormat(locale).format(count);
  const games = (count: number) => words.history.games(count, number(count));
  if (basis.of === 0) return { said: catalogue.noGames, notes: [] };
  return {
    said: [
      basis.games === 0 ? games(basis.of) : catalogue.about(paintings, number(paintings), games(basis.games)),
      ...(span === 'year' ? [catalogue.evenings(evenings, number(evenings))] : []),
      catalogue.people(people, number(people)),
    ].join(' · '),
    notes: [
      ...(basis.games === 0
        ? [catalogue.none]
        : basis.games < basis.of
          ? [catalogue.some(number(basis.games), games(basis.of))]
          : []),
      ...(waiting.games === 0 ? [] : [catalogue.waiting(waiting.games, number(waiting.games))]),
    ],
  };
}
