import type { MessageBoxOptions } from 'electron';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Delivery } from './delivery.ts';
import type { Installer } from './installer.ts';
import { readManifest, type Manifest, type ReadManifest } from './manifest.ts';
import type { UpdateSource } from './source.ts';
import { isNewer } from './version.ts';

/** How far an update is, as the menu shows it. */
export type UpdateStep =
  | { readonly step: 'idle' | 'checking' }
  | { readonly step: 'found' | 'downloading' | 'ready'; readonly version: string };

export interface UpdateOptions {
  readonly source: UpdateSource;
  readonly delivery: Delivery;
  /** Platform and architecture, as in the manifest. */
  readonly system: string;
  readonly current: string;
  readonly words: () => Words['shell']['updates'];
  readonly fetch: (address: string, signal: AbortSignal) => Promise<Response>;
  readonly openInstaller: () => Promise<Installer>;
  /** Returns the index of the button. */
  readonly show: (box: MessageBoxOptions & { buttons: string[] }) => Promise<number>;
  readonly openPage: (address: string) => void;
  /** Whether a game is under way, or no window is open. */
  readonly busy: () => boolean;
  readonly changed: () => void;
  readonly failed: (error: unknown) => void;
}

export type Updates = ReturnType<typeof openUpdates>;

const LONGEST_CHECK_MILLISECONDS = 20_000;
const LARGEST_MANIFEST_CHARACTERS = 256_000;
/** What a system's dialog can show. */
const MOST_CHANGES = 8;
const LONGEST_CHANGE = 160;

/** Finds, downloads and installs new versions, and does none of it during a game. */
export function openUpdates(options: UpdateOptions) {
  const { source, delivery, system, current, words, show, busy, changed, failed } = options;
  const closed = new AbortController();
  let step: UpdateStep = { step: 'idle' };
  let manifest: Manifest | null = null;
  let installer: Installer | null = null;
  let downloading = new AbortController();
  /** Postponed until the game is over. */
  let waiting: (() => Promise<void>) | null = null;

  function set(next: UpdateStep): void {
    step = next;
    changed();
  }

  function whenFree(work: () => Promise<void>): void {
    if (closed.signal.aborted) return;
    if (busy()) waiting = work;
    else work().catch(failed);
  }

  async function check(asked: boolean): Promise<void> {
    if (step.step !== 'idle') return;
    set({ step: 'checking' });
    const read = await askForManifest();
    if (read.kind === 'trusted' && isNewer(read.manifest.version, current)) {
      ({ manifest } = read);
      set({ step: 'found', version: manifest.version });
      whenFree(offer);
      return;
    }
    set({ step: 'idle' });
    if (read.kind === 'untrusted') failed(new Error('the manifest isn’t signed with a key of ours'));
    if (asked) whenFree(() => answer(read.kind));
  }

  async function askForManifest(): Promise<ReadManifest> {
    try {
      const limit = AbortSignal.any([closed.signal, AbortSignal.timeout(LONGEST_CHECK_MILLISECONDS)]);
      const response = await options.fetch(source.address, limit);
      return response.ok ? readManifest(await textOf(response), source.keys) : { kind: 'unreadable' };
    } catch {
      return { kind: 'unreadable' };
    }
  }

  async function answer(kind: ReadManifest['kind']): Promise<void> {
    const { newest, untrusted, untrustedExplained, unreadable, unreadableExplained, close } = words();
    if (kind === 'trusted') await show({ message: newest(current), buttons: [close] });
    else if (kind === 'untrusted') await tellOfFailure(untrusted, untrustedExplained(current));
    else await tellOfFailure(unreadable, unreadableExplained);
  }

  async function offer(): Promise<void> {
    if (manifest === null) return;
    const { found, have, bySystem, download, page, later, close } = words();
    const bySelf = delivery === 'itself' && manifest.files[system] !== undefined;
    const detail = [have(current), whatIsNew(manifest), ...(delivery === 'system' ? [bySystem] : [])];
    const buttons = bySelf ? [download, later] : [page, close];
    const chosen = buttons[await ask(found(manifest.version), detail.join('\n\n'), buttons)];
    if (chosen === download) whenFree(startDownload);
    else if (chosen === page) options.openPage(source.page);
  }

  async function startDownload(): Promise<void> {
    const file = manifest?.files[system];
    if (manifest === null || file === undefined || step.step !== 'found') return;
    const { version } = manifest;
    downloading = new AbortController();
    const { signal } = downloading;
    set({ step: 'downloading', version });
    try {
      installer ??= await options.openInstaller();
      await installer.download({ version, file, url: new URL(file.name, source.address) }, signal);
      set({ step: 'ready', version });
      whenFree(offerRestart);
    } catch (error) {
      set({ step: 'found', version });
      // A game started: the download starts again after it.
      if (signal.aborted) whenFree(startDownload);
      else {
        failed(error);
        whenFree(() => tellOfFailure(words().notDownloaded(version), words().stillHave(current)));
      }
    }
  }

  async function offerRestart(): Promise<void> {
    if (step.step !== 'ready') return;
    const { version } = step;
    const { ready, readyExplained, restart, later } = words();
    const buttons = [restart, later];
    if (buttons[await ask(ready(version), readyExplained, buttons)] === restart) whenFree(install);
  }

  function install(): Promise<void> {
    if (step.step !== 'ready') return Promise.resolve();
    const { version } = step;
    installer?.install((error) => {
      failed(error);
      set({ step: 'found', version });
      tellOfFailure(words().notInstalled(version), words().stillHave(current)).catch(failed);
    });
    return Promise.resolve();
  }

  async function tellOfFailure(message: string, detail: string): Promise<void> {
    const { page, close } = words();
    if ((await ask(message, detail, [page, close])) === 0) options.openPage(source.page);
  }

  /** The last button is the one that changes nothing. */
  function ask(message: string, detail: string, buttons: string[]): Promise<number> {
    const last = buttons.length - 1;
    return show({ message, detail, buttons, defaultId: 0, cancelId: last });
  }

  function whatIsNew({ changes }: Manifest): string {
    const { whatsNew, andMore } = words();
    const items = changes
      .filter(({ version }) => isNewer(version, current))
      .flatMap((change) => change.items);
    const shown = items.slice(0, MOST_CHANGES).map((item) => `• ${shortened(item)}`);
    return [whatsNew, ...shown, ...(items.length > MOST_CHANGES ? [andMore] : [])].join('\n');
  }

  return {
    get step() {
      return step;
    },
    busy,
    /** Checks at once unless a game is under way, otherwise after it. `asked`: the user wants an answer. */
    check: (asked: boolean) => whenFree(() => check(asked)),
    /** The user has changed their mind: a check that waits for the end of a game isn't made. */
    forget: () => {
      if (step.step === 'idle') waiting = null;
    },
    /** Takes the step that the menu offers. */
    proceed: () => {
      const next = { idle: () => check(true), found: offer, ready: offerRestart };
      if (step.step !== 'checking' && step.step !== 'downloading') whenFree(next[step.step]);
    },
    /** The game on the table may have started or ended. */
    look: () => {
      if (!busy()) {
        const work = waiting;
        waiting = null;
        if (work !== null) whenFree(work);
      } else if (step.step === 'downloading') downloading.abort();
    },
    close: () => {
      closed.abort();
      downloading.abort();
    },
  };
}

function shortened(item: string): string {
  return item.length <= LONGEST_CHANGE ? item : `${item.slice(0, LONGEST_CHANGE).replace(/\s+\S*$/, '')}…`;
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > LARGEST_MANIFEST_CHARACTERS) throw new RangeError('the manifest is too long');
  }
  return text;
}
