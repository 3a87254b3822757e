import { OVERVIEW_KEY } from '../../../shared/api.ts';
import type { Draft } from '../../lib/session.svelte.ts';

/** The page of the overview that a new table and its board show; `null` if none. */
export function openingPage(draft: Draft): number | null {
  const { [OVERVIEW_KEY]: kept } = draft;
  return typeof kept === 'number' ? kept : null;
}
