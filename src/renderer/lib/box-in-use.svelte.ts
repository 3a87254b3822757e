import { boxReadIn, type EditionId } from '../../shared/record/index.ts';
import type { LanguageView } from './language.svelte.ts';
import type { Link } from './link.svelte.ts';

/** The box of the latest game; before the first game one whose rulebook is in the reader’s language. */
export function boxInUse(link: Link, language: LanguageView): { readonly current: EditionId } {
  let latest = $state<EditionId | null>(null);

  async function ask(): Promise<void> {
    const [table] = await link.client.games.tables().catch(() => []);
    // Whatever is played meanwhile in another window changes nothing on this screen.
    latest ??= table?.edition ?? null;
  }

  $effect(() => link.listen({ opened: () => void ask(), changed: () => undefined }));

  return {
    get current() {
      return latest ?? boxReadIn(language.current);
    },
  };
}
