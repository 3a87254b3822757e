import type { end as english } from '../en/end.ts';

/** The end of a game: counting and revealing the money, and what kind of evening it was. */
export const end: typeof english = {
  count: {
    title: 'L’ultimo round è finito',
    explained: 'Ognuno conta il proprio denaro. Qui vanno i totali; con Invio si va avanti.',
    money: (player) => `Denaro di ${player}`,
    done: 'Chi ha vinto?',
    missing: 'Per ogni giocatore serve un numero intero, da 0 a 999.999.',
  },
  reveal: {
    title: 'La partita è finita: giù gli schermi, dall’ultimo al primo',
    next: 'Giù il prossimo',
    all: 'Giù tutti',
    covered: 'nascosto',
    place: (place) => `${place}º`,
    lifted: (player, money, place) => `${player}: ${money}, ${place}`,
  },
  wins: (names, many) => (many ? `${names} vincono insieme` : `Vince ${names}`),
  money: 'Il denaro di tutti',
  story: {
    shared: (money) => `Pari fino in fondo, con ${money} a testa`,
    close: (winner, margin, runnersUp) => `${winner} ha superato ${runnersUp} di appena ${margin}`,
    comeback: (winner, round, margin) =>
      `In coda dopo il round ${round}, poi la rimonta: ${winner} vince di ${margin}`,
    clear: (winner, margin, runnersUp) => `${winner} ha staccato ${runnersUp} di ${margin}`,
    bargain: (artist, paintings, price, paid, round) =>
      paintings === 1
        ? `l’affare: un ${artist} nel round ${round}, comprato a ${price} e venduto a ${paid}`
        : `l’affare: ${paintings} dipinti di ${artist} nel round ${round}, comprati a ${price} e venduti a ${paid}`,
    bargainFree: (artist, paintings, paid, round) =>
      paintings === 1
        ? `l’affare: un ${artist} nel round ${round}, preso gratis e venduto a ${paid}`
        : `l’affare: ${paintings} dipinti di ${artist} nel round ${round}, presi gratis e venduti a ${paid}`,
    artist: (artist, amount) => `i soli dipinti di ${artist} hanno reso ${amount}`,
    noPaintings: 'e senza vendere un solo dipinto alla banca',
    whole: (ending, making) => `${ending}; ${making}.`,
  },
  found: 'La partita è salvata. La ritrovi nello «Storico».',
  allGames: 'Tutte le partite',
};
