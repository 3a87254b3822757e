import type { settle as english } from '../en/settle.ts';
import { ordinal } from './ordinal.ts';

/** The end of a round: the ranking, what the bank pays, what comes next. */
export const settle: typeof english = {
  limit: (artist, limit) => `Runde vorbei: das ${ordinal(limit)} Gemälde von ${artist}`,
  outOfCards: 'Runde vorbei: Niemand hat mehr Karten',
  unsold: {
    one: 'Die letzte Karte bleibt unverkauft.',
    two: 'Die letzten zwei Karten bleiben unverkauft.',
    mystery: 'Die Mystery-Karte gehört niemandem.',
  },
  board: 'Rangliste und Wert',
  rank: (rank) => ordinal(rank),
  noRank: 'ohne Rang',
  paintings: (count) => `${count} Gemälde`,
  tieWon: (artists) => `Gleichstand mit ${artists}: weiter links`,
  tieLost: (artists) => `Gleichstand mit ${artists}: weiter rechts`,
  fewer: (ranked) =>
    ranked === 0
      ? 'Kein Künstler liegt aus, also gibt es keine Rangliste.'
      : ranked === 1
        ? 'Nur ein Künstler liegt aus: Rang 2 und 3 bleiben leer.'
        : `Nur ${ranked} Künstler liegen aus: Rang 3 bleibt leer.`,
  tile: (round, amount) => `Runde ${round}: ${amount}`,
  noTile: (round) => `Runde ${round}: nichts`,
  tiles: 'Wert',
  award: (amount) => `Auszeichnung: ${amount}`,
  sum: (parts, value) => `${parts.join(' + ')} = ${value}`,
  byCorrection: (amount) => `${amount} (korrigiert)`,
  each: 'je Gemälde',
  nothing: 'nichts',
  waits: (amount) => `${amount} für später`,
  unconfirmed: (count) =>
    count === 1 ? 'Ein Eintrag ist noch geschätzt' : `${count} Einträge sind noch geschätzt`,

  holdings: {
    title: 'Wer hat was gekauft?',
    explained: 'Zählt bei jedem die Gemälde. Mit Enter oder den Pfeiltasten geht es weiter.',
    player: 'Spieler',
    bankPays: 'Bank zahlt',
    left: 'Übrig',
    field: (player, artist) => `${player}: Gemälde von ${artist}`,
    notANumber: (player) => `${player}: nur ganze Zahlen.`,
    neverSold: (artist, held, sold) =>
      `Das wären ${held} von ${artist}, aber verkauft ${sold === 1 ? 'wurde' : 'wurden'} nur ${sold}.`,
    some: (artist, paintings) => `${paintings} ${artist}`,
    unclaimed: (paintings) => `Niemand hat ${paintings}. Stimmt das?`,
    done: 'Auszahlen',
    doneAllTheSame: 'Ja, auszahlen',
    again: 'Nein, neu zählen',
    change: 'Ändern, wer was gekauft hat',
  },

  payouts: {
    title: 'Die Bank zahlt',
    explained: 'Hakt ab, was ihr auszahlt. Das letzte Häkchen schließt die Runde ab.',
    explainedAsked: 'Hakt ab, was ihr auszahlt, und entscheidet dann, wie es weitergeht.',
    none: 'In dieser Runde zahlt die Bank niemandem etwas.',
    part: (paintings, value) => `${paintings} × ${value}`,
    partFor: (artist, paintings, value) =>
      `${artist}: ${paintings === 1 ? 'ein Gemälde' : `${paintings} Gemälde`} zu ${value}`,
    noPaintings: 'keine Gemälde',
    handed: (player, amount) => `${amount} an ${player} ausgezahlt`,
    handOut: (tokens) => `${tokens} auszahlen`,
    token: (count, amount) => `${count} × ${amount}`,
    early:
      'Die Karten sind schon vor der letzten Runde alle. Nach den Regeln ist die Partie damit vorbei, aber ihr könnt noch eine Runde austeilen.',
    allPaid: 'Ausgezahlt, nächste Runde',
    allPaidLast: 'Ausgezahlt, Partie vorbei',
    endTheGame: 'Ausgezahlt, Partie beenden (Regel)',
    dealOn: (round) => `Ausgezahlt, Runde ${round} austeilen`,
  },

  next: {
    title: (round) => `Als Nächstes: Runde ${round}`,
    ifDealtOn: (round) => `Wenn ihr Runde ${round} austeilt`,
    lastTitle: 'Das war die letzte Runde',
    last: 'Deckt euer Geld auf. Wer am meisten hat, gewinnt.',
    lastCounted: 'Zählt euer Geld. Wer am meisten hat, gewinnt.',
    deal: (cards) => (cards === 1 ? 'Teilt je 1 Karte aus.' : `Teilt je ${cards} Karten aus.`),
    dealMystery: (cards) =>
      cards === 1
        ? 'Teilt je 1 Karte aus und 1 verdeckt für die Mystery-Hand.'
        : `Teilt je ${cards} Karten aus und ${cards} verdeckt für die Mystery-Hand.`,
    noDeal: 'Keine neuen Karten. Spielt mit denen weiter, die ihr habt.',
    hands: 'Handkarten',
    starts: (player) => `${player} beginnt`,
    leftOfLast: (last) => `links von ${last}, denn ${last} hat die letzte Karte gespielt`,
    leftOfFlipper: (last) => `links von ${last}, denn ${last} hat die letzte Karte aufgedeckt`,
    firstWithCards: (last) =>
      `der erste Spieler mit Karten links von ${last}, denn ${last} hat zuletzt gespielt`,
    decided: 'wie ihr entschieden habt',
    leftOfWhoeverWasLast: 'Wer links von dem sitzt, der zuletzt gespielt hat, beginnt.',
    whoStarts: 'Wer beginnt?',
    byTheRule: (player) => `${player}, nach den Regeln`,
  },

  pad: {
    title: 'Wertungsblock',
    round: (round) => `Runde ${round}`,
    fromBank: 'Gesamt',
    cash: 'Bargeld',
    cashAfter: 'Bargeld danach',
    money: 'Geld',
    covered: 'verdeckt',
    open: 'noch nicht ausgezahlt',
    unknown: 'unbekannt',
    winner: 'gewinnt',
    leads: (names, many, sum) => `${names} ${many ? 'führen' : 'führt'} mit ${sum}.`,
    paidMost: (names, many, sum) => `Am meisten hat die Bank ${names} gezahlt: ${many ? 'je ' : ''}${sum}.`,
    coveredNow: 'Wie viel alle haben, bleibt bis zum Schluss verdeckt.',
    untracked: 'Ums Geld kümmert ihr euch selbst.',
    opens: 'So wurde abgerechnet',
  },
};
