import type { end as english } from '../en/end.ts';
import { of } from './genitive.ts';
import { ordinal } from './ordinal.ts';

/** The end of a game: counting and revealing the money, and what kind of evening it was. */
export const end: typeof english = {
  count: {
    title: 'Die letzte Runde ist ausgezahlt',
    explained: 'Zählt euer Geld und tragt hier ein, was alle haben. Mit Enter geht es weiter.',
    money: (player) => `${of(player)} Geld`,
    done: 'Wer hat gewonnen?',
    missing: 'Trag für alle eine ganze Zahl von 0 bis 999.999 ein.',
  },
  reveal: {
    title: 'Partie vorbei: Deckt das Geld auf, vom letzten bis zum ersten Platz',
    next: 'Nächstes aufdecken',
    all: 'Alles aufdecken',
    covered: 'verdeckt',
    place: (place) => `${ordinal(place)}\u00a0Platz`,
    lifted: (player, money, place) => `${player}: ${money}, ${place}`,
  },
  wins: (names, many) => (many ? `${names} gewinnen zusammen` : `${names} gewinnt`),
  money: 'Das Geld von allen',
  story: {
    shared: (money) => `Gleichstand, mit je ${money}`,
    close: (winner, margin, runnersUp) => `Nur ${margin} trennen ${winner} von ${runnersUp}`,
    comeback: (winner, round, margin) =>
      `Nach Runde ${round} noch auf dem letzten Platz, gewann ${winner} am Ende mit ${margin} Vorsprung`,
    clear: (winner, margin, runnersUp) => `${winner} gewann vor ${runnersUp}, mit ${margin} Vorsprung`,
    bargain: (artist, paintings, price, paid, round) =>
      paintings === 1
        ? `das beste Schnäppchen war ein ${artist} in Runde ${round}, gekauft für ${price} und verkauft für ${paid}`
        : `das beste Schnäppchen waren ${paintings} ${artist} in Runde ${round}, gekauft für ${price} und verkauft für ${paid}`,
    bargainFree: (artist, paintings, paid, round) =>
      paintings === 1
        ? `das beste Schnäppchen war ein ${artist} in Runde ${round}, umsonst bekommen und verkauft für ${paid}`
        : `das beste Schnäppchen waren ${paintings} ${artist} in Runde ${round}, umsonst bekommen und verkauft für ${paid}`,
    artist: (artist, amount) => `allein die Gemälde von ${artist} brachten ${amount} ein`,
    noPaintings: 'und das alles, ohne der Bank ein einziges Gemälde zu verkaufen',
    whole: (ending, making) => `${ending}; ${making}.`,
  },
  found: 'Die Partie ist gespeichert. Du findest sie unter „Chronik“.',
  allGames: 'Alle Partien',
};
