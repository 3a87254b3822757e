import { boxReadIn, type AnyEdition } from '../../shared/record/index.ts';
import type { LanguageView } from './language.svelte.ts';
import type { Link } from './link.svelte.ts';

/** The edition played last; before the first game, one whose rulebook is in the user's language. */
export function boxInUse(link: Link, language: LanguageView): { readonly current: AnyEdition } {
  let latest = $state.raw<AnyEdition | null>(null);

  async function ask(): Promise<void> {
    const [table] = await link.client.games.tables().catch(() => []);
    // A game played in another window meanwhile doesn't change this screen.
    latest ??= table?.edition ?? null;
  }

  $effect(() => link.listen({ opened: () => void ask(), changed: () => undefined }));

  return {
    get current() {
      return latest ?? boxReadIn(language.current);
    },
  };
}
