import type { Catalogue } from '../../../shared/api.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { numberFormat } from '../../../shared/text/formats.ts';
import type { TextLanguage } from '../../shown/past/game-line.ts';
import type { Span } from './entries.ts';

/** How much of a year or an evening there is, and what isn't known of it. */
export interface AboutCatalogue {
  readonly said: string;
  /** Empty if everything is known. */
  readonly notes: readonly string[];
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
