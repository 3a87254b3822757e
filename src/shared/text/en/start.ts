/** Messages at start-up, on the command line or instead of a window. */
export const start = {
  open: (address: string, folder: string) =>
    `Vernissage is open at ${address}\nYour games are in ${folder}. Press Ctrl-C to quit.`,
  runningAt: (address: string) => `Vernissage is already running with these games: ${address}`,
  runningInWindow: 'Vernissage is already running with these games, in its own window.',
  failed: (reason: string) => `Vernissage couldn’t start: ${reason}`,
  usage: `npm start [-- options]
  --browser    open in your browser, even if there’s Electron or Chrome
  --no-open    the same, but only print the address
  --port N     the same, on this port (1024 to 65535)
  --data DIR   keep the games in this folder, which must exist
  --help       show this list`,
  inBrowser: {
    noScreen: 'Opening in your browser: there’s no screen for a window here.',
    noElectron: (inChrome: boolean) =>
      `Opening in ${inChrome ? 'a Chrome window' : 'your browser'}: Electron isn’t installed. To install it, run npx install-electron.`,
    noWindow: (inChrome: boolean, reason: string) =>
      `Opening in ${inChrome ? 'a Chrome window' : 'your browser'}: Electron can’t open a window here (${reason}).`,
  },
  folder: {
    notMade: (folder: string, code: string) =>
      `Couldn’t create ${folder} for your games (${code}). Choose another folder with --data DIR.`,
    missing: (folder: string) => `There’s no folder ${folder}. Create it first, or leave out --data.`,
    noFolder: (folder: string) => `${folder} isn’t a folder. Give --data a folder.`,
    notWritable: (folder: string, code: string) =>
      `Can’t write to ${folder} (${code}). Choose another folder with --data DIR.`,
  },
  oldAddress: {
    title: 'This address doesn’t open Vernissage',
    text: 'Vernissage is running, but only the address in its terminal opens it. If you no longer have that, run npm start again: it opens the page.',
  },
  stuck: (folder: string, process: number | null) =>
    `The games in ${folder} are open in ${process === null ? 'another process' : `process ${process}`}, which isn’t responding. End it and start again.`,
  lockInTheWay: (file: string, code: string) =>
    `${file} is in the way (${code}). Vernissage uses it to check that nobody else has your games open. There are no games in it. Move it away and start again.`,
  port: {
    taken: (port: number) => `Another program is using port ${port}. Choose another with --port N.`,
    closed: (port: number, code: string) => `Couldn’t open port ${port} (${code}).`,
  },
  options: {
    unknown: (word: string) => `There’s no option ${word}. To see them all: npm start -- --help`,
    port: (word: string | null) =>
      `--port needs a number from 1024 to 65535${word === null ? '' : `, not ${word}`}.`,
    data: '--data needs the folder with your games.',
  },
};
