import type { events as english } from '../en/events.ts';
import { capitalised, counted } from '../noun.ts';
import { to } from './to.ts';
import { the } from './noun.ts';

const cards = (count: number) => (count === 1 ? '1 carta' : `${count} carte`);
const paintings = (count: number, artist: string) =>
  count === 1 ? `il dipinto di ${artist}` : `due dipinti di ${artist}`;
const upOrDown = (change: number) => (change < 0 ? 'in meno' : 'in più');
const comma = (what: string | null) => (what === null ? '' : `, ${what}`);

/** What happened at the table, one sentence an event, in Italian. */
export const events: typeof english = {
  unreadable: 'Qualcosa che qui non si può leggere',
  limitReached: (count, artist) => `${count}ª carta di ${artist}: il round è finito`,
  outOfCards: 'Nessuno ha più carte: il round è finito',
  calledOut: 'Tutti hanno finito le carte: il round è finito',
  gameOver: 'La partita è finita',
  starts: (seat, round, why) => `${seat} inizia il round ${round}${comma(why || null)}`,
  tieLeft: (artist, others) => `${artist} è pari con ${others}, ma sta più a sinistra`,
  tieNumber: (artist, others) => `${artist} è pari con ${others}, ma ha il numero più basso`,
  bids: (bids) => `Offerte: ${bids}`,
  goesOn: 'Il tavolo gioca un altro round',
  effects: {
    draw: 'una carta da pescare',
    'second-up': 'una seconda carta scoperta',
    'second-down': 'una carta coperta',
    everyone: 'una carta da tutti',
    award: 'un premio',
  },

  offer: (seat, artist, kind) =>
    `${seat === null ? 'È andato' : `${seat} ha messo`} all’asta un dipinto di ${artist}${comma(kind)}`,
  pair: (seat, artist, kind) =>
    `${seat === null ? 'Si è aggiunto' : `${seat} ha aggiunto`} un secondo dipinto di ${artist}${comma(kind)}`,
  unpaired: 'Nessuno ha aggiunto una carta',
  unpairedKept: (seat, artist) =>
    `Nessuno ha aggiunto una carta: ${seat} tiene gratis il dipinto di ${artist}`,
  paid: (buyer, shares, count, artist) => `${buyer} ha pagato ${shares} per ${paintings(count, artist)}`,
  paidTo: (seat, amount) => `${amount} ${to(seat)}`,
  paidToBank: (amount) => `${amount} alla banca`,
  free: (buyer, count, artist, named) =>
    `${named ? 'Il prezzo era 0' : 'Nessuna offerta'}: ${buyer} prende gratis ${paintings(count, artist)}`,
  bought: (buyer, seller, count, artist) => `${buyer} ha comprato ${paintings(count, artist)} da ${seller}`,
  kept: (buyer, count, artist) => `${buyer} ha tenuto ${paintings(count, artist)}`,
  boughtUnknown: (buyer, price) =>
    price === null ? `${buyer} ha comprato` : `${buyer} ha comprato per ${price}`,
  mystery: (seat, artist, kind) =>
    `${seat === null ? 'È stata girata' : `${seat} ha girato`} una carta misteriosa: un dipinto di ${artist}${comma(kind)}`,
  paidOut: (round, payouts) => `La banca ha pagato il round ${round}: ${payouts}`,
  paidNothing: (round) => `Nel round ${round} la banca non ha pagato nessuno`,
  closed: (round) => `Il round ${round} è chiuso`,
  counted: (amounts) => `Denaro contato: ${amounts}`,

  influence: (artist, card) => `${capitalised(the(card))} è di ${artist}`,
  play: (seat, artist, effect) =>
    `${seat === null ? 'È stata esposta' : `${seat} ha esposto`} una carta di ${artist}${effect === null ? '' : `, con ${effect}`}`,
  draw: (seat) => (seat === null ? 'È stata pescata una carta' : `${seat} ha pescato una carta`),
  second: (seat, artist) =>
    `${seat === null ? 'È stata esposta' : `${seat} ha esposto`} una seconda carta di ${artist}`,
  faceDown: (seat) =>
    seat === null ? 'È stata giocata una carta coperta' : `${seat} ha giocato una carta coperta`,
  everyone: (laid) => `Tutti hanno giocato una carta: ${laid}`,
  award: (seat, artist) =>
    seat === null ? `Un premio è andato ${to(artist)}` : `${seat} ha dato un premio ${to(artist)}`,
  decline: (seat, effect) => `${seat ?? 'Chi gioca'} ha rinunciato a ${effect ?? 'usare la carta'}`,
  reveal: (shown) => `Carte girate: ${shown}`,
  extras: (added) => `Carte aggiunte: ${added}`,
  noExtras: 'Nessuno ha aggiunto carte',
  scored: (round, points) => `Punti del round ${round}: ${points}`,
  scoredNothing: (round) => `Punti del round ${round}: nessuno`,
  laid: (seat, artists) => `${seat} (${artists})`,
  has: (seat, what) => `${seat} ${what}`,

  takesOver: (by, from) => `${by} prende il posto di ${from}`,
  swapSeats: (names) => `${names} si scambiano di posto`,
  sitAnew: (names) => `Nuovi posti, in senso orario: ${names}`,
  away: {
    leaves: (seat) => `${seat} lascia il tavolo`,
    notYet: (seat) => `${seat} non è ancora al tavolo`,
    joins: (seat) => `${seat} si unisce al tavolo`,
    isBack: (seat) => `${seat} torna al tavolo`,
    because: (moves, reason) => (reason === '' ? moves : `${moves} (${reason})`),
  },
  adjust: (reason) => (reason === '' ? 'Corretto a mano' : `Corretto a mano (${reason})`),
  adjusted: {
    cash: (seat, amount, change) => `${seat} ${amount} ${upOrDown(change)}`,
    scores: (seat, amount, change, points) => `${seat} ${counted(amount, points)} ${upOrDown(change)}`,
    hands: (seat, change) => `${seat} ${cards(Math.abs(change))} ${upOrDown(change)} in mano`,
    counts: (artist, change) => `${cards(Math.abs(change))} ${upOrDown(change)} di ${artist} sul tavolo`,
    owned: (seat, artist, change) => `${seat} ${Math.abs(change)} ${artist} ${upOrDown(change)}`,
    standing: (artist, amount, change) => `${artist} vale ${amount} ${upOrDown(change)} dai round precedenti`,
    turn: (seat) => `${seat} di turno`,
  },
};
