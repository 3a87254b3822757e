import type { Words } from '../en/index.ts';

export const start: Words['start'] = {
  open: (address, folder) =>
    `Vernissage è aperto all’indirizzo ${address}\nLe tue partite sono in ${folder}. Per chiudere: Ctrl-C.`,
  runningAt: (address) => `Vernissage è già aperto con queste partite: ${address}`,
  runningInWindow: 'Vernissage è già aperto con queste partite, in una finestra tutta sua.',
  failed: (reason) => `Vernissage non si è avviato: ${reason}`,
  usage: `npm start [-- opzioni]
  --browser        usa il browser predefinito anche se c’è Electron o Chrome
  --no-open        lo stesso, ma scrive l’indirizzo e non apre nulla
  --port N         lo stesso, con questa porta nell’indirizzo (da 1024 a 65535)
  --data CARTELLA  la cartella delle partite; deve esistere
  --help           questo elenco`,
  inBrowser: (inChrome, why) =>
    `Vernissage si apre ${inChrome ? 'in una finestra di Chrome' : 'nel browser'}: ${why}`,
  noScreen: 'qui non c’è uno schermo per una finestra.',
  noWindow: (reason) => `Electron non riesce ad aprire una finestra (${reason}).`,
  asRoot: 'come root, Electron non si avvia.',
  electron: {
    downloading:
      'Scarico Electron per avere una finestra apposta: succede una volta sola. Per farne a meno, premi Ctrl-C e lancia npm start -- --browser.',
    arrived: (megabytes, of) => (of === null ? `${megabytes} MB finora` : `${megabytes} su ${of} MB`),
    installed: 'Electron è installato.',
    notInstalled: 'Electron non è installato. Per scaricarlo: npm run install-electron.',
    noSandbox:
      'Electron non può isolarsi su questo sistema. Per permetterglielo fino al prossimo riavvio: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0.',
    unreachable: (address) =>
      `Electron non è installato e ${address} non risponde. Al prossimo avvio si riprova.`,
    failed: (reason) => `Electron non si è scaricato (${reason}). Per riprovare: npm run install-electron.`,
  },
  incomplete:
    'In node_modules manca qualcosa. Lancia di nuovo npm install, con Node 20.19, 22.12 o più recente da https://nodejs.org.',
  folder: {
    noHome: 'Qui non hai una cartella personale; scegli con --data CARTELLA dove tenere le tue partite.',
    notMade: (folder, code) =>
      `Non si riesce a creare la cartella delle tue partite, ${folder} (${code}); scegline un’altra con --data CARTELLA.`,
    missing: (folder) => `La cartella ${folder} non esiste; creala prima, oppure ometti --data.`,
    noFolder: (folder) => `${folder} non è una cartella; --data vuole una cartella.`,
    notWritable: (folder, code) =>
      `Nella cartella ${folder} non si può scrivere (${code}); scegline un’altra con --data CARTELLA.`,
  },
  oldAddress: {
    title: 'Questo indirizzo non apre Vernissage',
    text: 'Vernissage è in funzione, ma lo apre soltanto l’indirizzo scritto nel suo terminale. Se non ce l’hai più, lancia di nuovo npm start: si apre la pagina.',
  },
  stuck: (folder, process) =>
    `Le partite in ${folder} sono aperte in ${process === null ? 'un altro processo' : `un altro processo (${process})`} che non risponde; chiudilo e riprova.`,
  lockInTheWay: (file, code) =>
    `${file} non si può usare (${code}). Serve a controllare che nessun altro abbia aperto le tue partite. Di partite non ne contiene: spostalo e riavvia.`,
  port: {
    taken: (port) => `La porta ${port} è occupata da un altro programma; scegline un’altra con --port N.`,
    closed: (port, code) => `La porta ${port} non si può aprire (${code}).`,
  },
  options: {
    unknown: (word) => `${word} non è un’opzione; npm start -- --help le elenca.`,
    port: (word) => `--port vuole un numero da 1024 a 65535, non ${word ?? 'niente'}.`,
    data: '--data vuole la cartella delle partite.',
  },
};
