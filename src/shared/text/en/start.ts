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
  inBrowser: (inChrome: boolean, why: string) =>
    `Opening in ${inChrome ? 'a Chrome window' : 'your browser'}: ${why}`,
  noScreen: 'there’s no screen for a window here.',
  noWindow: (reason: string) => `Electron can’t open a window here (${reason}).`,
  asRoot: 'Electron doesn’t start as root.',
  electron: {
    downloading:
      'Downloading Electron for a window of its own, just once. To do without it, press Ctrl-C and run npm start -- --browser.',
    arrived: (megabytes: number, of: number | null) =>
      of === null ? `${megabytes} MB so far` : `${megabytes} of ${of} MB`,
    installed: 'Electron is installed.',
    notInstalled: 'Electron isn’t installed. To download it, run npm run install-electron.',
    noSandbox:
      'Electron can’t set up its sandbox on this system. To allow sandboxes until the next restart, run sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0.',
    unreachable: (address: string) =>
      `Electron isn’t installed, and ${address} can’t be reached. The next start tries again.`,
    failed: (reason: string) =>
      `Electron couldn’t be downloaded (${reason}). To try again, run npm run install-electron.`,
  },
  incomplete:
    'Something is missing in node_modules. Run npm install again, with Node 20.19, 22.12 or newer from https://nodejs.org.',
  folder: {
    noHome: 'You have no home folder here. Choose a folder for your games with --data DIR.',
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
