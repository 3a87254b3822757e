import type { evening as english } from '../en/evening.ts';
import { ordinal } from './ordinal.ts';

/** The page of an evening, in German. */
export const evening: typeof english = {
  kind: 'Ein Abend',
  reading: 'Einen Moment…',
  failed: 'Der Abend lässt sich nicht lesen. Deine Partien sind sicher. Versuch es noch einmal.',
  notCounted: 'Diese Partie gehört zu keinem Abend: Sie ist nicht beendet oder zählt nicht.',
  before: 'Der Abend davor',
  after: 'Der Abend danach',
  print: 'Abend drucken',
  won: (names, many) => (many ? `${names} gewannen zusammen den Abend` : `${names} gewann den Abend`),
  points: (count, number, each) =>
    ` mit ${each ? 'je ' : ''}${count === 1 ? 'einem Punkt' : `${number} Punkten`} für die Plätze`,
  more: (lead, second) => `, ${lead} mehr als ${second}`,
  from: {
    first: (name) => `${name} lag von der ersten Partie an vorn.`,
    nth: (name, game) => `${name} lag ab der ${ordinal(game)} Partie vorn.`,
    last: 'Erst die letzte Partie hat ihn entschieden.',
  },
  by: (lead, second) => `${lead} vor ${second}`,
  comeback: (behind) => `zwischendurch ${behind} Rückstand`,
  standings: 'Tabelle',
  columns: { player: 'Spieler', game: (game) => `Partie ${game}`, won: 'Siege', points: 'Punkte' },
  result: 'Ergebnis',
  absent: 'nicht dabei',
  games: 'Die Partien',
  paintings: 'Die Gemälde des Abends',
  besides: 'Mehr vom Abend',
  catalogue: 'Der Katalog',
  picture: 'Der Abend in einem Bild, mit oder ohne Namen.',
  leftOut: (games) =>
    games === 1 ? 'Noch eine Partie, die hier nicht zählt:' : 'Andere Partien, die hier nicht zählen:',
  players: (names, why) => `${names} (${why})`,
};
