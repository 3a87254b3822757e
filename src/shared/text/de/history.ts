import type { history as english } from '../en/history.ts';
import { capitalised } from '../noun.ts';
import { of } from './genitive.ts';

const some = (games: number, number: string) => (games === 1 ? 'eine Partie' : `${number} Partien`);

/** The history, in German. */
export const history: typeof english = {
  title: 'Chronik',
  list: 'Partien, die neuesten zuerst',
  games: (games, number) => (games === 1 ? '1 Partie' : `${number} Partien`),
  gamesOn: (games, evenings, number) => `${games} an ${evenings === 1 ? 'einem Abend' : `${number} Abenden`}`,
  empty: 'Noch keine Partien. Sobald eine zu Ende ist, hängen hier ihre Gemälde.',
  nothing: 'Keine passende Partie. Versuch es mit weniger Filtern.',
  reading: 'Einen Moment…',
  failed: 'Die Chronik lässt sich nicht lesen. Deine Partien sind sicher. Versuch es noch einmal.',
  figures: 'Statistik dazu',

  search: 'Suchen',
  text: 'Suche in Namen, Schachteln, Orten, Schlagwörtern und Notizen',
  together: 'Schachteln mit denselben Zahlen gemeinsam zählen',
  since: 'Von',
  to: 'Bis',
  all: 'Alle Filter entfernen',
  remove: (chosen) => `Filter entfernen: ${chosen}`,
  by: {
    person: 'Spieler',
    with: 'Zusammen mit',
    family: 'Art von Spiel',
    edition: 'Schachtel',
    seats: 'Spielerzahl',
    place: 'Ort',
    tag: 'Schlagwort',
    time: 'Datum',
    status: 'Stand',
    counted: 'Statistik',
    sample: 'Partien',
  },
  families: { auction: 'Auktionsspiele', gallery: 'Kartenspiele' },
  with: (names) => `mit ${names}`,
  sinceDay: (day) => `ab ${day}`,
  toDay: (day) => `bis ${day}`,
  seats: (seats) => `${seats} Spieler`,
  statuses: { finished: 'Beendet', unfinished: 'Läuft noch', abandoned: 'Abgebrochen' },

  evening: (place, games) => (place === null ? games : `${games}, ${place}`),
  eveningOf: (names, several, late) => (several ? names : `${of(names)} ${late ? 'Abend' : 'Tag'}`),
  strip: {
    round: (round, paintings) => `Runde ${round}: ${paintings}.`,
    sold: (paintings) => `${paintings} verkauft`,
  },
  wonWith: (won, score) => `${won} (${score})`,
  tag: (tag) => `„${tag}“`,
  minutes: (minutes) => `${minutes} Min.`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours} Std.` : `${hours} Std. ${minutes} Min.`),
  misplayed: 'falsch gespielt, zählt nicht',
  sample: 'Beispiel, zählt nicht',
  contradicted: 'zwei Ergebnisse',

  samples: {
    offer: 'Schau dir Chronik und Statistik mit dreißig Beispielpartien an. Sie zählen nicht.',
    show: 'Beispielpartien hinzufügen',
    here: (games) =>
      games === 1
        ? 'Hier ist 1 Beispielpartie. Sie zählt nicht.'
        : `Hier sind ${games} Beispielpartien. Sie zählen nicht.`,
    name: 'Beispielpartien',
    figures: 'Statistik dazu ansehen',
    remove: 'Beispielpartien entfernen',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  },

  countedOr: { yes: 'Zählt', no: 'Zählt nicht' },

  actions: {
    more: 'Mehr…',
    moreOf: (players, day) => `Mehr zur Partie von ${players}, ${day}`,
    change: 'Ändern…',
    tags: 'Schlagwörter',
    place: 'Ort',
    day: 'Datum',
    addTags: 'Neue Schlagwörter, durch Kommas getrennt',
    keepTags: 'Was soll bleiben?',
    remove: { place: 'Ort entfernen', day: 'Datum entfernen' },
    save: 'Speichern',
    misplayed: 'Als falsch gespielt markieren',
    counting: 'Doch richtig gespielt: zählen lassen',
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht.',
    asBefore: 'Da gibt es nichts zu ändern.',
    changedSince: 'Wurde inzwischen noch einmal geändert und bleibt deshalb so.',
    trashed: 'Diese Partie ist im Papierkorb und zählt deshalb nicht.',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    done: {
      trash: (games, number) => `${capitalised(some(games, number))} im Papierkorb.`,
      restore: (games, number) => `${capitalised(some(games, number))} wieder aus dem Papierkorb.`,
      misplayed: (games, number) => `${capitalised(some(games, number))} als falsch gespielt markiert.`,
      counting: (games, number) =>
        `${capitalised(some(games, number))} nicht mehr als falsch gespielt markiert.`,
      tags: (games, number) => `Schlagwörter für ${some(games, number)} geändert.`,
      place: (games, number) => `Ort für ${some(games, number)} geändert.`,
      day: (games, number) => `Datum für ${some(games, number)} geändert.`,
    },
  },

  picking: 'Partien auswählen',
  pickAll: (games, number) => (games === 1 ? 'Diese auswählen' : `Alle ${number} auswählen`),
  stopPicking: 'Abbrechen',
  pick: (players, day) => `Partie auswählen: ${players}, ${day}`,
  picked: (games) => (games === 1 ? '1 Partie ausgewählt' : `${games} Partien ausgewählt`),
  takeOut: 'Exportieren',
  takeOutFailed: 'Das Exportieren hat nicht geklappt. Versuch es noch einmal.',

  rebuilding: 'Chronik und Statistik werden aus deinen Partien neu berechnet. Einiges kann noch fehlen.',
  rebuildFailed:
    'Chronik und Statistik ließen sich nicht neu berechnen. Deine Partien sind sicher, und beim nächsten Start versucht Vernissage es noch einmal.',
  behind: (games, number) =>
    games === 1
      ? 'Eine Partie fehlt in Chronik und Statistik. Die Partie selbst ist sicher.'
      : `${number} Partien fehlen in Chronik und Statistik. Die Partien selbst sind sicher.`,
  catchUp: 'Jetzt nachholen',
  contradiction: {
    title: (games) =>
      games === 1 ? 'Eine Partie hat zwei Ergebnisse' : `${games} Partien haben zwei Ergebnisse`,
    explained:
      'Der Verlauf sagt etwas anderes als das gespeicherte Ergebnis. Bis du entscheidest, zählt das gespeicherte.',
    written: 'Gespeichert',
    replayed: 'Aus dem Verlauf',
    broken: 'Etwas im Verlauf passt nicht zu den Regeln. Sieh dort nach und korrigiere es.',
    noWinner: 'niemand hat gewonnen',
    score: (name, score) => `${name} ${score}`,
    accept: 'Ergebnis aus dem Verlauf nehmen',
    acceptOf: (players, day) => `Ergebnis aus dem Verlauf nehmen: ${players}, ${day}`,
    more: (games) =>
      `Wenn du hier entschieden hast, ${games === 1 ? 'kommt noch eine frühere Partie' : `kommen noch ${games} frühere Partien`}.`,
    failed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
  },
};
