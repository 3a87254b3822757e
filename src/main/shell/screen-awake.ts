import { powerSaveBlocker } from 'electron';

/** Keeps the screen awake for as long as it is wanted: players think longer than a laptop waits. */
export function screenAwake(): (wanted: boolean) => void {
  let blocker: number | null = null;
  return (wanted) => {
    if (wanted && blocker === null) blocker = powerSaveBlocker.start('prevent-display-sleep');
    if (!wanted && blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  };
}
