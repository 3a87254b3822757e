import type { window as english } from '../en/window.ts';

/** The window’s own texts in German. What the rules say has a file per family. */
export const window: typeof english = {
  common: {
    back: 'Zurück',
    close: 'Schließen',
    appName: 'Vernissage',
    enterKey: 'Enter',
    again: 'Noch einmal versuchen',
  },
  sections: {
    title: 'Hauptmenü',
    home: 'Partien',
    history: 'Chronik',
    people: 'Leute',
    rules: 'Regeln',
    paper: 'Alte Partien',
    transfer: 'Export und Import',
    sharing: 'Teilen',
    boxes: 'Eigene Schachteln',
    players: 'Spieler',
    settings: 'Einstellungen',
  },
  connection: {
    connecting: 'Wird geöffnet…',
    waiting:
      'Vernissage antwortet gerade nicht. Alles Gespeicherte ist sicher. Sobald die Verbindung wieder da ist, geht es weiter.',
    ended: 'Vernissage ist beendet. Deine Partien sind gespeichert. Starte es neu und schließ diesen Tab.',
    endedForReaders: 'Diese Seite ist geschlossen. Frag deinen Club nach dem aktuellen Link.',
  },
  notLoaded: {
    said: 'Ein Teil von Vernissage ließ sich nicht laden. Deine Partien sind sicher.',
  },
  store: {
    logMissing:
      'Ein Teil der Datei mit deinen Partien (vernissage.db-wal) fehlt oder ist nicht lesbar. Die letzten Einträge vor dem Schließen sind vielleicht verloren, alles Ältere ist sicher. Prüfe deine letzte Partie und trag nach, was fehlt.',
  },
  menu: {
    open: 'Menü',
    title: 'Menü',
    places: 'Mehr',
    settings: 'Schnelleinstellungen',
    language: 'Sprache',
    languageOfSystem: 'Wie im System',
    theme: 'Hell oder dunkel',
    themes: { system: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
    money: 'Geld der Spieler',
    purses: { covered: 'Verdeckt: zum Nachsehen gedrückt halten', open: 'Offen, für alle zu sehen' },
    auctions: 'Versteigerungen',
    auctionsHeld: { entered: 'Wir leiten sie und tragen das Ergebnis ein', run: 'Die App leitet sie' },
    clock: 'Zum Ersten, zum Zweiten, verkauft',
    clocks: {
      off: 'Auf Tastendruck',
      calm: (seconds) => `Langsame Uhr, alle ${seconds} Sekunden`,
      brisk: (seconds) => `Schnelle Uhr, alle ${seconds} Sekunden`,
    },
    letterKeys: 'Buchstaben als Kürzel, zum Beispiel L für den Verlauf',
    letters: { on: 'An', off: 'Aus' },
    saveGame: 'Kopie dieser Partie speichern',
    saveGameExplained:
      'Eine .json-Datei mit allem, was passiert ist: zum Aufheben, Wiederöffnen oder Verschicken.',
    phones: 'Handys am Tisch',
    phonesExplained:
      'Auf dem Handy sehen alle, was sie haben, und bieten dort, wenn die App die Versteigerungen leitet.',
    quit: 'Vernissage beenden',
    quitExplained: 'Alles ist schon gespeichert.',
    dataFolder: (folder) => `Deine Partien sind in ${folder}`,
    version: (version) => `Version ${version}`,
  },
  sound: {
    title: 'Töne',
    names: {
      hammer: 'Der Hammer, wenn ein Gemälde verkauft ist',
      warning: 'Eine Warnung, wenn die nächste Karte die Runde beenden könnte',
      round: 'Das Ende einer Runde',
    },
    try: 'Anhören',
    tryNamed: (name: string) => `Anhören: ${name}`,
    volume: 'Lautstärke',
    from: 'Wo sie zu hören sind',
    places: { table: 'Im Fenster am Tisch', board: 'Auf dem großen Bildschirm' },
  },
  voice: {
    speaks: 'Verkäufe, Zahl der Karten, Warnungen und „zum Ersten“ ansagen',
    explained: 'Mit einer Stimme, die auf diesem Computer installiert ist. Verdecktes verrät sie nie.',
    none: 'Dieser Computer hat keine Stimme für diese Sprache. Füg in den Systemeinstellungen eine hinzu und starte Vernissage neu.',
    noneOnLinux:
      'Dieser Computer hat keine Stimme für diese Sprache. Installiere Speech Dispatcher und eSpeak NG und starte Vernissage neu, im eigenen Fenster oder in Firefox.',
    tryNamed: 'Anhören: die Stimme',
    count: (artist, count) => `${artist}: ${count}`,
    name: 'Stimme',
  },
  away: {
    since: (round) => (round === 0 ? 'nicht am Tisch' : `seit Runde ${round} weg`),
    left: (seat, round) =>
      round === 0 ? `${seat} ist nie gekommen.` : `${seat} ist in Runde ${round} gegangen.`,
    leaving:
      'Was bis hierhin erspielt ist, zählt weiter und kann sogar für den Sieg reichen. Die Handkarten kommen aus dem Spiel, und niemand wartet.',
    comingBack: 'Spielt ab jetzt mit und bekommt beim nächsten Austeilen Karten.',
    dealOn:
      'Die Karten sind nur deshalb alle, weil jemand fehlt. Fairer wäre noch eine Runde. Nach den Regeln wäre die Partie hier vorbei.',
  },
  table: {
    phone: 'Handy verbunden',
    round: (round, of) => `Runde ${round} von ${of}`,
    saved: (time) => `Gespeichert ${time}`,
    writing: 'Wird gespeichert…',
    notSaved: 'Nicht gespeichert',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    takesBack: (step) => `Rückgängig: ${step}`,
    putsBack: (step) => `Wiederholen: ${step}`,
    home: 'Alle Partien',
    of: (limit) => `von ${limit}`,
    endsTheRound: 'Noch eins beendet die Runde',
    tiles: 'Frühere Runden',
    noTile: 'nichts',
    paysNow: 'Jetzt wert',
    pays: 'Bringt diese Runde ein',
    nothing: 'nichts',
    unseen: 'Noch ungesehen',
    conflict:
      'Jemand anders hat im selben Moment etwas eingetragen. So steht die Partie jetzt. Fehlt dein Eintrag, dann trag ihn noch einmal ein.',
    failed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
    loadFailed: 'Die Partie ließ sich nicht laden.',
    notFound: 'Diese Partie ist nicht hier. Vielleicht liegt sie jetzt in einem anderen Ordner.',
  },
};
