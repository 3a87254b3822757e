import { createRouterClient } from '@orpc/server';
import { app, dialog, nativeTheme, screen, shell, type BrowserWindow } from 'electron';
import manifest from '../../../package.json' with { type: 'json' };
import { FIRST_SETTINGS, type Settings } from '../../shared/api.ts';
import { outcomeOf, replay, type GameRecord } from '../../shared/record/index.ts';
import { addressOf } from '../../shared/routes/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { serve } from '../api/connection.ts';
import { onWindowRequest } from '../folder/show-request.ts';
import type { Backend } from '../backend.ts';
import { runEach } from '../run-each.ts';
import { gameAt, HOME_ADDRESS, isAtTable } from './app-address.ts';
import { appMenu } from './app-menu.ts';
import { carryContract } from './contract-carrier.ts';
import { offerContextMenu } from './context-menu.ts';
import type { Memory } from './desktop-memory.ts';
import { saveDownloads } from './downloads.ts';
import type { Failures } from './failures.ts';
import { chooseCopy, chooseFolder, chooseGames, saveGame } from './game-files.ts';
import { lastFolder } from './last-folder.ts';
import { followSystemConventions } from './lifecycle.ts';
import { failure, type Log } from './log.ts';
import type { Commands } from './menu.ts';
import { recoverPage } from './page-recovery.ts';
import { print, savePdf } from './paper.ts';
import { refuseEverything } from './refusals.ts';
import type { Asking } from './save-file.ts';
import { screenAwake } from './screen-awake.ts';
import { localisationOf, type Localisation } from './system-language.ts';
import { undoIn } from './undoing.ts';
import { desktopUpdates } from './updates/desktop-updates.ts';
import { isWayland } from './wayland.ts';
import { openWindows, type ShownWindow } from './windows.ts';
import { zoom } from './zoom.ts';

export type Desktop = ReturnType<typeof openDesktop>;

export interface DesktopOptions {
  readonly backend: Backend;
  readonly preload: string;
  readonly icon: string;
  readonly files: readonly string[];
  /** What another start needs to open the same games. */
  readonly startWords: readonly string[];
  readonly log: Log;
  readonly memory: Memory;
  readonly failures: Failures;
  readonly sandboxed: boolean;
}

/** When several files are opened at once, the system asks for them one by one or starts the app for each. */
const SAME_REQUEST_MILLISECONDS = 1500;

export function openDesktop(options: DesktopOptions) {
  const { backend, preload, icon, files, startWords, log, memory, failures, sandboxed } = options;
  const { folder, store, router, incoming, outages } = backend;
  const developing = !app.isPackaged;
  const client = createRouterClient(router, { context: { rights: 'edit', answered: new WeakSet() } });
  const settings = (): Settings => fromGames(() => store.settings.get(), FIRST_SETTINGS);
  const localisation = (): Localisation => localisationOf(settings().language);
  const awake = screenAwake();
  const filesFolder = lastFolder(memory);
  const following = new AbortController();
  /** The files the system last asked to open. */
  let lately: { readonly paths: readonly string[]; readonly at: number } = { paths: [], at: -Infinity };

  /** Where a game was last seen: its players may be reading the rules meanwhile. */
  let lastTable = HOME_ADDRESS;

  const { quit, exit } = followSystemConventions({
    showTable: () => attempt(windows.showTable),
    end: () =>
      runEach([
        () => failures.passTo(note),
        () => unwatch(),
        () => following.abort(),
        () => updates?.close(),
        () => awake(false),
        backend.close,
        () => log.note({ what: 'ended' }),
        backend.killIfStuck,
      ]),
    note,
  });
  failures.endWith(exit);
  failures.passTo(backend.handleUncaught);

  refuseEverything((door) => log.note({ what: 'refused', door }));
  saveDownloads((page) => asking(windows.of(page)?.window), attempt);
  // Before the first window is opened, which has its colour.
  applyTheme();
  const windows = openWindows({
    preload,
    icon,
    memory,
    developing,
    changed: () => quietly(look),
    note,
    notShown: failures.fail,
    opened: (one) => {
      one.window.once('show', () => {
        log.note({ what: 'shown', window: one.kind });
        // A dialog of a window that isn't there yet might not be seen. The menu keeps saying it.
        if (!sandboxed) logFailure(explainOnce(`no sandbox in ${manifest.version}`, explainSandbox));
      });
      quietly(() => offerContextMenu(one.window, () => texts().menu, attempt));
      recoverPage(one, {
        words: () => texts().page,
        log,
        quit,
        showLog: () => inform(openFolder(log.folder)),
      });
    },
    refusedWindow: () => log.note({ what: 'refused', door: 'window' }),
  });
  carryContract(serve(router), windows.rightsOf, () => log.note({ what: 'refused', door: 'contract' }));

  const commands: Commands = {
    newGame: () => windows.showTable(addressOf({ screen: 'setup' })),
    enter: (address) => windows.showTable(address),
    open: () => inform(chooseGames(asking()).then(lookThrough)),
    save: () => {
      const record = recordOnTable();
      if (record !== null) inform(saveGame(asking(), record));
    },
    print: () => inform(print(tableWindow())),
    savePdf: () => inform(savePdf(asking())),
    showBoard: (fullScreen) => {
      const record = recordOnTable();
      if (record === null) return;
      windows.showBoard(addressOf({ screen: 'board', id: record.id }), fullScreen);
      if (isWayland() && screen.getAllDisplays().length > 1) inform(explainOnce('wayland', explainWayland));
    },
    back: () => focusedTable()?.webContents.navigationHistory.goBack(),
    forward: () => focusedTable()?.webContents.navigationHistory.goForward(),
    undo: (byKey) => undoInFocused('undo', byKey),
    redo: (byKey) => undoInFocused('redo', byKey),
    zoom: (step) => {
      const focused = windows.focused();
      if (focused !== null) zoom(focused, step, memory);
    },
    showDataFolder: () => inform(openFolder(folder)),
    showLog: () => inform(openFolder(log.folder)),
    explainSandbox: () => inform(explainSandbox()),
    lookForNewVersions: (looksForNewVersions) => {
      memory.remember({ looksForNewVersions });
      look();
      if (looksForNewVersions) updates?.check(true);
      else updates?.forget();
    },
    proceedWithUpdate: () => updates?.proceed(),
  };
  const menu = appMenu(commands, attempt);
  const updates = desktopUpdates({
    words: () => texts().updates,
    window: tableWindow,
    startWords,
    busy: () =>
      outages.current() !== null ||
      windows.shown.length === 0 ||
      windows.shown.some(({ place }) => isAtTable(place)) ||
      isGameUnderWay(lastTable),
    changed: () => quietly(look),
    failed: note,
  });

  /** Updates what depends on the windows, the settings and the state of the games. */
  function look(): void {
    // Windows may still close after the system's session has ended.
    if (following.signal.aborted) return;
    lastTable = windows.shown.find(({ place }) => gameAt(place) !== null)?.place ?? lastTable;
    const { looksForNewVersions: atStart } = memory.current;
    const boards = windows.shown.filter(({ kind }) => kind === 'board');
    menu.show(
      localisation(),
      {
        gamesOpen: outages.current() === null,
        gameShown: recordOnTable() !== null,
        tableShown: windows.shown.some(({ kind }) => kind === 'table'),
        developing,
        sandboxed,
        updates: updates === null ? null : { atStart, step: updates.step, allowed: !updates.busy() },
      },
      boards.map(({ window }) => window),
    );
    applyTheme();
    awake(windows.shown.some((one) => isSeen(one) && isGameUnderWay(one.place)));
    updates?.look();
  }

  function applyTheme(): void {
    const { theme } = settings();
    if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme;
  }

  function isSeen({ window }: ShownWindow): boolean {
    return window.isVisible() && !window.isMinimized();
  }

  function isGameUnderWay(place: string): boolean {
    const record = recordAt(place);
    const replayed = record === null || resultOf(record) !== null ? null : replay(record);
    return replayed?.ok === true && outcomeOf(replayed.table).status !== 'finished';
  }

  function recordAt(place: string): GameRecord | null {
    const id = gameAt(place);
    return id === null ? null : fromGames(() => store.games.get(id)?.record ?? null, null);
  }

  /** Reads from the games for windows and the menu, with a fallback while they aren't readable. */
  function fromGames<T>(ask: () => T, otherwise: T): T {
    try {
      return ask();
    } catch (error) {
      outages.reportError(error);
      return otherwise;
    }
  }

  function recordOnTable(): GameRecord | null {
    const table = windows.shown.find(({ kind }) => kind === 'table');
    return table === undefined ? null : recordAt(table.place);
  }

  function note(error: unknown): void {
    log.note(failure(error));
  }

  /** For what the user didn't ask for: its failure is only logged. */
  function logFailure(work: Promise<unknown>): void {
    work.catch(note);
  }

  /** Errors of a dialog or a window don't concern the games, but the user should know that nothing happened. */
  function inform(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      note(error);
      const { command, explained } = texts().failed;
      logFailure(tell('error', command, explained));
    });
  }

  /** Does what the user asked for, or says that it failed. */
  function attempt(work: () => unknown): void {
    inform(new Promise((resolve) => resolve(work())));
  }

  function quietly(work: () => void): void {
    try {
      work();
    } catch (error) {
      note(error);
    }
  }

  function texts(): Localisation['words']['shell'] {
    return localisation().words.shell;
  }

  async function tell(type: 'error' | 'info' | 'warning', message: string, detail: string): Promise<void> {
    await dialog.showMessageBox(tableWindow(), { type, message, detail, buttons: [texts().failed.ok] });
  }

  async function openFolder(path: string): Promise<void> {
    const reason = await shell.openPath(path);
    if (reason !== '') await tell('error', texts().failed.folder(path), reason);
  }

  function explainSandbox(): Promise<void> {
    const { off, explained } = texts().sandbox;
    return tell('warning', off, explained);
  }

  function explainWayland(): Promise<void> {
    const { move, explained } = texts().wayland;
    return tell('info', move, explained);
  }

  async function explainOnce(what: string, explain: () => Promise<void>): Promise<void> {
    const { told } = memory.current;
    if (told.includes(what)) return;
    memory.remember({ told: [...told, what] });
    await explain();
  }

  function focusedTable(): BrowserWindow | null {
    const focused = windows.focused();
    return focused?.kind === 'table' ? focused.window : null;
  }

  function undoInFocused(what: 'undo' | 'redo', byKey: boolean): void {
    const focused = windows.focused();
    if (focused !== null) inform(undoIn(focused.window.webContents, what, byKey));
  }

  function tableWindow(): BrowserWindow {
    return windows.showTable().window;
  }

  function asking(window = tableWindow()): Asking {
    return { window, words: texts(), folder: filesFolder };
  }

  /** Shows the files in the table's window, like any other import. */
  function lookThrough(paths: readonly string[]): void {
    windows.showTable(
      paths.length === 0 ? undefined : addressOf({ screen: 'transfer', file: incoming.open(paths) }),
    );
  }

  function openFiles(paths: readonly string[]): void {
    const now = performance.now();
    const together = now - lately.at < SAME_REQUEST_MILLISECONDS ? [...lately.paths, ...paths] : paths;
    if (paths.length > 0) lately = { paths: [...new Set(together)], at: now };
    lookThrough(paths.length > 0 ? lately.paths : []);
  }

  async function follow(): Promise<void> {
    for await (const change of await client.changes(undefined, { signal: following.signal })) {
      if (change.kind !== 'games' && change.kind !== 'draft') quietly(look);
    }
  }

  const unwatch = onWindowRequest(folder, () => attempt(windows.showTable));
  app.on('child-process-gone', (_event, { type: kind, reason, exitCode }) =>
    log.note({ what: 'process-gone', kind, reason, exitCode }),
  );
  log.note({
    what: 'started',
    version: manifest.version,
    electron: process.versions.electron,
    system: `${process.platform} ${process.arch}`,
    display: process.platform === 'linux' ? (isWayland() ? 'wayland' : 'x11') : null,
    sandbox: sandboxed ? 'on' : 'off',
  });
  void follow().catch((error: unknown) => {
    if (!following.signal.aborted) log.note(failure(error));
  });
  openFiles(files);
  backend.announce(null);
  if (memory.current.looksForNewVersions) updates?.check(false);
  return {
    /** Brings the app to the front and opens these files. */
    openFiles: (paths: readonly string[]) => attempt(() => openFiles(paths)),
    chooseCopy: (name: string) => chooseCopy(asking(), name),
    chooseFolder: () => chooseFolder(asking()),
    quit,
  };
}
