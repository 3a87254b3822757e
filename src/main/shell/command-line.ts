import { app } from 'electron';

/** The value of a switch for Chromium; null if it isn't given, or can't be asked for. */
export function switchOf(name: string): string | null {
  try {
    return app.commandLine.hasSwitch(name) ? app.commandLine.getSwitchValue(name) : null;
  } catch {
    return null;
  }
}

/** Gives Chromium a switch that it can do without, before the app is ready. */
export function giveSwitch(name: string, note: (error: unknown) => void): void {
  try {
    app.commandLine.appendSwitch(name);
  } catch (error) {
    note(error);
  }
}
