import type { CardSymbol, ProblemCode, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';

/** What a symbol still needs. */
const asked: Readonly<Record<string, string>> = {
  draw: 'eine gezogene Karte',
  'second-up': 'eine zweite offene Karte',
  'second-down': 'eine zweite verdeckte Karte',
  everyone: 'von jedem eine Karte',
  award: 'eine Auszeichnung',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'effect' ? 'Die Karte beendet die Runde nicht: Trag ihr Symbol ein.' : 'Diese Angabe fehlt.',
  'not-an-object': () => 'Hier muss ein JSON-Objekt stehen.',
  'not-a-list': () => 'Hier muss eine Liste stehen.',
  'not-text': () => 'Hier muss ein Text stehen.',
  'not-true-or-false': () => 'Hier muss wahr oder falsch stehen (true oder false).',
  'not-a-seat': () => 'Diesen Sitzplatz gibt es am Tisch nicht. Gezählt wird im Uhrzeigersinn ab 0.',
  'not-an-amount': () => 'Hier muss eine ganze Zahl ab 0 stehen.',
  'not-a-change': () => 'Hier muss eine ganze Zahl stehen: was dazukommt oder, mit Minus, was wegfällt.',
  'not-one-entry-a-seat': () => 'Hier muss eine Liste mit einem Eintrag je Sitzplatz stehen.',
  'unknown-tracking': () => 'Was die App mitschreibt, heißt „full“ oder „counts“.',
  'unknown-event': () => 'So ein Ereignis gibt es in diesem Spiel nicht.',
  'unknown-artist': () => 'Diesen Künstler gibt es in der Schachtel nicht.',
  'unknown-effect': () =>
    'Der Effekt einer Karte heißt „draw“, „second-up“, „second-down“, „everyone“ oder „award“, sonst „none“.',
  'option-not-in-edition': () => 'Diese Variante hat die Schachtel nicht. Lass sie weg.',
  'order-not-the-artists': () =>
    'In der Reihenfolge muss jeder der fünf Künstler der Schachtel einmal stehen.',

  'influence-first': () => 'Deckt zuerst die Karte neben dem Stapel auf. Damit beginnt jede Runde.',
  'influence-already': () => 'Die Karte neben dem Stapel liegt schon offen. Korrigiere den Eintrag dazu.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Dran ist ${naming.seat(turn)}, nicht ${naming.seat(seat)}. Wenn ihr so gespielt habt, korrigiere zuerst im Verlauf, wer dran ist.`,
  'effect-awaited': ({ symbol }) =>
    `Zu der gerade gespielten Karte fehlt noch ${asked[String(symbol)] ?? ''}. Trag das zuerst ein.`,
  'no-effect-awaited': () => 'Im Moment verlangt das keine Karte. Spielt zuerst eine.',
  'settle-awaited': () => 'Die Runde ist vorbei. Trag zuerst die Wertung ein.',
  'round-not-over': () => 'Die Runde läuft noch. Spielt sie zuerst zu Ende.',
  'game-over': () => 'Die Partie ist vorbei. Korrigiere einen früheren Eintrag oder mach ihn rückgängig.',
  'only-in-counts': () =>
    'Hier zählt die App die Handkarten mit und beendet die Runde, wenn niemand mehr welche hat.',
  'not-in-counts': () =>
    'Hier schreibt ihr nur mit, welche Künstler ausliegen. Trag jede Karte als gespielt ein.',
  'second-of-another-artist': ({ artist }, naming) =>
    `Die zweite Karte muss vom selben Künstler sein: ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) => {
    if (tokens === 0) return 'Diese Schachtel hat keine Auszeichnungen. Lass sie weg.';
    return tokens === 1
      ? 'Die einzige Auszeichnung liegt schon bei einem Künstler. Lass diese weg.'
      : `Alle ${count(tokens)} Auszeichnungen liegen schon bei Künstlern. Lass diese weg.`;
  },
  'everyone-must-play': () => 'Alle müssen spielen. Trag von jedem die Karte ein.',
  'card-missing': ({ seat }, naming) => `${naming.seat(seat)} hat noch Karten und muss auch eine spielen.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} hat keine Karten mehr.`,
  'nothing-face-down': () => 'Es liegen keine Karten verdeckt, also gibt es nichts aufzudecken.',
  'reveal-first': () => 'Deckt zuerst die verdeckten Karten auf. Sie zählen für die Rangliste.',
  'cards-not-face-down': ({ seat, cards }, naming) =>
    `${naming.seat(seat)} hat ${naming.count(cards)} verdeckt liegen. Trag genauso viele ein.`,
  'extras-already': () => 'Die dazugelegten Karten sind schon eingetragen. Korrigiere den Eintrag.',
  'extra-twice': ({ artist }, naming) => `Von ${naming.artist(artist)} darf jeder nur eine Karte dazulegen.`,
  'extra-not-displayed': ({ seat, artist }, naming) =>
    `${naming.seat(seat)} hat keinen ${naming.artist(artist)} ausliegen, also kann auch keiner dazukommen.`,
  'extra-not-leading': ({ artist }, naming) =>
    `${naming.artist(artist)} liegt nicht vorn, also darf niemand eine Karte dazulegen.`,
  'extras-over-hand': ({ seat, hand }, naming) =>
    `${naming.seat(seat)} hat nur ${naming.count(hand)} auf der Hand. Mehr können nicht dazukommen.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} hat keine Karten und kann nicht beginnen. Wähle jemanden, der welche hat.`,
  'not-tracked': () => 'Das schreibt ihr in dieser Partie nicht mit, also gibt es nichts anzupassen.',
  'below-zero': () => 'So fällt mehr weg, als da ist.',
  'too-large': () => 'Das ist zu viel. Gib weniger ein.',
  'turn-not-now': () => 'Wer dran ist, kannst du nur zwischen zwei Zügen ändern.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} hat keine Karten zum Spielen. Wähle jemanden, der welche hat.`,
  'away-not-now': () =>
    'Trag zuerst die nächste Karte ein: Gehen und wiederkommen könnt ihr nur zwischen zwei Zügen.',
  'already-away': ({ seat }, naming) => `${naming.seat(seat)} ist schon weg.`,
  'not-away': ({ seat }, naming) => `${naming.seat(seat)} ist schon da.`,
  'two-must-stay': () => 'Mindestens zwei Spieler müssen in der Partie bleiben.',
  'hands-while-away': ({ seat }, naming) => `${naming.seat(seat)} ist weg und hat so lange keine Handkarten.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'Von einem Künstler liegen mehr Karten aus, als in der Schachtel sind. Stimmen die Künstler?'
      : `Von ${naming.artist(artist)} liegen mehr Karten aus, als in der Schachtel sind. Stimmt der Künstler?`,
  'more-symbols-than-printed': ({ artist }, naming) =>
    `${artist === undefined ? 'Ein Künstler' : naming.artist(artist)} hat keine Karten mehr mit diesem Symbol. Stimmt das Symbol?`,
  'more-cards-than-displayed': () =>
    'Es bringen mehr Karten Punkte, als ausgelegen haben, selbst wenn jeder eine dazugelegt hat. Stimmen die Auslagen?',
  'effect-not-optional': () =>
    'In dieser Anleitung steht nicht, dass man auf das Symbol verzichten darf. Stimmt das so?',
};
