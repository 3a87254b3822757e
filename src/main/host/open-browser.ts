import { spawn } from 'node:child_process';

/** Opens the address in the default browser. If there is none, the user has the printed address. */
export function openBrowser(address: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...words] = opener(platform, address);
  const child = spawn(command, words, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

function opener(platform: NodeJS.Platform, address: string): [string, ...string[]] {
  switch (platform) {
    case 'darwin':
      return ['open', address];
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler', address];
    default:
      return ['xdg-open', address];
  }
}
