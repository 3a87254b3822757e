import { powerSaveBlocker } from 'electron';

/** Keeps the screen awake while needed: players think for longer than a laptop's timeout. */
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
