import { EventEmitter } from 'node:events';
import { request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The parts of Electron that electron-updater asks for, over Node's own HTTP. */
export const app = Object.assign(new EventEmitter(), {
  isPackaged: true,
  whenReady: () => Promise.resolve(),
  getVersion: () => '1.0.0',
  getName: () => 'Vernissage',
  getPath: () => userData.path,
  getAppPath: () => '/nowhere',
  relaunch: () => undefined,
  quit: () => app.emit('quit', {}, 0),
} satisfies Partial<Electron.App>);

/** Where the updater would put the id it makes up. */
export const userData = { path: '' };

export const session = { fromPartition: () => null };

export const net = {
  request: (options: RequestOptions) => {
    const asked = request(options);
    // Electron reports a connection that breaks to the request as well.
    asked.on('response', (response) => {
      response.on('error', (error) => asked.emit('error', error));
    });
    return asked;
  },
};

/** Squirrel.Mac as far as we can see it: it fetches the archive from the address in the feed. */
class Squirrel extends EventEmitter {
  feed: { url: string; headers: Record<string, string> } = { url: '', headers: {} };
  readonly installed: Buffer[] = [];
  #fetched: Buffer | null = null;

  setFeedURL(feed: { url: string; headers: Record<string, string> }): void {
    this.feed = feed;
  }

  checkForUpdates(): void {
    this.#fetch().then(
      () => this.emit('update-downloaded'),
      (error: unknown) => this.emit('error', error),
    );
  }

  quitAndInstall(): void {
    if (this.#fetched !== null) this.installed.push(this.#fetched);
    app.quit();
  }

  async #fetch(): Promise<void> {
    const answer = await bytesAt(this.feed.url, this.feed.headers);
    const { url } = JSON.parse(answer.toString()) as { url: string };
    this.#fetched = await bytesAt(url, {});
  }
}

function bytesAt(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (response) => resolve(buffer(response)))
      .on('error', reject)
      .end();
  });
}

export const autoUpdater = new Squirrel();
