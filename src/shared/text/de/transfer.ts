import type { transfer as english } from '../en/transfer.ts';

const games = (count: number, number: string) => (count === 1 ? 'eine Partie' : `${number} Partien`);

/** Export and import, in German. */
export const transfer: typeof english = {
  title: 'Export und Import',

  out: {
    title: 'Partien exportieren',
    explained: 'In der Datei stehen Spielernamen. Gib sie nur Leuten, die diese Namen kennen dürfen.',
    none: 'Noch keine Partien zum Exportieren.',
    which: 'Welche Partien?',
    all: (count, number) => `Alle: ${games(count, number)}`,
    some: 'Nur einige',
    pick: 'Partien auswählen',
    chosen: (count, number) => `${games(count, number)} ausgewählt`,
    more: (number) => `${number} weitere zeigen`,
    how: 'Welches Format?',
    forms: {
      records: { label: 'Vollständige Partien', detail: 'Alles, um es anderswo zu importieren' },
      games: { label: 'Partien', detail: 'CSV, eine Zeile pro Partie' },
      results: { label: 'Ergebnisse', detail: 'CSV, eine Zeile pro Spieler und Partie' },
      lots: { label: 'Verkäufe und Karten', detail: 'CSV, je eine Zeile' },
      rounds: { label: 'Runden', detail: 'CSV, eine Zeile pro Spieler und Runde' },
      'bg-stats': { label: 'BG Stats', detail: 'Partiedatei, nur beendete Partien' },
    },
    go: 'Exportieren',
    going: (done, of) => `${done} von ${of} Partien`,
    stop: 'Stoppen',
    done: (file) => `${file} ist in den Downloads deines Browsers.`,
    stopped: 'Gestoppt. Es wurde keine Datei gespeichert.',
    failed: 'Die Datei ließ sich nicht speichern. Versuch es noch einmal.',
    chooseSome: 'Wähle mindestens eine Partie aus.',
    nothingFinished: 'BG Stats nimmt nur beendete Partien mit Datum, und davon ist keine dabei.',
    unfinished: (games, number) =>
      games === 1 ? '1 unfertige Partie ist nicht dabei.' : `${number} unfertige Partien sind nicht dabei.`,
    undated: (games, number) =>
      games === 1
        ? '1 Partie ist nicht dabei, weil ihr Datum nicht bekannt ist.'
        : `${number} Partien sind nicht dabei, weil ihr Datum nicht bekannt ist.`,
    fileName: (day) => `Vernissage ${day}`,
    gamesName: (day) => `Vernissage Partien ${day}`,
    resultsName: (day) => `Vernissage Ergebnisse ${day}`,
    lotsName: (day) => `Vernissage Verkäufe ${day}`,
    roundsName: (day) => `Vernissage Runden ${day}`,
  },

  table: {
    game: 'Partie',
    date: 'Beginn',
    edition: 'Schachtel',
    place: 'Ort',
    round: 'Runde',
    what: 'Was',
    player: 'Spieler',
    artist: 'Künstler',
    cards: 'Karten',
    kind: 'Art',
    buyer: 'Käufer',
    price: 'Preis (Tausender oder Einheit der Schachtel)',
    gained: 'Von der Bank (Tausender oder Einheit der Schachtel) oder Punkte',
    standing: 'Summe nach der Runde',
    tags: 'Schlagwörter',
    winner: 'Sieger',
    misplayed: 'Falsch gespielt',
    players: 'Alle Spieler',
    winningScore: 'Endstand des Siegers (Tausender oder Einheit der Schachtel) oder Punkte',
    score: 'Endstand (Tausender oder Einheit der Schachtel) oder Punkte',
    rank: 'Platz',
    won: 'Gewonnen',
    tracking: 'Mitgeschrieben',
    status: 'Stand der Partie',
    minutes: 'Minuten',
    yes: 'ja',
    no: 'nein',
    lotFates: {
      sold: 'verkauft',
      free: 'umsonst genommen',
      unsold: 'nicht verkauft',
      offered: 'angeboten',
      'turned-over': 'Mystery-Karte',
      'beside-deck': 'neben dem Stapel',
      played: 'ausgespielt',
      second: 'zweite Karte',
      'face-down': 'verdeckt',
      together: 'zusammen ausgespielt',
      revealed: 'aufgedeckt',
      extra: 'bei der Wertung dazugelegt',
    },
  },

  in: {
    title: 'Partien importieren',
    explained:
      'Partien von einem anderen Computer oder aus BG Stats (als Sicherung oder Partiedatei). Du siehst, was darin ist, bevor sich etwas ändert.',
    choose: 'Dateien wählen',
    drop: 'oder hierher ziehen',
    files: (number) => `${number} Dateien`,
    looking: 'Deine Dateien werden durchgesehen',
    reading: (file) => `${file} wird gelesen`,
    lookingThrough: (file) => `${file} wird durchgesehen`,
    takingIn: 'Wird importiert. Du kannst weiterspielen.',
    percent: (share) => `${share} geschafft`,
    cancel: 'Stoppen',
    cancelled:
      'Gestoppt. Was bis dahin importiert wurde, ist hier. Importiere die Datei noch einmal, um den Rest zu bekommen.',
    notRead: 'Gestoppt. Es wurde nichts geändert.',
    failed: 'Das hat nicht geklappt. An deinen Partien hier hat sich nichts geändert.',
    noBackup:
      'Die Sicherung vorher hat nicht geklappt, darum wurde nichts importiert. In den Einstellungen steht, woran es liegt.',
    backingUp: 'Erst wird gesichert…',
    noRoom: 'Auf der Festplatte ist nicht genug Platz für diese Datei. Es wurde nichts geändert.',
    found: (file) => `In ${file} gefunden`,
    nothing: 'Es sind keine Partien darin.',
    fates: {
      new: {
        title: () => 'Neu hier',
        explained: (count) => (count === 1 ? 'Sie kommt dazu.' : 'Sie kommen dazu.'),
      },
      further: {
        title: () => 'Fortgesetzt',
        explained: (count) =>
          count === 1
            ? 'Sie ist hier, aber in der Datei geht sie weiter. Der Rest kommt dazu.'
            : 'Sie sind hier, aber in der Datei gehen sie weiter. Der Rest kommt dazu.',
      },
      here: { title: () => 'Schon hier', explained: () => 'Es ändert sich nichts.' },
      different: {
        title: () => 'Anders',
        explained: (count) =>
          count === 1
            ? 'Sie ist hier, aber mit einem anderen Verlauf. Beide bleiben, und du wählst einen.'
            : 'Sie sind hier, aber mit einem anderen Verlauf. Beide bleiben, und du wählst einen.',
      },
    },
    gamesOf: (title, count, number) => `${title}: ${games(count, number)}`,
    brokenTitle: (count, number) => (count === 1 ? 'Eine ist nicht lesbar' : `${number} sind nicht lesbar`),
    brokenExplained: 'Den Rest kannst du importieren.',
    line: (line, sentence) => `Zeile ${line}: ${sentence}`,
    more: (number) => `und ${number} weitere`,
    peopleTitle: 'Wer ist wer?',
    peopleExplained:
      'Spieler mit diesen Namen hast du schon. Sind es dieselben Leute? Das kannst du später unter „Spieler“ ändern.',
    stranger: (name, count, number) => `${name}, ${games(count, number)} in der Datei`,
    same: (name, count, number) => `Das ist ${name} (${games(count, number)} hier)`,
    somebodyElse: 'Das ist jemand anders',
    newcomers: (count, number) =>
      count === 1
        ? 'Eine neue Person kommt zu deinen Spielern dazu.'
        : `${number} neue Personen kommen zu deinen Spielern dazu.`,
    take: (count, number) => (count === 1 ? 'Eine Partie importieren' : `${number} Partien importieren`),
    trashed: 'hier, aber im Papierkorb: hol sie in den Einstellungen zurück',
    matches: 'Das ist wohl',
    anyway: 'Es ist eine andere: importieren',
    nothingToTake: 'Alles darin ist schon hier.',
    misplayed: 'als falsch gespielt markiert, zählt also nicht',
    winnersOnly: 'ohne Endstand: bekannt ist nur, wer gewonnen hat',
    otherPlays: (count, number) =>
      count === 1
        ? 'Eine Partie eines anderen Spiels wird übersprungen.'
        : `${number} Partien anderer Spiele werden übersprungen.`,
    teamPlays: (count, number) =>
      count === 1
        ? 'Eine Partie in Teams wird übersprungen.'
        : `${number} Partien in Teams werden übersprungen.`,
    newBoxes: (boxes) => `Neue Schachteln: ${boxes}`,
    knownBoxes: (boxes) => `Schachteln, die du schon hast: ${boxes}`,
    takeBoxes: 'Schachteln importieren',
    boxesAdded: (count, number) =>
      count === 1 ? 'Eine Schachtel ist dazugekommen.' : `${number} Schachteln sind dazugekommen.`,
    leave: 'Abbrechen',
    taken: 'Importiert',
    added: (count, number) =>
      count === 1 ? 'Eine Partie ist dazugekommen.' : `${number} Partien sind dazugekommen.`,
    wentOn: (count, number) =>
      count === 1
        ? 'Eine Partie geht jetzt weiter wie in der Datei.'
        : `${number} Partien gehen jetzt weiter wie in der Datei.`,
    asBefore: (count, number) => (count === 1 ? 'Eine war schon hier.' : `${number} waren schon hier.`),
    parted: (count, number) =>
      count === 1
        ? 'Eine hat einen anderen Verlauf. Wähle unten einen aus.'
        : `${number} haben einen anderen Verlauf. Wähle unten einen aus.`,
    leftOut: (count, number) =>
      count === 1
        ? 'Eine war nicht lesbar und ist nicht dabei.'
        : `${number} waren nicht lesbar und sind nicht dabei.`,
    another: 'Noch eine Datei importieren',
    toHistory: 'In der Chronik ansehen',
  },

  parted: {
    title: 'Partien mit zwei Verläufen',
    explained:
      'Diese Partien wurden auf zwei Computern geändert. Bis du wählst, siehst du den Verlauf mit mehr Einträgen. Die anderen bleiben, und du kannst später neu wählen.',
    compare: 'Vergleichen und wählen',
    picked: 'Gewählt',
    open: 'Noch nicht gewählt',
    of: (players) => `Verläufe der Partie von ${players}`,
    back: 'Zurück zu Export und Import',
    gone: 'Diese Partie hat nur einen Verlauf.',
    log: (number) => `Verlauf ${number}`,
    shown: 'gilt gerade',
    entries: (count, number) => (count === 1 ? 'ein Eintrag' : `${number} Einträge`),
    lastEntry: (when) => `letzter Eintrag am ${when}`,
    timeUnknown: 'Zeit unbekannt',
    round: (round) => `in Runde ${round}`,
    result: (winners, many) => (many ? `${winners} haben zusammen gewonnen` : `${winners} hat gewonnen`),
    scores: (name, score) => `${name} ${score}`,
    difference: 'Wo sie sich unterscheiden',
    sameEntries: 'Alle Einträge sind gleich.',
    sharedUpTo: (count, number) =>
      count === 0
        ? 'Sie unterscheiden sich schon vom ersten Eintrag an.'
        : count === 1
          ? 'Der erste Eintrag ist gleich.'
          : `Die ersten ${number} Einträge sind gleich.`,
    valueByValue: 'Oder Angabe für Angabe wählen',
    valueExplained: 'Nimm jede Angabe aus dem Verlauf, in dem sie stimmt.',
    entry: (number) => `Eintrag ${number}`,
    played: 'Was gespielt wurde',
    nothing: 'nichts',
    useValues: 'Diese Angaben nehmen',
    refused: (why) => `Diese Angaben passen nicht zusammen: ${why}`,
    ends: 'endet hier',
    further: (count, number) => (count === 1 ? 'und noch ein Eintrag' : `und noch ${number} Einträge`),
    pick: 'Diesen nehmen',
    pickedNow:
      'Ab jetzt gilt dieser, auch auf jedem Computer, der ihn importiert. Die Verläufe, aus denen er stammt, bleiben.',
    pickFailed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
    fields: {
      players: 'Spieler',
      firstSeat: 'Wer begonnen hat',
      options: 'Optionen',
      startedAt: 'Wann sie begann',
      finishedAt: 'Wann sie endete',
      location: 'Ort',
      notes: 'Notizen',
      tags: 'Schlagwörter',
      misplayed: 'Als falsch gespielt markiert',
      abandoned: 'Abgebrochen',
      edition: 'Schachtel',
      box: 'Eigene Schachtel',
      knownResult: 'Ergebnis',
    },
    otherField: 'Etwas anderes',
  },
};
