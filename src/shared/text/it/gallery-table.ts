import type { galleryTable as english } from '../en/gallery-table.ts';
import { capitalised, counted } from '../noun.ts';
import { la } from './article.ts';
import { cardName } from './card-name.ts';
import { the, onThe } from './noun.ts';

/** The table of Masters Gallery and The Card Game, in Italian. */
export const galleryTable: typeof english = {
  askInfluence: (influence) => `Quale artista è ${onThe(influence)}?`,
  askArtist: (seat, { card }) => `Di quale artista è la ${cardName(card)} che gioca ${seat}?`,
  askArtistUnnamed: ({ card }) => `Di quale artista è la ${cardName(card)} giocata?`,
  askArtistWithAward: 'Di quale artista è la carta con il premio?',
  somebodyElse: 'Gioca un altro',
  askPlayer: ({ card }) => `Chi gioca la prossima ${cardName(card)}?`,
  playerExplained: 'Da lì i turni continuano in senso orario.',
  artistExplained: (limit, { card, influence }) =>
    `Con ${limit} ${card.many} dello stesso artista il round finisce; conta anche ${the(influence)}.`,
  hang: (count, limit) => `finora ${count} su ${limit}`,
  withAward: 'Carta con un premio',
  askEffect: 'Quale simbolo ha la carta?',
  effectExplained: 'Di solito nessuno.',
  effects: {
    none: { name: 'Nessuno', detail: '' },
    draw: { name: 'Pesca', detail: '' },
    'second-up': { name: 'Seconda carta', detail: 'scoperta' },
    'second-down': { name: 'Seconda carta', detail: 'coperta' },
    everyone: { name: 'Tutti', detail: '' },
    award: { name: 'Premio', detail: '' },
  },
  askDraw: (seat) => `${seat} pesca una carta?`,
  drawn: 'Pescata',
  notDrawn: 'Non pescata',
  askSecond: (seat, artist) => `${seat} aggiunge una seconda carta di ${artist}?`,
  second: (artist) => `Una seconda di ${artist}`,
  noSecond: 'Nessuna seconda carta',
  askFaceDown: (seat) => `${seat} gioca una carta coperta?`,
  laidDown: 'Giocata coperta',
  notLaidDown: 'Nessuna carta',
  askAward: (value) => `A quale artista va il premio da ${value}?`,
  noAward: 'Nessun premio',
  noAwardLeft: 'I premi sono già tutti sugli artisti',
  goOnWithout: 'Avanti',
  askEveryone: (seat) => `Giocano tutti insieme: quale carta gioca ${seat}?`,
  endsTheRound: 'chiude il round',

  endsLimit: (count, artist) => `${capitalised(la(`${count}ª`))} carta di ${artist} chiude il round.`,
  endsTogether: (artists) => `Questi artisti chiudono insieme il round: ${artists}.`,
  endsBy: (player) => `Chiude ${player}: il prossimo round lo inizia chi siede alla sua sinistra.`,
  endsOutOfCards: 'Dopo questa nessuno ha più carte: il round finisce.',
  inSight: 'Con le carte in vista',
  outOfSight: (faceDown) =>
    faceDown === 0
      ? 'senza le carte aggiunte quando si fanno i punti'
      : `senza ${faceDown === 1 ? 'la carta coperta' : `${faceDown} carte coperte`} e quelle aggiunte quando si fanno i punti`,
  confirmEnd: 'Fine del round',
  askLeaveOut: 'Il regolamento dice che va fatto. Rinunciare lo stesso?',
  confirmLeaveOut: 'Rinuncia',
  askEnter: 'Inserire così?',
  confirmEnter: 'Inserisci',
  outOfCards: 'Nessuno ha più carte',

  reach: {
    'one-more': 'Ancora una e il round finisce',
    'second-card': 'Con due il round finisce',
    everyone: 'Una da ognuno e il round finisce',
  },
  tokens: 'Gettoni',
  noTokens: 'nessun gettone',
  tokenOf: (round) => `round ${round}:`,
  noToken: (round) => `round ${round}: nessun gettone`,
  awardToken: 'premio',
  corrected: 'corretto di',
  signed: (change) => (change < 0 ? `−${-change}` : `+${change}`),
  scores: 'Punti in questo round',
  aCard: (points) => `${points} a carta`,

  toPlay: 'di turno',
  firstPlayer: 'Primo Giocatore',
  inHand: (cards) => (cards === 1 ? '1 in mano' : `${cards} in mano`),
  noCards: 'senza carte',
  displays: (artist, cards) => `${cards} ${artist}`,
  displaysNothing: 'ancora niente di esposto',
  faceDown: (cards) => (cards === 1 ? '1 coperta' : `${cards} coperte`),
  points: counted,
  step: { artist: 'Artista', effect: 'Simbolo' },
};
