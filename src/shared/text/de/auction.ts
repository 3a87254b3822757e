import type { ProblemCode, Warning } from '../../auction/index.ts';
import type { Message } from '../message.ts';
import { of } from './genitive.ts';

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'kind'
      ? 'Die Karte beendet die Runde nicht: Trag ein, wie sie versteigert wird.'
      : 'Diese Angabe fehlt.',
  'not-an-object': () => 'Hier muss ein JSON-Objekt stehen.',
  'not-text': () => 'Hier muss ein Text stehen.',
  'not-true-or-false': () => 'Hier muss wahr oder falsch stehen (true oder false).',
  'not-a-seat': () => 'Diesen Sitzplatz gibt es am Tisch nicht. Gezählt wird im Uhrzeigersinn ab 0.',
  'not-an-amount': () => 'Hier muss eine ganze Zahl ab 0 stehen. Geld wird ohne seine Nullen gezählt.',
  'not-a-change': () => 'Hier muss eine ganze Zahl stehen: was dazukommt oder, mit Minus, was wegfällt.',
  'not-one-entry-a-seat': () => 'Hier muss eine Liste mit einem Eintrag je Sitzplatz stehen.',
  'unknown-tracking': () => 'Was die App mitschreibt, heißt „ledger“, „owners“ oder „counts“.',
  'unknown-event': () => 'So ein Ereignis gibt es in diesem Spiel nicht.',
  'unknown-artist': () => 'Diesen Künstler gibt es in der Schachtel nicht.',
  'unknown-auction': () =>
    'Ein Gemälde wird „open“, „once“, „hidden“ oder „fixed“ verkauft, oder es ist ein „double“.',
  'option-not-in-edition': () => 'Diese Variante hat die Schachtel nicht. Lass sie weg.',
  'option-not-for-players': ({ players }, { count }) =>
    `Diese Variante gibt es nicht für ${count(players)} Spieler. Lass sie weg.`,
  'order-not-the-artists': () =>
    'In der Reihenfolge muss jeder der fünf Künstler der Schachtel einmal stehen.',

  'offer-awaited': () => 'Trag zuerst ein, welches Gemälde angeboten wird.',
  'second-card-awaited': () =>
    'Eine Doppelkarte liegt auf dem Tisch. Trag ein, wer die zweite Karte dazulegt, oder dass es niemand tut.',
  'sale-awaited': () => 'Ein Gemälde wird gerade versteigert. Trag zuerst ein, wer es kauft.',
  'settle-awaited': () => 'Die Runde ist vorbei. Zahl zuerst aus.',
  'game-over': () => 'Die Partie ist vorbei. Korrigiere einen früheren Eintrag oder mach ihn rückgängig.',
  'only-in-counts': () =>
    'Hier zählt die App die Handkarten und beendet die Runde selbst, wenn alle weg sind.',
  'not-in-counts': () => 'Hier schreibt ihr nur mit, welche Künstler angeboten werden. Lass Verkäufe weg.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Dran ist ${naming.seat(turn)}, nicht ${naming.seat(seat)}. Wenn ihr so gespielt habt, korrigiere zuerst, wer dran ist.`,
  'no-cards': ({ seat }, naming) => `${naming.seat(seat)} hat keine Karten mehr.`,
  'second-of-another-artist': ({ artist }, naming) =>
    `Die zweite Karte muss vom selben Künstler sein wie die Doppelkarte: ${naming.artist(artist)}.`,
  'second-double': () =>
    'Die zweite Karte darf nicht auch eine Doppelkarte sein. Wähle die Art, die auf ihr steht.',
  'no-double': () => 'Auf dem Tisch liegt keine Doppelkarte, zu der etwas dazukommen könnte.',
  'free-only-for-auctioneer': ({ auctioneer }, naming) =>
    `Umsonst bekommt ein Gemälde nur der Auktionator, hier ${naming.seat(auctioneer)}, wenn niemand bietet.`,
  'fixed-at-zero': (_, { money }) => `Der Preis muss mindestens ${money(1)} sein.`,
  'fixed-over-cash': ({ seat }, naming) =>
    `Der Preis darf nicht höher sein als ${of(naming.seat(seat))} Geld.`,
  'bid-over-cash': ({ seat, price }, naming) =>
    `${naming.seat(seat)} kann ${naming.money(price)} nicht zahlen. Mehr als das eigene Geld darf niemand bieten.`,
  'bids-in-fixed': () =>
    'Niemand bietet, wenn der Auktionator den Preis nennt. Trag nur den Preis ein, und wer kauft.',
  'bid-not-higher': ({ seat, highest }, naming) =>
    `${naming.seat(seat)} muss passen oder mehr als ${naming.money(highest)} bieten.`,
  'equal-bids': ({ bid }, naming) =>
    `Es gibt zwei Gebote über ${naming.money(bid)}. In einer freien Versteigerung muss jedes höher sein als das davor.`,
  'price-not-highest-bid': ({ highest }, naming) =>
    `Der Preis muss das Höchstgebot sein: ${naming.money(highest)}.`,
  'buyer-not-highest-bidder': ({ winner }, naming) =>
    `Nach diesen Geboten bekommt es ${naming.seat(winner)}.`,
  'no-mystery-hand': () => 'In dieser Partie gibt es keine Mystery-Hand.',
  'mystery-hand-empty': () => 'Die Mystery-Hand ist leer.',
  'mystery-not-now': () =>
    'Nur eine Mystery-Karte darf aufgedeckt werden, nach einer Versteigerung und vor dem nächsten Gemälde.',
  'holdings-over-count': ({ artist, count, held }, naming) =>
    `Das wären ${naming.count(held)} von ${naming.artist(artist)}, aber angeboten ${count === 1 ? 'wurde' : 'wurden'} nur ${naming.count(count)}.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} hat keine Karten und kann nicht beginnen. Wähle jemanden, der welche hat.`,
  'not-tracked': () => 'Das schreibt ihr in dieser Partie nicht mit, also gibt es nichts anzupassen.',
  'below-zero': () => 'So fällt mehr weg, als da ist.',
  'too-large': () => 'Das ist zu viel. Gib weniger ein.',
  'turn-not-now': () => 'Wer dran ist, kannst du nur zwischen zwei Gemälden ändern.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} hat keine Karten zum Versteigern. Wähle jemanden, der welche hat.`,
  'away-not-now': () =>
    'Trag zuerst diesen Verkauf ein: Gehen und wiederkommen könnt ihr nur zwischen zwei Gemälden.',
  'already-away': ({ seat }, naming) => `${naming.seat(seat)} ist schon weg.`,
  'not-away': ({ seat }, naming) => `${naming.seat(seat)} ist schon da.`,
  'two-must-stay': () => 'Mindestens zwei Spieler müssen in der Partie bleiben.',
  'hands-while-away': ({ seat }, naming) => `${naming.seat(seat)} ist weg und hat so lange keine Handkarten.`,
  'buyer-away': ({ seat }, naming) => `${naming.seat(seat)} ist nicht da und kann weder bieten noch kaufen.`,
};

export const warnings: Record<Exclude<Warning, 'price-above-best-value'>, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'Von einem Künstler wurden mehr Karten gespielt, als in der Schachtel sind. Stimmen die Zahlen?'
      : `Von ${naming.artist(artist)} wurden mehr Karten gespielt, als in der Schachtel sind. Stimmt der Künstler?`,
  'money-unaccounted': () =>
    'Das Geld der Spieler passt nicht zu dem der Bank. Könnt ihr nachzählen, es anpassen und diese Partie melden?',
  'more-held-than-sold': () =>
    'Es wurden mehr Gemälde ausgezahlt als verkauft. Die letzte Karte und Mystery-Karten gehören niemandem. Stimmt das?',
};
