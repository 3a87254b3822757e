import { editionKey, type AnyEdition } from '../../src/shared/record/index.ts';
import type { FinishedGame } from './finished-games.ts';

/** What one coin of one stands for in the boxes with rulebooks. */
const PRINTED: Readonly<Record<string, string>> = {
  'modern-art-1994': '1000',
  'modern-art-cmon-en': '1k€',
  'modern-art-cmon-it': '1$',
};

/** The unit of a game's amounts; in which place the sign is written doesn't matter. */
export function unitOf({ record, family }: FinishedGame): string {
  if (family === 'gallery') return 'points';
  if (record.edition !== 'box') return PRINTED[record.edition] ?? '';
  const { before, after, times } = record.box['money'] as Readonly<Record<string, unknown>>;
  return `${String(times)}${String(before).trim()}${String(after).trim()}`;
}

/** By box, the most played first. */
export function byEdition(games: readonly FinishedGame[]): [AnyEdition, FinishedGame[]][] {
  return [...Map.groupBy(games, ({ edition }) => edition)].sort(
    ([one, ones], [other, others]) =>
      others.length - ones.length || (editionKey(one) < editionKey(other) ? -1 : 1),
  );
}

/** By unit, most games first, each with its boxes, the most played first. */
export function byUnit<One>(
  played: readonly One[],
  gameOf: (one: One) => FinishedGame,
): { readonly own: readonly One[]; readonly editions: readonly AnyEdition[] }[] {
  const keys = (editions: readonly AnyEdition[]) => editions.map(editionKey).join();
  return [...Map.groupBy(played, (one) => unitOf(gameOf(one))).values()]
    .map((own) => ({ own, editions: byEdition(own.map(gameOf)).map(([edition]) => edition) }))
    .sort(
      (one, other) =>
        other.own.length - one.own.length || keys(one.editions).localeCompare(keys(other.editions)),
    );
}
