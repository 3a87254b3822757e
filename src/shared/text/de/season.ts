import type { club as englishClub, season as english } from '../en/season.ts';

/** A season and a club's page, in German. */
export const season: typeof english = {
  title: 'Saison',
  see: 'Saisontabelle',
  between: (from, to) => `${from} bis ${to}`,
  about: (games, number, evenings, ofEvenings) =>
    `${games === 1 ? 'Eine Partie' : `${number} Partien`} an ${evenings === 1 ? 'einem Abend' : `${ofEvenings} Abenden`}`,
  none: 'Zwischen diesen Tagen wurde keine Partie gespielt, die zählt.',
  reading: 'Punkte werden zusammengezählt…',
  failed: 'Die Punkte ließen sich nicht zusammenzählen. Versuch es noch einmal.',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  rule: 'Punkte für',
  rules: { places: 'Plätze', wins: 'Mehr Siege als zufällig', rating: 'Spielstärke' },
  explained: {
    places:
      'In jeder Partie gibt es für alle, die hinter dir landen, je einen Punkt, und für alle gleichauf mit dir je einen halben.',
    wins: 'Ein Sieg zählt 1. Davon geht ab, was der Zufall an so einem Tisch ergibt: zu viert ein Viertel.',
    rating:
      'Die Spielstärke, die jemand allein nach diesen Partien mindestens hat. Alle fangen neu an, und mit Glück in einer einzigen Partie ist es nicht getan.',
  },
  least: 'Nötige Partien',
  fewer: (games, number) =>
    `Mit weniger als ${games === 1 ? 'einer Partie' : `${number} Partien`} gibt es keinen Platz in der Tabelle.`,
  name: 'Name',
  nameHint: 'Herbstliga',
  table: 'Tabelle',
  course: 'Wie lief die Saison?',
  courseSaid: (evenings, number) =>
    evenings === 1 ? 'Bisher gibt es einen Abend.' : `Die Punkte nach jedem der ${number} Abende.`,
  conditions: 'Was zählt',
  nobodyYet: 'Noch hat niemand genug Partien gespielt.',
  leads: (name, points) => `${name} führt mit ${points}.`,
  leadsBefore: (name, points, next, their) => `${name} führt mit ${points} vor ${next} mit ${their}.`,
  share: (names, points) => `${names} führen gemeinsam mit ${points}.`,
  columns: {
    place: 'Platz',
    player: 'Spieler',
    games: 'Partien',
    wins: 'Siege',
    points: 'Punkte',
    day: 'Tag',
  },
  unplaced: '–',
  print: 'Tabelle drucken',
  days: 'Der letzte Tag ist vor dem ersten. Ändere einen von beiden.',
  keep: 'Allen zeigen',
  keepExplained: 'Auf der Seite deines Clubs und auf jedem Laptop, mit dem du teilst.',
  ownersChoose: 'Welche Saison alle sehen, bestimmen die Verwalter deines Clubs.',
  kept: 'Diese Saison sehen alle.',
  own: 'Diese Saison ist nur deine, nicht die deines Clubs.',
  other: 'Alle sehen eine andere Saison.',
  otherOwn: 'Du hast noch eine andere, eigene Saison.',
  seeKept: 'Die andere ansehen',
  stop: 'Nicht mehr zeigen',
  keepFailed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
};

export const club: typeof englishClub = {
  latest: 'Letzte Partien',
  allGames: 'Alle Partien',
  evening: 'Der letzte Abend',
  underWay: 'Gerade am Tisch',
  watch: (players) => `Zuschauen: ${players}`,
  standings: 'Tabelle',
  nothing: 'Hier ist noch nichts. Sobald der Club seine erste Partie spielt, steht sie hier.',
  reading: 'Partien werden gelesen…',
  failed: 'Die Partien ließen sich nicht lesen. Versuch es noch einmal.',
};
