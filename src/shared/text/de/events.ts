import type { events as english } from '../en/events.ts';
import { capitalised, counted } from '../noun.ts';
import { the } from './noun.ts';
import { ordinal } from './ordinal.ts';

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);
/** In the accusative. */
const paintings = (count: number, artist: string) => (count === 1 ? `den ${artist}` : `zwei ${artist}`);
const moreOrLess = (change: number) => (change < 0 ? 'weniger' : 'mehr');
const comma = (what: string | null) => (what === null ? '' : `, ${what}`);

/** What happened at the table, one sentence an event, in German. */
export const events: typeof english = {
  unreadable: 'Ein Eintrag, der sich hier nicht lesen lässt',
  limitReached: (count, artist) => `${ordinal(count)} ${artist}: Die Runde ist vorbei`,
  outOfCards: 'Niemand hat mehr Karten: Die Runde ist vorbei',
  calledOut: 'Alle Karten sind weg: Die Runde ist vorbei',
  gameOver: 'Die Partie ist vorbei',
  starts: (seat, round, why) => `${seat} beginnt Runde ${round}${comma(why || null)}`,
  tieLeft: (artist, others) => `${artist} liegt gleichauf mit ${others}, ist aber weiter links`,
  tieNumber: (artist, others) => `${artist} liegt gleichauf mit ${others}, hat aber die niedrigere Zahl`,
  bids: (bids) => `Gebote: ${bids}`,
  goesOn: 'Es geht noch eine Runde weiter',
  effects: {
    draw: 'Ziehen',
    'second-up': 'Zweite Karte offen',
    'second-down': 'Zweite Karte verdeckt',
    everyone: 'Alle',
    award: 'Auszeichnung',
  },

  offer: (seat, artist, kind) =>
    `${seat === null ? `Ein ${artist} wird angeboten` : `${seat} bietet einen ${artist} an`}${comma(kind)}`,
  pair: (seat, artist, kind) =>
    `${seat === null ? `Ein zweiter ${artist} kommt dazu` : `${seat} legt einen zweiten ${artist} dazu`}${comma(kind)}`,
  unpaired: 'Niemand legt eine Karte dazu',
  unpairedKept: (seat, artist) => `Niemand legt eine Karte dazu: ${seat} behält den ${artist} umsonst`,
  paid: (buyer, shares, count, artist) => `${buyer} zahlt ${shares} für ${paintings(count, artist)}`,
  paidTo: (to, amount) => `${amount} an ${to}`,
  paidToBank: (amount) => `${amount} an die Bank`,
  free: (buyer, count, artist, named) =>
    `${named ? 'Der Preis war 0' : 'Niemand bietet'}: ${buyer} bekommt ${paintings(count, artist)} umsonst`,
  bought: (buyer, seller, count, artist) => `${buyer} kauft ${paintings(count, artist)} von ${seller}`,
  kept: (buyer, count, artist) => `${buyer} behält ${paintings(count, artist)}`,
  boughtUnknown: (buyer, price) => (price === null ? `${buyer} kauft` : `${buyer} kauft für ${price}`),
  mystery: (seat, artist, kind) =>
    `${seat === null ? 'Eine Mystery-Karte wird aufgedeckt' : `${seat} deckt eine Mystery-Karte auf`}: ein ${artist}${comma(kind)}`,
  paidOut: (round, payouts) => `Runde ${round} ausgezahlt: ${payouts}`,
  paidNothing: (round) => `Runde ${round} ausgezahlt: Niemand bekommt etwas`,
  closed: (round) => `Runde ${round} abgeschlossen`,
  counted: (amounts) => `Geld gezählt: ${amounts}`,

  influence: (artist, card) => `${capitalised(the(card))} ist ein ${artist}`,
  play: (seat, artist, effect) =>
    `${seat === null ? `Ein ${artist} wird ausgespielt` : `${seat} spielt einen ${artist} aus`}${effect === null ? '' : `, mit „${effect}“`}`,
  draw: (seat) => (seat === null ? 'Eine Karte wird gezogen' : `${seat} zieht eine Karte`),
  second: (seat, artist) =>
    seat === null ? `Ein zweiter ${artist} wird ausgespielt` : `${seat} spielt einen zweiten ${artist} aus`,
  faceDown: (seat) =>
    seat === null ? 'Eine Karte wird verdeckt gespielt' : `${seat} spielt eine Karte verdeckt`,
  everyone: (laid) => `Alle spielen eine Karte: ${laid}`,
  award: (seat, artist) =>
    seat === null ? `Eine Auszeichnung geht an ${artist}` : `${seat} gibt ${artist} eine Auszeichnung`,
  decline: (seat, effect) =>
    `${seat ?? 'Der Spieler'} verzichtet auf das Symbol${effect === null ? '' : ` „${effect}“`}`,
  reveal: (shown) => `Aufgedeckt: ${shown}`,
  extras: (added) => `Zu den Auslagen dazugelegt: ${added}`,
  noExtras: 'Niemand legt eine Karte zur Auslage dazu',
  scored: (round, points) => `Runde ${round} gewertet: ${points}`,
  scoredNothing: (round) => `Runde ${round} gewertet: Niemand bekommt etwas`,
  laid: (seat, artists) => `${seat} (${artists})`,
  has: (seat, what) => `${seat} ${what}`,

  takesOver: (by, from) => `${by} übernimmt von ${from}`,
  swapSeats: (names) => `${names} tauschen die Plätze`,
  sitAnew: (names) => `Neue Plätze, im Uhrzeigersinn: ${names}`,
  away: {
    leaves: (seat) => `${seat} geht`,
    notYet: (seat) => `${seat} ist noch nicht da`,
    joins: (seat) => `${seat} steigt ein`,
    isBack: (seat) => `${seat} ist wieder da`,
    because: (moves, reason) => (reason === '' ? moves : `${moves} (${reason})`),
  },
  adjust: (reason) => (reason === '' ? 'Angepasst' : `Angepasst (${reason})`),
  adjusted: {
    cash: (seat, amount, change) => `${seat} ${amount} ${moreOrLess(change)}`,
    scores: (seat, amount, change, points) => `${seat} ${counted(amount, points)} ${moreOrLess(change)}`,
    hands: (seat, change) => `${seat} ${cards(Math.abs(change))} ${moreOrLess(change)} auf der Hand`,
    counts: (artist, change) =>
      `${cards(Math.abs(change))} ${moreOrLess(change)} von ${artist} auf dem Tisch`,
    owned: (seat, artist, change) => `${seat} ${Math.abs(change)} ${artist} ${moreOrLess(change)}`,
    standing: (artist, amount, change) =>
      `${artist} aus früheren Runden ${amount} ${moreOrLess(change)} wert`,
    turn: (seat) => `${seat} ist dran`,
  },
};
