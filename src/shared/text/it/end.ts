import type { end as english } from '../en/end.ts';

/** The end of a game: money counted, covers lifted, and what kind of evening it was. */
export const end: typeof english = {
  count: {
    title: 'L’ultimo round è chiuso',
    explained:
      'Contate il denaro e inserite il totale di ogni giocatore, in migliaia. Con Invio si va avanti.',
    money: (player) => `Denaro di ${player}`,
    done: 'Chi ha vinto?',
    missing: 'Per ogni giocatore serve un numero intero di migliaia, da 0 in su.',
  },
  reveal: {
    title: 'La partita è finita: via le coperture, dall’ultimo al primo',
    next: 'Togli la prossima copertura',
    all: 'Mostra tutto',
    covered: 'coperto',
    place: (place) => `${place}º`,
    lifted: (player, money, place) => `${player}: ${money}, ${place}`,
  },
  wins: (names, many) => (many ? `${names} si dividono la vittoria` : `Vince ${names}`),
  money: 'Il denaro di tutti',
  story: {
    shared: (money) => `Pari fino in fondo, con ${money} a testa`,
    close: (winner, margin, runnersUp) => `${winner} ha superato ${runnersUp} di appena ${margin}`,
    comeback: (winner, round, margin) =>
      `Ultimo posto dopo il round ${round}, poi la rimonta: ${winner} vince con un vantaggio di ${margin}`,
    clear: (winner, margin, runnersUp) => `${winner} ha staccato ${runnersUp} di ${margin}`,
    bargain: (artist, paintings, price, paid, round) =>
      paintings === 1
        ? `l’affare: un ${artist} nel round ${round}, comprato a ${price} e venduto a ${paid}`
        : `l’affare: ${paintings} dipinti di ${artist} nel round ${round}, comprati a ${price} e venduti a ${paid}`,
    bargainFree: (artist, paintings, paid, round) =>
      paintings === 1
        ? `l’affare: un ${artist} nel round ${round}, avuto gratis e venduto a ${paid}`
        : `l’affare: ${paintings} dipinti di ${artist} nel round ${round}, avuti gratis e venduti a ${paid}`,
    artist: (artist, amount) => `solo ${artist} ha portato ${amount} dalla banca`,
    noPaintings: 'e senza vendere un solo dipinto alla banca',
    whole: (ending, making) => `${ending}; ${making}.`,
  },
  found: 'La partita è conservata. Si ritrova tra tutte le partite, sotto «Giocate».',
  allGames: 'Tutte le partite',
};
