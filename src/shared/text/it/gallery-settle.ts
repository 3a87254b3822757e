import type { gallerySettle as english } from '../en/gallery-settle.ts';
import { capitalised, counted, headed } from '../noun.ts';
import { cardName } from './card-name.ts';
import { to } from './to.ts';
import { agreeing, theMany } from './noun.ts';

/** The end of a round of Masters Gallery or The Card Game: turning up, ranking, adding and scoring. */
export const gallerySettle: typeof english = {
  limit: (artists, limit, card) => `Round finito: ${limit} ${card.many} di ${artists}`,
  outOfCards: 'Round finito: nessuno ha più carte',
  symbolIgnored: 'L’ultima carta resta e fa punti, ma il suo simbolo non conta.',
  fewer: (ranked) =>
    ranked === 1
      ? 'Un solo artista ha carte: niente altri gettoni.'
      : `Solo ${ranked} artisti hanno carte: niente altri gettoni.`,
  fewerByHand: 'Se al vostro tavolo va comunque al numero più basso, correggetelo nel diario.',
  provisional: 'La classifica può ancora cambiare: ci sono carte coperte.',

  board: {
    board: 'Classifica e gettoni',
    rank: (rank) => `${rank}º`,
    noRank: 'nessun gettone',
    tieWon: (artists) => `Parità con ${artists}: numero più basso`,
    tieLost: (artists) => `Parità con ${artists}: numero più alto`,
    tile: (round, amount) => `round ${round}: ${amount}`,
    noTile: (round) => `round ${round}: nessun gettone`,
    tiles: 'Gettoni',
    award: (amount) => `premio: ${amount}`,
    sum: (parts, value) => `${parts.join(' + ')} = ${value}`,
    byCorrection: (amount) => `${amount} (corretto)`,
    nothing: 'niente',
    waits: (amount) => `${amount} per i prossimi round`,
  },
  cards: counted,

  reveal: {
    ask: (player, number, of, card) =>
      of === 1
        ? `${player} gira una ${cardName(card)}: di quale artista?`
        : `${player} gira la ${cardName(card)} ${number} di ${of}: di quale artista?`,
    explained: 'Le carte coperte contano per la classifica. Backspace toglie l’ultima.',
    all: 'Sono tutte girate',
    allExplained: 'Con Invio si passa alla classifica.',
    list: 'Girate finora',
    faceDown: (count) => (count === 1 ? '1 coperta' : `${count} coperte`),
    change: (player, artist) => `Cambia ${artist} di ${player}`,
    done: 'Classifica',
    back: 'Togli l’ultima',
  },

  finisher: {
    ask: 'Chi ha chiuso il round?',
    explained:
      'Avete mostrato le carte tutti insieme. Il prossimo round lo inizia chi siede alla sinistra di chi ha chiuso. Invio accetta la proposta dell’app.',
    reached: 'ha giocato la carta che ha raggiunto il limite',
    called: 'ha fatto giocare una carta a tutti',
    confirm: (player) => `Ha chiuso ${player}`,
  },

  late: {
    ask: 'Altre carte da contare?',
    explained:
      'Per la classifica contano anche le carte giocate insieme all’ultima e quelle coperte, ora girate. Annulla ne toglie una.',
    onTheTable: (count) => `${count} sul tavolo`,
    none: 'No, classifica',
  },

  extras: {
    ask: (player, card) => `${player} aggiunge una ${cardName(card)}?`,
    explained: {
      'leading-artists-displayed': 'Una per ogni artista in testa già esposto. La classifica non cambia.',
      'every-artist-displayed':
        'Una per ogni artista già esposto, anche se non fa punti. La classifica non cambia.',
    },
    each: (value) => (value === 0 ? 'non fa punti' : `vale ${value}`),
    adds: (artists) => `aggiunge ${artists}`,
    addsNothing: 'non aggiunge niente',
    cannot: 'non ha niente da aggiungere',
    waits: 'dopo',
    inHand: (count) => (count === 1 ? '1 carta in mano' : `${count} carte in mano`),
    full: 'In mano non ne restano altre.',
    next: (player) => `Fatto, tocca ${to(player)}`,
    last: (points) => `Fatto, conta ${theMany(points)}`,
    nobody: 'Nessun altro aggiunge',
    back: (player) => `Torna ${to(player)}`,
    list: 'Chi aggiunge cosa',
  },

  displays: {
    title: 'Quali carte ha davanti ognuno?',
    explained: () => 'Contate anche quelle aggiunte.',
    player: 'Giocatore',
    points: headed,
    onTheTable: 'Contate',
    field: (player, artist, card) => `${player}: ${card.many} di ${artist}`,
    notANumber: (player) => `${player}: solo numeri interi.`,
    some: (artist, count) => `${count} ${artist}`,
    unclaimed: (counted) => `Nessuno ha davanti ${counted}. È giusto?`,
    done: (points) => `Conta ${theMany(points)}`,
    doneAllTheSame: (points) => `Sì, conta ${theMany(points)}`,
    again: 'No, riconta',
    change: 'Correggi le carte esposte',
  },

  scores: {
    title: (points) => `${headed(points)} di questo round`,
    explained: 'Carte per valore, artista per artista.',
    none: 'In questo round nessuno fa punti.',
    part: (count, value) => `${count} × ${value}`,
    partFor: (artist, count, value, card) => `${artist}: ${counted(count, card)}, a ${value}`,
    nothingShown: 'niente di esposto',
    total: (player, count, points) => `${player}: ${counted(count, points)}`,
    done: 'Segna e vai al prossimo round',
    doneLast: 'Segna e finisci la partita',
  },

  next: {
    title: (round) => `Poi il round ${round}`,
    lastTitle: 'Poi la partita è finita',
    last: ({ many }) => `Vince chi ha più ${many}.`,
    noMore: ({ many }) => `Nessuno ha carte e non se ne danno più: vince chi ha più ${many}.`,
    deal: (count, influence) =>
      `Via le carte giocate, date ${count} ${count === 1 ? 'carta' : 'carte'} a testa e girate ${agreeing(influence, 'un nuovo', 'una nuova')} ${influence.one}.`,
    noDeal: (influence) =>
      `Via le carte giocate, niente nuove carte, girate ${agreeing(influence, 'un nuovo', 'una nuova')} ${influence.one}.`,
    hands: 'Poi in mano',
    starts: (player) => `Inizia ${player}`,
    token: (from) => `il segnalino Primo Giocatore passa da ${from}`,
    tokenWithoutCards: (player) => `${player} prende il segnalino Primo Giocatore ma non ha carte`,
    leftOfFinisher: (finisher) => `alla sinistra di ${finisher}, che ha chiuso il round`,
    firstWithCards: (finisher) =>
      `il primo che ha carte alla sinistra di ${finisher}, che ha chiuso il round`,
    decided: 'come decide il tavolo',
    leftOfWhoeverEnded: 'Inizia chi siede alla sinistra di chi ha chiuso il round.',
    whoStarts: 'Chi inizia?',
    unsaid: 'Decide il tavolo',
    byTheRule: (player) => `${player}, secondo la regola`,
  },

  pad: {
    corrected: 'Correzioni',
    earlier: 'Round precedenti',
    leadsNobody: 'Nessuno ha ancora fatto punti.',
    total: headed,
  },

  end: {
    points: (points) => `${capitalised(theMany(points))} di tutti`,
    amount: counted,
    shared: (amount) => `Pari fino in fondo, con ${amount} a testa`,
    close: (winner, margin, runnersUp) => `${winner} ha superato ${runnersUp} per appena ${margin}`,
    comeback: (winner, round, margin) =>
      `In coda dopo il round ${round}, poi la rimonta: ${winner} vince per ${margin}`,
    clear: (winner, margin, runnersUp) => `${winner} ha staccato ${runnersUp} di ${margin}`,
    bigRound: (round, amount) => `il solo round ${round} ha dato ${amount}`,
    artist: (artist, amount) => `un solo artista, ${artist}, ha dato ${amount}`,
    nothing: 'e nessuna carta ha mai fatto punti',
    whole: (ending, making) => `${ending}; ${making}.`,
  },
};
