import type { galleryTable as english } from '../en/gallery-table.ts';
import { counted } from '../noun.ts';
import { agreeing, inCase, the } from './noun.ts';
import { ordinal } from './ordinal.ts';

/** The table of Masters Gallery and The Card Game while a round is played. */
export const galleryTable: typeof english = {
  askInfluence: (influence) => `Welcher Künstler ist auf ${the(influence, 'dative')}?`,
  askArtist: (seat, { card }) =>
    `Von welchem Künstler ist ${the(card)}, ${agreeing(card, 'den', 'die', 'das')} ${seat} spielt?`,
  askArtistUnnamed: ({ card }) => `Von welchem Künstler ist ${the(card)}?`,
  askArtistWithAward: 'Welcher Künstler ist auf der Karte mit der Auszeichnung?',
  somebodyElse: 'Jemand anders spielt',
  askPlayer: ({ card }) =>
    `Wer spielt ${agreeing(card, 'den nächsten', 'die nächste', 'das nächste')} ${inCase(card, 'accusative').one}?`,
  playerExplained: 'Danach geht es im Uhrzeigersinn weiter.',
  artistExplained: (limit, { card, influence }) =>
    `${limit} ${card.many} eines Künstlers beenden die Runde; ${the(influence)} zählt mit.`,
  hang: (count, limit) => `bisher ${count} von ${limit}`,
  withAward: 'Karte mit Auszeichnung',
  askEffect: 'Welches Symbol ist auf der Karte?',
  effectExplained: 'Die meisten Karten haben keines.',
  effects: {
    none: { name: 'Kein Symbol', detail: '' },
    draw: { name: 'Ziehen', detail: '' },
    'second-up': { name: 'Zweite Karte', detail: 'offen' },
    'second-down': { name: 'Zweite Karte', detail: 'verdeckt' },
    everyone: { name: 'Alle', detail: '' },
    award: { name: 'Auszeichnung', detail: '' },
  },
  askDraw: (seat) => `Zieht ${seat} eine Karte?`,
  drawn: 'Zieht eine Karte',
  notDrawn: 'Zieht nicht',
  askSecond: (seat, artist) => `Legt ${seat} einen zweiten ${artist} dazu?`,
  second: (artist) => `Ein zweiter ${artist}`,
  noSecond: 'Keine zweite Karte',
  askFaceDown: (seat) => `Legt ${seat} eine Karte verdeckt dazu?`,
  laidDown: 'Legt sie verdeckt dazu',
  notLaidDown: 'Keine Karte',
  askAward: (value) => `Welcher Künstler bekommt die Auszeichnung im Wert von ${value}?`,
  noAward: 'Keine Auszeichnung',
  noAwardLeft: 'Keine Auszeichnung mehr übrig',
  goOnWithout: 'Weiter',
  askEveryone: (seat) => `Alle spielen: Was spielt ${seat}?`,
  endsTheRound: 'beendet die Runde',

  endsLimit: (count, artist) => `Der ${ordinal(count)} ${artist} beendet die Runde.`,
  endsTogether: (artists) => `Diese Künstler beenden zusammen die Runde: ${artists}.`,
  endsBy: (player) => `${player} beendet sie, also beginnt die nächste Runde, wer links daneben sitzt.`,
  endsOutOfCards: 'Danach hat niemand mehr Karten, also endet die Runde.',
  inSight: 'Nach den offenen Karten',
  outOfSight: (faceDown) =>
    faceDown === 0
      ? 'bevor jemand etwas dazulegt'
      : `ohne ${faceDown === 1 ? 'die verdeckte Karte' : `${faceDown} verdeckte Karten`}, bevor jemand etwas dazulegt`,
  confirmEnd: 'Runde beenden',
  askLeaveOut: 'Laut Anleitung muss das sein. Trotzdem überspringen?',
  confirmLeaveOut: 'Überspringen',
  askEnter: 'So eintragen?',
  confirmEnter: 'Eintragen',
  outOfCards: 'Niemand hat mehr Karten',

  reach: {
    'one-more': 'Noch eine beendet die Runde',
    'second-card': 'Zwei auf einmal beenden die Runde',
    everyone: 'Eine von jedem beendet die Runde',
  },
  tokens: 'Marken',
  noTokens: 'keine Marken',
  tokenOf: (round) => `Runde ${round}:`,
  noToken: (round) => `Runde ${round}: keine Marke`,
  awardToken: 'Auszeichnung',
  corrected: 'angepasst um',
  signed: (change) => (change < 0 ? `−${-change}` : `+${change}`),
  scores: 'Bringt diese Runde',
  aCard: (points) => `${points} pro Karte`,

  toPlay: 'am Zug',
  firstPlayer: 'Startspieler',
  inHand: (cards) => `${cards} auf der Hand`,
  noCards: 'keine Karten',
  displays: (artist, cards) => `${cards} ${artist}`,
  displaysNothing: 'noch nichts in der Auslage',
  faceDown: (cards) => `${cards} verdeckt`,
  points: counted,
  step: { artist: 'Künstler', effect: 'Symbol' },
};
