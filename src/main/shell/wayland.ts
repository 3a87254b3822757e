import { switchOf } from './command-line.ts';

/** On Wayland, only the system decides where windows are and which is in front. */
export function isWayland(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform !== 'linux') return false;
  const chosen = switchOf('ozone-platform');
  if (chosen !== null) return chosen === 'wayland';
  return environment['XDG_SESSION_TYPE'] === 'wayland' && (environment['WAYLAND_DISPLAY'] ?? '') !== '';
}
