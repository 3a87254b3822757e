import type { GameView, Settings, SoundPlace } from '../../../shared/api.ts';
import type { Replay, Table } from '../../../shared/record/index.ts';
import { appended } from '../appended.ts';
import { inOneTab } from '../in-one-tab.ts';
import { soundOf } from './sound-of.ts';
import { play } from './loudspeaker.ts';

interface Heard {
  readonly settings: Settings;
  readonly view: GameView | null;
  readonly replayed: Replay | null;
}

/** Plays sounds for new entries, if the user wants them here. */
export function playSounds(here: SoundPlace, heard: () => Heard): void {
  let last: { readonly view: GameView; readonly table: Table } | null = null;

  $effect(() => {
    const { settings, view, replayed } = heard();
    if (view === null || replayed?.ok !== true) return;
    const { table } = replayed;
    const before = last;
    last = { view, table };
    if (before === null || settings.sounds.length === 0 || settings.soundFrom !== here) return;
    const entered = appended(before.view, view);
    const sound = entered === null ? null : soundOf(entered, before.table, table);
    if (sound !== null && settings.sounds.includes(sound))
      void inOneTab(`sound-${view.record.id}-${view.position}`, () => play(sound, settings.soundVolume));
  });
}
