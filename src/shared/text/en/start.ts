/** What is said at a start on the command line, or instead of a window. */
export const start = {
  open: (address: string, folder: string) =>
    `Vernissage is open at ${address}\nYour games are kept in ${folder}. Ctrl-C ends it.`,
  runningAt: (address: string) => `Vernissage is already running with these games: ${address}`,
  runningInWindow: 'Vernissage is already running with these games, in a window of its own.',
  failed: (reason: string) => `Vernissage could not start: ${reason}`,
  usage: `npm start [-- options]
  --browser    run in the default browser even where Electron is there
  --no-open    the same, but print the address and open nothing
  --port N     the same, with this port in the address (1024 to 65535)
  --data DIR   the folder the games are kept in; it must exist
  --help       this list`,
  inBrowser: {
    noScreen: 'Vernissage opens in the browser: there is no screen for a window here.',
    noElectron:
      'Vernissage opens in the browser: Electron, which its own window needs, is not here; npx install-electron fetches it.',
    noWindow: (reason: string) =>
      `Vernissage opens in the browser: Electron cannot open a window here (${reason}).`,
  },
  folder: {
    notMade: (folder: string, code: string) =>
      `The folder for your games, ${folder}, cannot be made (${code}); choose another with --data DIR.`,
    missing: (folder: string) => `There is no folder ${folder}; make it first, or leave --data out.`,
    noFolder: (folder: string) => `${folder} is not a folder; --data takes a folder.`,
    notWritable: (folder: string, code: string) =>
      `The folder ${folder} cannot be written to (${code}); choose another with --data DIR.`,
  },
  stuck: (folder: string, process: number | null) =>
    `The games in ${folder} are open in ${process === null ? 'another process' : `process ${process}`}, which does not answer; end it and start again.`,
  lockInTheWay: (file: string, code: string) =>
    `${file} is in the way (${code}). Vernissage uses it to check that nobody else has your games open. It holds none of your games: move it away, then start again.`,
  port: {
    taken: (port: number) => `Port ${port} is taken by another program; choose another with --port N.`,
    closed: (port: number, code: string) => `Port ${port} cannot be opened (${code}).`,
  },
  options: {
    unknown: (word: string) => `${word} is not an option; npm start -- --help lists them.`,
    port: (word: string | null) => `--port takes a number from 1024 to 65535, not ${word ?? 'nothing'}.`,
    data: '--data takes the folder the games are kept in.',
  },
};
