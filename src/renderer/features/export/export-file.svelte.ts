import type { LanguageView } from '../../lib/language.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';
import { saveFile } from '../../lib/save-file.ts';
import { exportGames, type ExportFormat, type LeftOut, type Progress } from './export-games.ts';

export type ExportResult =
  | { readonly kind: 'saved'; readonly name: string; readonly leftOut: LeftOut }
  /** Nothing was saved: it was stopped, there was nothing to export in this format, or a call failed. */
  | { readonly kind: 'stopped' | 'nothing-finished' | 'failed' };

/** An export in progress, fetched in parts and saved only once it is complete. */
export interface FileExport {
  /** Its progress; `null` if none is running. */
  readonly going: Progress | null;
  readonly stop: () => void;
  /** `null` exports every game; `count` is the expected number. */
  readonly save: (games: readonly string[] | null, count: number, how: ExportFormat) => Promise<ExportResult>;
}

export function exportFile({ client }: Link, language: LanguageView): FileExport {
  let going = $state.raw<Progress | null>(null);
  let wanted = false;

  async function save(
    games: readonly string[] | null,
    count: number,
    how: ExportFormat,
  ): Promise<ExportResult> {
    wanted = true;
    going = { done: 0, of: count };
    const reader = { words: language.words, language: language.current, locale: language.locale };
    try {
      const file = await exportGames(client, games, how, reader, (reached) => {
        going = reached;
        return wanted;
      });
      if (file === null) return { kind: 'stopped' };
      if (file === 'nothing-finished') return { kind: file };
      saveFile(new Blob([...file.parts], { type: file.type }), file.name);
      return { kind: 'saved', name: file.name, leftOut: file.leftOut };
    } catch {
      return { kind: 'failed' };
    } finally {
      going = null;
    }
  }

  return {
    get going() {
      return going;
    },
    stop: () => {
      wanted = false;
    },
    save,
  };
}
