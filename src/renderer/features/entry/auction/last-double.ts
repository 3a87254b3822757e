import type { State } from '../../../../shared/auction/index.ts';
import type { Edit, GameRecord } from '../../../../shared/record/index.ts';

/**
 * With only counts tracked, the last two paintings may have been a double and its second card. Only the
 * table knows, so this is the edit that records it; `null` if it is impossible.
 */
export function lastDouble({ events }: GameRecord, { situation }: State): Edit | null {
  const [first, last] = events.slice(-2);
  if (situation.kind !== 'counting' || first?.type !== 'offer' || last?.type !== 'offer') return null;
  const fits = first['artist'] === last['artist'] && (first['auction'] ?? 'double') === 'double';
  if (!fits || last['auction'] === 'double') return null;
  return { kind: 'replace', index: events.length - 1, event: { ...last, type: 'pair' } };
}
