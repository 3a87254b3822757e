import type { settle as english } from '../en/settle.ts';
import { to } from './to.ts';

/** The end of a round: the ranking, what the bank pays, what comes next. */
export const settle: typeof english = {
  limit: (artist, limit) => `Round finito: il dipinto numero ${limit} di ${artist}`,
  outOfCards: 'Round finito: nessuno ha più carte',
  unsold: {
    one: 'L’ultima carta resta invenduta.',
    two: 'Le ultime due carte restano invendute.',
    mystery: 'La carta misteriosa non è di nessuno.',
  },
  board: 'Classifica e valore',
  rank: (rank) => `${rank}º`,
  noRank: 'fuori classifica',
  paintings: (count) => (count === 1 ? '1 dipinto' : `${count} dipinti`),
  tieWon: (artists) => `Parità con ${artists}: più a sinistra`,
  tieLost: (artists) => `Parità con ${artists}: più a destra`,
  fewer: (ranked) =>
    ranked === 0
      ? 'Nessun artista sul tavolo: niente classifica.'
      : ranked === 1
        ? 'Sul tavolo c’era un solo artista: nessuno è secondo o terzo.'
        : `Sul tavolo c’erano solo ${ranked} artisti: nessuno è terzo.`,
  tile: (round, amount) => `round ${round}: ${amount}`,
  noTile: (round) => `round ${round}: niente`,
  tiles: 'Valore',
  award: (amount) => `premio: ${amount}`,
  sum: (parts, value) => `${parts.join(' + ')} = ${value}`,
  byCorrection: (amount) => `${amount} (corretto)`,
  each: 'a dipinto',
  nothing: 'niente',
  waits: (amount) => `${amount} per i prossimi round`,
  unconfirmed: (count) => (count === 1 ? 'Una voce è ancora una stima' : `${count} voci sono ancora stime`),

  holdings: {
    title: 'Chi ha comprato cosa?',
    explained: 'Contate i dipinti davanti a ognuno. Con Invio e le frecce si va avanti.',
    player: 'Giocatore',
    bankPays: 'La banca paga',
    left: 'Di nessuno',
    field: (player, artist) => `${player}: dipinti di ${artist}`,
    notANumber: (player) => `${player}: solo numeri interi.`,
    neverSold: (artist, held, sold) =>
      `In tutto sarebbero ${held} di ${artist}, ma ${sold === 1 ? 'ne è stato venduto' : 'ne sono stati venduti'} solo ${sold}: gli altri non sono di nessuno.`,
    some: (artist, paintings) => `${paintings} ${artist}`,
    unclaimed: (paintings) => `Nessuno ha ${paintings}. È giusto?`,
    done: 'Vai ai pagamenti',
    doneAllTheSame: 'Sì, vai ai pagamenti',
    again: 'No, riconta',
    change: 'Correggi chi ha cosa',
  },

  payouts: {
    title: 'La banca paga',
    explained: 'Spunta quello che paghi. Con l’ultima spunta il round è chiuso.',
    explainedAsked: 'Spunta quello che paghi, poi scegli come si va avanti.',
    none: 'In questo round la banca non paga nessuno.',
    part: (paintings, value) => `${paintings} × ${value}`,
    partFor: (artist, paintings, value) =>
      `${artist}: ${paintings === 1 ? 'un dipinto' : `${paintings} dipinti`} a ${value}`,
    noPaintings: 'nessun dipinto',
    handed: (player, amount) => `${amount} pagati ${to(player)}`,
    handOut: (tokens) => `consegna ${tokens}`,
    token: (count, amount) => `${count} × ${amount}`,
    early:
      'Le carte sono finite prima dell’ultimo round. Per la regola la partita finisce qui, ma potete giocare un altro round.',
    allPaid: 'Tutto pagato, prossimo round',
    allPaidLast: 'Tutto pagato, fine della partita',
    endTheGame: 'Tutto pagato, fine della partita (la regola)',
    dealOn: (round) => `Tutto pagato, giochiamo il round ${round}`,
  },

  next: {
    title: (round) => `Poi il round ${round}`,
    ifDealtOn: (round) => `Se giocate il round ${round}`,
    lastTitle: 'Poi la partita è finita',
    last: 'Giù gli schermi: vince chi ha più denaro.',
    lastCounted: 'Ognuno conta il proprio denaro: vince chi ne ha di più.',
    deal: (cards) => (cards === 1 ? 'Date 1 carta a testa.' : `Date ${cards} carte a testa.`),
    dealMystery: (cards) =>
      cards === 1
        ? 'Date 1 carta a testa e 1 coperta alla mano misteriosa.'
        : `Date ${cards} carte a testa e ${cards} coperte alla mano misteriosa.`,
    noDeal: 'Niente carte nuove: giocate quelle in mano.',
    hands: 'Poi in mano',
    starts: (player) => `Inizia ${player}`,
    leftOfLast: (last) => `alla sinistra di ${last}, che ha giocato l’ultima carta`,
    leftOfFlipper: (last) => `alla sinistra di ${last}, che ha girato l’ultima carta`,
    firstWithCards: (last) => `il primo che ha carte alla sinistra di ${last}, che ha giocato l’ultima carta`,
    decided: 'come ha deciso il tavolo',
    leftOfWhoeverWasLast: 'Inizia chi siede alla sinistra di chi ha giocato l’ultima carta.',
    whoStarts: 'Chi inizia?',
    byTheRule: (player) => `${player}, secondo la regola`,
  },

  pad: {
    title: 'Segnapunti',
    round: (round) => `Round ${round}`,
    fromBank: 'In tutto',
    cash: 'Denaro',
    cashAfter: 'denaro dopo',
    money: 'Denaro',
    covered: 'nascosto',
    open: 'non ancora chiuso',
    unknown: 'non si sa',
    winner: 'vince',
    leads: (names, many, sum) => `${names} ${many ? 'sono' : 'è'} in testa con ${sum}.`,
    paidMost: (names, many, sum) =>
      many
        ? `Dalla banca hanno avuto di più ${names}: ${sum} a testa.`
        : `Dalla banca ha avuto di più ${names}: ${sum}.`,
    coveredNow: 'Il denaro di ognuno è nascosto fino alla fine.',
    untracked: 'Al denaro pensate voi.',
    opens: 'Com’è stato chiuso',
  },
};
