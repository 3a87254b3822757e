import type { players as english } from '../en/players.ts';
import { of } from './genitive.ts';

/** The list of players, in German. */
export const players: typeof english = {
  title: 'Spieler',
  none: 'Noch keine Spieler. Wer eine Partie mitspielt, steht dann hier.',
  find: 'Namen suchen',
  nobody: 'Niemand heißt so.',
  count: (count, number) => (count === 1 ? 'Ein Spieler' : `${number} Spieler`),
  games: (count, number) =>
    count === 0 ? 'noch keine Partie' : count === 1 ? 'eine Partie' : `${number} Partien`,
  latest: (when) => `zuletzt gespielt: ${when}`,
  retired: 'spielt nicht mehr mit',
  retiredTitle: 'Nicht mehr dabei',
  edit: 'Ändern, zusammenlegen oder ausblenden',
  change: 'Ändern',
  changeOf: (name) => `${name} ändern`,
  dialog: (name) => name,
  name: 'Name',
  rename: 'Umbenennen',
  renamed: (name) => `Heißt jetzt in jeder Partie ${name}.`,
  nameMissing: 'Gib einen Namen ein.',
  nameTaken: (name) => `Jemand heißt schon ${name}. Ist es dieselbe Person, sag es weiter unten.`,
  samePerson: 'Zweimal dieselbe Person?',
  samePersonExplained: (name) => `Wähle den anderen Namen für ${name}. Alle Partien zählen dann zusammen.`,
  other: 'Wer ist das noch?',
  choose: 'Spieler wählen',
  whichName: 'Welcher Name bleibt?',
  merge: 'Dieselbe Person',
  merged: (name, into) => `${name} ist jetzt ${into}.`,
  satTogether: (name, other) =>
    `${name} und ${other} haben in derselben Partie gespielt, also sind sie zwei Personen.`,
  alsoTitle: 'Hat auch gespielt als',
  split: 'Jemand anders',
  splitName: (name) => `${name} ist jemand anders`,
  wasSplit: (name) => `${name} zählt wieder für sich.`,
  retire: 'Spielt nicht mehr mit',
  retireExplained: 'Wird für neue Partien nicht mehr vorgeschlagen. Die alten Partien bleiben.',
  takeUp: 'Spielt wieder mit',
  wasRetired: (name) => `${name} wird für neue Partien nicht mehr vorgeschlagen.`,
  wasTakenUp: (name) => `${name} wird für neue Partien wieder vorgeschlagen.`,
  eraseTitle: 'Diesen Namen löschen?',
  eraseExplained: (name) =>
    `${of(name)} Name verschwindet aus allen Partien, hier und auf jedem Laptop, mit dem du teilst. Die Partien bleiben, mit „—“ an seiner Stelle. In alten Sicherungen und früher gespeicherten Dateien steht er noch.`,
  erase: 'Namen löschen',
  wasErased: (name) => `${of(name)} Name ist gelöscht. Jetzt steht da „—“.`,
  undo: 'Rückgängig',
  failed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
  listFailed:
    'Die Spieler lassen sich gerade nicht auflisten. Sie sind alle noch da. Versuch es noch einmal.',
};
