import { OVERVIEW_KEY } from '../../../shared/api.ts';
import type { Draft } from '../../lib/session.svelte.ts';

/** The picture of the overview that a new table looks at, and its board with it; `null` if it looks at none. */
export function openingPage(draft: Draft): number | null {
  const { [OVERVIEW_KEY]: kept } = draft;
  return typeof kept === 'number' ? kept : null;
}
