import { app } from 'electron';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/** The value of a switch for Chromium; null if it isn't given, or can't be asked for. */
export function switchOf(name: string): string | null {
  const { commandLine } = app;
  return unlessItFails(() => (commandLine.hasSwitch(name) ? commandLine.getSwitchValue(name) : null)) ?? null;
}

/** Gives Chromium a switch that it can do without, before the app is ready. */
export function giveSwitch(name: string, note: (error: unknown) => void): void {
  try {
    app.commandLine.appendSwitch(name);
  } catch (error) {
    note(error);
  }
}
