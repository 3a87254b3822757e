import type { Table } from '../../../shared/record/index.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import type { Bay } from '../../game/wall/bay.ts';
import { shownOf } from '../../shown/families.ts';

/** A wall that is full, without its tiles: only what a painting paid. */
export function paidBays(table: Table, textLanguage: TextLanguage): Bay[] {
  return shownOf(table)
    .bays(table.state, textLanguage)
    .map((bay) => ({ ...bay, facts: bay.facts.filter(({ value }) => typeof value === 'string') }));
}
