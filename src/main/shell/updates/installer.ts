import { spawn } from 'node:child_process';
import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import {
  AppImageUpdater,
  CancellationToken,
  MacUpdater,
  NsisUpdater,
  Provider,
  type ResolvedUpdateFileInfo,
  type UpdateInfo,
} from 'electron-updater';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import type { UpdateFile } from './manifest.ts';

/** One file from a trusted manifest. */
export interface Download {
  readonly version: string;
  readonly file: UpdateFile;
  readonly url: URL;
}

export type Installer = ReturnType<typeof openInstaller>;

/** How an AppImage starts again; the other systems' installers decide that themselves. */
export interface Restart {
  /** Arguments of the new start. */
  readonly words: readonly string[];
  readonly before: () => void;
}

/** A download without any data for this long is given up. */
const STALLED_MILLISECONDS = 60_000;

/** Downloads and installs with the platform's means, once the manifest has been checked by us. */
export function openInstaller(platform: NodeJS.Platform, restart: Restart) {
  const updater = updaterFor(platform, restart);
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  updater.logger = null;

  return {
    /** Rejects if the file isn't complete or isn't the one in the manifest. */
    download: async (download: Download, signal: AbortSignal) => {
      signal.throwIfAborted();
      updater.setFeedURL({ provider: 'custom', updateProvider: providerOf(download) });
      const checked = await updater.checkForUpdates();
      if (checked?.isUpdateAvailable !== true) throw new Error('this is no update');
      const token = new CancellationToken();
      const cancel = () => token.cancel();
      signal.addEventListener('abort', cancel);
      let stalled = setTimeout(cancel, STALLED_MILLISECONDS);
      const progressed = () => {
        clearTimeout(stalled);
        stalled = setTimeout(cancel, STALLED_MILLISECONDS);
      };
      updater.on('download-progress', progressed);
      try {
        await updater.downloadUpdate(token);
      } finally {
        clearTimeout(stalled);
        updater.off('download-progress', progressed);
        signal.removeEventListener('abort', cancel);
      }
    },
    /** Quits, installs what was downloaded, and starts again. */
    install: (failed: (error: Error) => void) => {
      updater.once('error', failed);
      updater.quitAndInstall(true, true);
    },
  };
}

function updaterFor(platform: NodeJS.Platform, restart: Restart) {
  if (platform === 'win32') return new WindowsUpdater();
  return platform === 'darwin' ? new AppleUpdater() : new ImageUpdater(restart);
}

/** The updater would create an id to release versions to some people first. Nobody gets an id. */
const NO_ID = Promise.resolve('');

class WindowsUpdater extends NsisUpdater {
  constructor() {
    super();
    this.stagingUserIdPromise.value = NO_ID;
  }
}

class AppleUpdater extends MacUpdater {
  constructor() {
    super();
    this.stagingUserIdPromise.value = NO_ID;
  }
}

/** Replaces the AppImage in one step, so that there is always one that starts. */
class ImageUpdater extends AppImageUpdater {
  readonly #restart: Restart;

  constructor(restart: Restart) {
    super();
    this.stagingUserIdPromise.value = NO_ID;
    this.#restart = restart;
  }

  protected override doInstall(): boolean {
    const { APPIMAGE: image } = process.env;
    const downloaded = this.installerPath;
    if (image === undefined || downloaded === null) throw new Error('there is nothing to install');
    replace(image, downloaded);
    this.app.onQuit(() => {
      this.#restart.before();
      spawn(image, this.#restart.words, { cwd: homedir(), detached: true, stdio: 'ignore' }).unref();
    });
    return true;
  }
}

function replace(file: string, by: string): void {
  const draft = `${file}.draft`;
  try {
    copyFileSync(by, draft);
    const written = openSync(draft, 'r');
    fsyncSync(written);
    closeSync(written);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Hands over what the manifest said, instead of asking a server. */
function providerOf({ version, file, url }: Download) {
  const info = { url: url.href, sha512: file.sha512, size: file.bytes };
  return class extends Provider<UpdateInfo> {
    constructor(_options: unknown, _updater: unknown, runtime: ProviderRuntimeOptions) {
      super(runtime);
    }
    getLatestVersion(): Promise<UpdateInfo> {
      return Promise.resolve({
        version,
        files: [info],
        path: info.url,
        sha512: info.sha512,
        releaseDate: '',
      });
    }
    resolveFiles(): ResolvedUpdateFileInfo[] {
      return [{ url, info }];
    }
  };
}
