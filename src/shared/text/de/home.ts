import type { home as english } from '../en/home.ts';

/** The home screen in German. */
export const home: typeof english = {
  welcome: 'Für Modern Art am echten Tisch: Vernissage zählt, zahlt aus und merkt sich jede Partie.',
  first: 'Noch keine Partien.',
  ways: {
    learn: 'Das Spiel in wenigen Minuten lernen',
    learnExplained: 'Kurze Lektionen am echten Tisch, dann eine Übungsrunde, die nicht zählt.',
  },
  newGame: 'Neue Partie',
  next: 'Nächste Partie',
  unfinished: 'Laufende Partien',
  older: 'Ältere',
  lastEvening: 'Der letzte Abend',
  level: (names, games) => `${names} lagen nach ${games} Partien gleichauf`,
  ahead: (name, wins, games) =>
    wins === 0
      ? `${name} lag nach ${games} Partien vorn`
      : `${name} hat ${wins} von ${games} Partien gewonnen`,
  seeEvening: 'Abend ansehen',
  all: 'Alle Partien',
  abandoned: 'Abgebrochene Partien',
  abandonedExplained: 'Sie bleiben, wie sie waren. Du kannst jederzeit eine fortsetzen.',
  goOn: 'Weiter',
  look: 'Ansehen',
  moreOf: (players) => `Mehr zur Partie von ${players}`,
  takeUp: 'Fortsetzen',
  takeUpGame: (players) => `Partie von ${players} fortsetzen`,
  wasAbandoned: (players) => `Die Partie von ${players} ist abgebrochen. Du kannst sie jederzeit fortsetzen.`,
  wasTakenUp: (players) => `Die Partie von ${players} läuft wieder.`,
  leave: 'Pause',
  leaveTitle: 'Schluss für heute?',
  parkExplained: 'Alles ist gespeichert. Du findest die Partie auf der Startseite, genau an dieser Stelle.',
  park: 'Später weiterspielen',
  abandonExplained:
    'Abgebrochene Partien stehen getrennt von den laufenden. Fortsetzen kannst du sie trotzdem.',
  abandonIt: 'Partie abbrechen',
  isAbandoned: 'Abgebrochen',
  changeFailed: 'Das ließ sich nicht speichern. Die Partie ist, wie sie war. Versuch es noch einmal.',
  round: (round) => `Runde ${round}`,
  won: (names, many) => (many ? `${names} haben zusammen gewonnen` : `${names} hat gewonnen`),
  uncounted: 'Das Geld ist noch nicht gezählt',
  broken: 'Etwas im Verlauf passt nicht',
  lastChange: (when) => `zuletzt geändert: ${when}`,
  showAll: (games) => `Alle ${games} zeigen`,
  listFailed:
    'Die Liste der Partien lässt sich nicht lesen. Deine Partien sind sicher. Versuch es noch einmal.',
};
