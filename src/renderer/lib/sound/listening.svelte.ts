import type { GameView, Settings, SoundPlace } from '../../../shared/api.ts';
import type { Replay, Table } from '../../../shared/record/index.ts';
import { heardOf } from './heard.ts';
import { playOnce } from './loudspeaker.ts';

interface Heard {
  readonly settings: Settings;
  readonly view: GameView | null;
  readonly replayed: Replay | null;
}

/** Lets what is entered be heard here, where the person wants that and this is the place for it. */
export function listenIn(here: SoundPlace, heard: () => Heard): void {
  let last: { readonly table: Table; readonly events: number } | null = null;

  $effect(() => {
    const { settings, view, replayed } = heard();
    if (view === null || replayed?.ok !== true) return;
    const { record, position } = view;
    const now = { table: replayed.table, events: record.events.length };
    const before = last;
    last = now;
    // What is taken back, or mended further up, makes no sound.
    if (before?.events !== now.events - 1 || settings.soundFrom !== here) return;
    const entered = record.events.at(-1);
    const sound = entered === undefined ? null : heardOf(entered, before.table, now.table);
    if (sound !== null && settings.sounds.includes(sound))
      void playOnce(sound, settings.soundVolume, `${record.id}-${position}`);
  });
}
