import type { board as english } from '../en/board.ts';

/** The big screen, in German. */
export const board: typeof english = {
  show: 'Großen Bildschirm öffnen',
  showExplained:
    'Ein zweites Fenster, für einen Fernseher oder Monitor, den alle sehen. Es folgt der Partie von selbst. Geld zeigt es nur, wenn ihr mit offenem Geld spielt.',
  players: 'Spieler',
  handed: 'ausgezahlt',
  counting: 'Zählt euer Geld',
  reveal: 'Partie vorbei: Zeigt euer Geld',
  soundWaits: 'Klick hier oder drück eine Taste, um den Ton einzuschalten.',
  notFound: 'Diese Partie ist nicht hier. Öffne den großen Bildschirm noch einmal vom Tisch aus.',
  mending: 'In dieser Partie muss am Tisch erst etwas korrigiert werden.',
  notOpen: 'Deine Partien sind gerade nicht offen. Im Fenster am Tisch steht, warum.',
};
