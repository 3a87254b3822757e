import type { Words } from '../en/index.ts';

export const start: Words['start'] = {
  open: (address, folder) =>
    `Vernissage läuft unter ${address}\nDeine Partien sind in ${folder}. Zum Beenden drück Strg+C.`,
  runningAt: (address) => `Vernissage läuft schon mit diesen Partien: ${address}`,
  runningInWindow: 'Vernissage läuft schon mit diesen Partien, in einem eigenen Fenster.',
  failed: (reason) => `Vernissage konnte nicht starten: ${reason}`,
  usage: `npm start [-- Optionen]
  --browser      im Browser öffnen, auch wenn Electron oder Chrome da ist
  --no-open      ebenso, aber nur die Adresse ausgeben
  --port N       ebenso, auf diesem Port (1024 bis 65535)
  --data ORDNER  die Partien in diesem Ordner speichern; es muss ihn schon geben
  --help         diese Liste zeigen`,
  inBrowser: (inChrome, why) =>
    `Vernissage öffnet sich ${inChrome ? 'in einem Chrome-Fenster' : 'in deinem Browser'}: ${why}`,
  noScreen: 'Hier gibt es keinen Bildschirm für ein Fenster.',
  noWindow: (reason) => `Electron kann hier kein Fenster öffnen (${reason}).`,
  asRoot: 'Als root startet Electron nicht.',
  electron: {
    downloading:
      'Electron wird heruntergeladen, für ein eigenes Fenster und nur dieses eine Mal. Ohne geht es auch: Drück Strg+C und gib npm start -- --browser ein.',
    arrived: (megabytes, of) => (of === null ? `bisher ${megabytes} MB` : `${megabytes} von ${of} MB`),
    installed: 'Electron ist installiert.',
    notInstalled: 'Electron ist nicht installiert. Mit npm run install-electron kannst du es herunterladen.',
    noSandbox:
      'Electron kann auf diesem System keine Sandbox einrichten. Damit das bis zum nächsten Neustart geht, gib sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 ein.',
    unreachable: (address) =>
      `Electron ist nicht installiert, und ${address} ist nicht zu erreichen. Beim nächsten Start wird es noch einmal versucht.`,
    failed: (reason) =>
      `Electron ließ sich nicht herunterladen (${reason}). Mit npm run install-electron kannst du es noch einmal versuchen.`,
  },
  incomplete:
    'In node_modules fehlt etwas. Führ npm install noch einmal aus, mit Node 20.19, 22.12 oder neuer von https://nodejs.org.',
  folder: {
    noHome: 'Du hast hier keinen eigenen Ordner. Wähle mit --data ORDNER, wo deine Partien liegen sollen.',
    notMade: (folder, code) =>
      `Der Ordner ${folder} für deine Partien ließ sich nicht anlegen (${code}). Wähle mit --data ORDNER einen anderen Ordner.`,
    missing: (folder) => `Den Ordner ${folder} gibt es nicht. Leg ihn zuerst an, oder lass --data weg.`,
    noFolder: (folder) => `${folder} ist kein Ordner. Gib bei --data einen Ordner an.`,
    notWritable: (folder, code) =>
      `In ${folder} kann nichts gespeichert werden (${code}). Wähle mit --data ORDNER einen anderen Ordner.`,
  },
  oldAddress: {
    title: 'Diese Adresse öffnet Vernissage nicht',
    text: 'Vernissage läuft, aber nur die Adresse in seinem Terminal öffnet es. Hast du die nicht mehr, gib noch einmal npm start ein: Dann öffnet sich die Seite.',
  },
  stuck: (folder, process) =>
    `Die Partien in ${folder} sind in ${process === null ? 'einem anderen Prozess' : `Prozess ${process}`} offen, der nicht antwortet. Beende ihn und starte noch einmal.`,
  lockInTheWay: (file, code) =>
    `${file} ist im Weg (${code}). Damit prüft Vernissage, dass sonst niemand deine Partien offen hat. Partien stehen keine darin. Verschieb die Datei und starte noch einmal.`,
  port: {
    taken: (port) => `Ein anderes Programm benutzt Port ${port}. Wähle mit --port N einen anderen.`,
    closed: (port, code) => `Port ${port} ließ sich nicht öffnen (${code}).`,
  },
  options: {
    unknown: (word) => `Die Option ${word} gibt es nicht. Alle Optionen zeigt npm start -- --help`,
    port: (word) => `--port braucht eine Zahl von 1024 bis 65535${word === null ? '' : `, nicht ${word}`}.`,
    data: '--data braucht den Ordner mit deinen Partien.',
  },
};
