import type { gallerySettle as english } from '../en/gallery-settle.ts';
import { capitalised, counted, headed } from '../noun.ts';
import { of as genitive } from './genitive.ts';
import { a, agreeing, inCase, theMany } from './noun.ts';
import { ordinal } from './ordinal.ts';

/** The end of a round of Masters Gallery or The Card Game: turning up, ranking, adding and scoring. */
export const gallerySettle: typeof english = {
  limit: (artists, limit, card) =>
    `Runde vorbei: ${agreeing(card, 'der', 'die', 'das')} ${ordinal(limit)} ${card.one} von ${artists}`,
  outOfCards: 'Runde vorbei: Niemand hat mehr Karten',
  symbolIgnored: 'Die letzte Karte bringt Punkte, aber ihr Symbol gilt nicht.',
  fewer: (ranked) =>
    ranked === 1
      ? 'Nur ein Künstler hat Karten, also gibt es keine weiteren Marken.'
      : `Nur ${ranked} Künstler haben Karten, also gibt es keine weiteren Marken.`,
  fewerByHand: 'Bekommt bei euch trotzdem die niedrigste Zahl eine, passt es im Verlauf an.',
  provisional: 'Die Rangliste kann sich noch ändern: Es liegen Karten verdeckt.',

  board: {
    board: 'Rangliste und Marken',
    rank: (rank) => ordinal(rank),
    noRank: 'keine Marke',
    tieWon: (artists) => `Gleichstand mit ${artists}: niedrigere Zahl`,
    tieLost: (artists) => `Gleichstand mit ${artists}: höhere Zahl`,
    tile: (round, amount) => `Runde ${round}: ${amount}`,
    noTile: (round) => `Runde ${round}: keine Marke`,
    tiles: 'Marken',
    award: (amount) => `Auszeichnung: ${amount}`,
    sum: (parts, value) => `${parts.join(' + ')} = ${value}`,
    byCorrection: (amount) => `${amount} (korrigiert)`,
    nothing: 'nichts',
    waits: (amount) => `${amount} für später`,
  },
  cards: counted,

  reveal: {
    ask: (player, number, of, card) =>
      of === 1
        ? `${player} deckt ${a(card, 'accusative')} auf: von welchem Künstler?`
        : `${player} deckt ${inCase(card, 'accusative').one} ${number} von ${of} auf: von welchem Künstler?`,
    explained: 'Verdeckte Karten zählen für die Rangliste. Die Rücktaste nimmt die letzte zurück.',
    all: 'Alle Karten sind aufgedeckt',
    allExplained: 'Mit Enter geht es zur Rangliste.',
    list: 'Bisher aufgedeckt',
    faceDown: (count) => `${count} verdeckt`,
    change: (player, artist) => `${genitive(player)} ${artist} ändern`,
    done: 'Zur Rangliste',
    back: 'Letzte zurücknehmen',
  },

  finisher: {
    ask: 'Wer hat die Runde beendet?',
    explained:
      'Alle haben ihre Karte gleichzeitig gezeigt. Wer links von dem sitzt, der die Runde beendet hat, beginnt die nächste. Enter übernimmt den Vorschlag der App.',
    reached: 'hat die Karte gespielt, mit der die Grenze erreicht war',
    called: 'hat alle eine Karte spielen lassen',
    confirm: (player) => `${player} hat sie beendet`,
  },

  late: {
    ask: 'Noch mehr Karten zu zählen?',
    explained:
      'Für die Rangliste zählen auch Karten, die zusammen mit der letzten gespielt wurden, und verdeckte, die ihr jetzt aufdeckt.',
    onTheTable: (count) => `${count} auf dem Tisch`,
    none: 'Nein, zur Rangliste',
  },

  extras: {
    ask: (player, card) => `Legt ${player} ${a(card, 'accusative')} dazu?`,
    explained: {
      'leading-artists-displayed':
        'Eine Karte von jedem führenden Künstler in der Auslage. Die Rangliste ändert sich nicht.',
      'every-artist-displayed':
        'Eine Karte von jedem Künstler in der Auslage, auch wenn sie nichts bringt. Die Rangliste ändert sich nicht.',
    },
    each: (value) => (value === 0 ? 'bringt nichts' : `bringt ${value}`),
    adds: (artists) => `legt ${artists} dazu`,
    addsNothing: 'legt nichts dazu',
    cannot: 'hat nichts zum Dazulegen',
    waits: 'kommt noch',
    inHand: (count) => (count === 1 ? '1 Karte auf der Hand' : `${count} Karten auf der Hand`),
    full: 'Keine Karten mehr auf der Hand.',
    next: (player) => `Fertig, weiter mit ${player}`,
    last: (points) => `Fertig, zu ${theMany(points, 'dative')}`,
    nobody: 'Sonst legt niemand dazu',
    back: (player) => `Zurück zu ${player}`,
    list: 'Wer was dazulegt',
  },

  displays: {
    title: 'Was liegt vor wem?',
    explained: (card) => `Zählt auch dazugelegte ${inCase(card, 'accusative').many} mit.`,
    player: 'Spieler',
    points: headed,
    onTheTable: 'Gezählt',
    field: (player, artist, card) => `${player}: ${card.many} von ${artist}`,
    notANumber: (player) => `${player}: nur ganze Zahlen.`,
    some: (artist, count) => `${count} ${artist}`,
    unclaimed: (cards) => `Niemand hat ${cards}. Stimmt das?`,
    done: (points) => `${inCase(points, 'accusative').many} zeigen`,
    doneAllTheSame: (points) => `Ja, ${inCase(points, 'accusative').many} zeigen`,
    again: 'Nein, neu zählen',
    change: 'Auslagen ändern',
  },

  scores: {
    title: (points) => `${headed(points)} in dieser Runde`,
    explained: 'Karten mal Wert, Künstler für Künstler.',
    none: 'In dieser Runde bekommt niemand etwas.',
    part: (count, value) => `${count} × ${value}`,
    partFor: (artist, count, value, card) => `${artist}: ${counted(count, card)}, je ${value}`,
    nothingShown: 'nichts in der Auslage',
    total: (player, count, points) => `${player}: ${counted(count, points)}`,
    done: 'Speichern, nächste Runde',
    doneLast: 'Speichern, Partie beenden',
  },

  next: {
    title: (round) => `Als Nächstes: Runde ${round}`,
    lastTitle: 'Das war die letzte Runde',
    last: (points) => `Wer die meisten ${points.many} hat, gewinnt.`,
    noMore: (points) =>
      `Niemand hat mehr Karten, und neue gibt es nicht. Wer die meisten ${points.many} hat, gewinnt.`,
    deal: (count, influence) =>
      `Räumt den Tisch ab, teilt je ${count} aus und deckt wieder ${a(influence, 'accusative')} auf.`,
    noDeal: (influence) =>
      `Räumt den Tisch ab, teilt keine Karten aus und deckt wieder ${a(influence, 'accusative')} auf.`,
    hands: 'Handkarten',
    starts: (player) => `${player} beginnt`,
    token: (from) => `denn der Startspielermarker wandert von ${from} weiter`,
    tokenWithoutCards: (player) => `denn ${player} bekommt den Startspielermarker, hat aber keine Karten`,
    leftOfFinisher: (finisher) => `links von ${finisher}, denn ${finisher} hat die Runde beendet`,
    firstWithCards: (finisher) =>
      `der erste Spieler mit Karten links von ${finisher}, denn ${finisher} hat die Runde beendet`,
    decided: 'wie ihr entschieden habt',
    leftOfWhoeverEnded: 'Wer links von dem sitzt, der die Runde beendet hat, beginnt.',
    whoStarts: 'Wer beginnt?',
    unsaid: 'Das entscheidet ihr',
    byTheRule: (player) => `${player}, nach den Regeln`,
  },

  pad: {
    corrected: 'Angepasst',
    earlier: 'Frühere Runden',
    leadsNobody: 'Noch hat niemand Punkte.',
    total: headed,
  },

  end: {
    points: (points) => `${capitalised(theMany(points))} von allen`,
    amount: counted,
    shared: (amount) => `Gleichstand, jeder hat ${amount}`,
    close: (winner, margin, runnersUp) => `Nur ${margin} Vorsprung hatte ${winner} vor ${runnersUp}`,
    comeback: (winner, round, margin) =>
      `Nach Runde ${round} noch auf dem letzten Platz, holte ${winner} auf und lag am Ende um ${margin} vorn`,
    clear: (winner, margin, runnersUp) => `${winner} hat ${runnersUp} um ${margin} geschlagen`,
    bigRound: (round, amount) => `allein Runde ${round} brachte ${amount}`,
    artist: (artist, amount) => `allein ${artist} brachte ${amount}`,
    nothing: 'und das ganz ohne eine Karte, die etwas gebracht hätte',
    whole: (ending, making) => `${ending}; ${making}.`,
  },
};
