import type { GameView, Settings, SoundPlace } from '../../../shared/api.ts';
import type { Replay, Table } from '../../../shared/record/index.ts';
import { appended } from '../appended.ts';
import { inOneTab } from '../in-one-tab.ts';
import type { Draft } from '../session.svelte.ts';
import { announced, announcedGoing, type Announcement, type SpokenLanguage } from './announced.ts';
import { hush, say } from './speaker.ts';

interface Seen {
  readonly settings: Settings;
  readonly language: SpokenLanguage;
  readonly view: GameView | null;
  readonly replayed: Replay | null;
  readonly draft: Draft;
}

/** Announces what happens, if the user wants that here. */
export function announceIn(here: SoundPlace, seen: () => Seen): void {
  let last: { readonly view: GameView; readonly table: Table; readonly draft: Draft } | null = null;
  const speaks = $derived(seen().settings.voice === 'on' && seen().settings.soundFrom === here);

  $effect(() => {
    const { settings, language, view, replayed, draft } = seen();
    if (view === null || replayed?.ok !== true) return;
    const before = last;
    last = { view, table: replayed.table, draft };
    if (before === null || !speaks) return;
    const { record, position } = view;
    const tell = (what: Announcement | null, happening: string) => {
      const { locale } = language;
      if (what !== null)
        void inOneTab(`voice-${record.id}-${happening}`, () =>
          say(what, { locale, volume: settings.soundVolume }),
        );
    };
    if (position === before.view.position) {
      const going = announcedGoing(language, record, replayed.table, before.draft, draft);
      tell(going, `${position}-${going?.text ?? ''}`);
      return;
    }
    const entered = appended(before.view, view);
    // What is being said may just have been undone.
    if (entered === null) hush();
    else tell(announced(language, record, entered, before.table, replayed.table), String(position));
  });

  $effect(() => (speaks ? hush : undefined));
}
