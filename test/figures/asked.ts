import { basisNote } from '../../src/renderer/features/figures/figure.ts';
import type { AverageLine, PersonLine } from '../../src/shared/api.ts';
import { editionOf, type AnyEdition } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { boxName } from '../../src/shared/text/terms.ts';
import { evenings, oldNight } from '../main/store/many-games.ts';
import { countedGames } from '../oracle/finished-games.ts';
import { decimal, share } from '../oracle/written.ts';
import { formats } from '../renderer/features/figures/group.ts';

const RECORDS = [...evenings(170, 900), ...Array.from({ length: 40 }, (_, seed) => oldNight(500 + seed))];
export const ALL = countedGames(
  RECORDS,
  () => '2026-11-21T19:30:00.000Z',
  (id) => id,
);

export const game = (edition: AnyEdition) => `${boxName(en, edition).game}, ${boxName(en, edition).edition}`;
export const table = ({ edition, seats }: { edition: AnyEdition; seats: number }) =>
  `${game(edition)} · ${seats} players`;
export const artist = (edition: AnyEdition, id: string) => {
  const artists: readonly { readonly id: string; readonly name: string }[] =
    editionOf(edition).edition.artists;
  return artists.find((one) => one.id === id)?.name ?? '';
};
export const rating = ({ value, uncertainty }: PersonLine['rating']) =>
  `${decimal(value, 1)} ± ${decimal(uncertainty, 1)}`;
/** The note on how many games a figure is based on. */
export const outOf = (games: number, all: number) => basisNote({ games, of: all }, formats);

type Won = Pick<AverageLine, 'wins' | 'games'>;

/**
 * The lowest and the highest share of wins in the long run with which this many would be no surprise, found by trying.
 */
export function longRun({ wins, games }: Won): readonly [number, number] {
  const surprising = (share: number) =>
    Math.abs(wins / games - share) > 1.96 * Math.sqrt((share * (1 - share)) / games);
  const edge = (inside: number, outside: number): number => {
    if (!surprising(outside)) return outside;
    let [near, far] = [inside, outside];
    for (let times = 0; times < 50; times += 1) {
      const between = (near + far) / 2;
      if (surprising(between)) far = between;
      else near = between;
    }
    return near;
  };
  return [edge(wins / games, 0), edge(wins / games, 1)];
}

export function inTheLongRun(line: Won): string {
  const [low, high] = longRun(line);
  return `${share(low, 1)} to ${share(high, 1)}`;
}
