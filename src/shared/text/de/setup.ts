import type { setup as english } from '../en/setup.ts';
import { headed } from '../noun.ts';
import { of } from './genitive.ts';

/** Setting up a game, in German. */
export const setup: typeof english = {
  title: 'Neue Partie',
  edition: 'Welche Schachtel liegt auf dem Tisch?',
  rulebook: (heading, paragraph) => `Anleitung: „${heading}“, Absatz ${paragraph}`,

  players: 'Wer spielt mit?',
  clockwise: (least, most) => `${least} bis ${most} Spieler, im Uhrzeigersinn, wie ihr sitzt.`,
  playersHint: 'Sitzplätze kannst du ziehen oder mit Alt und den Pfeiltasten verschieben.',
  seat: (seat) => `Sitzplatz ${seat}`,
  name: 'Name',
  known: 'Bekannte Spieler',
  knownHint: 'Schon mal dabei:',
  sitDown: (name) => `${name} hinzufügen`,
  newPerson: (name) => `„${name}“ ist neu`,
  add: 'Spieler hinzufügen',
  remove: (name) => `${name} entfernen`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  nowAt: (name, place, seats) => `${name} ist jetzt auf Platz ${place} von ${seats}.`,
  nameMissing: (seat) => `Auf Sitzplatz ${seat} fehlt ein Name.`,
  nameTwice: (name) => `${name} ist zweimal dabei. Gib allen verschiedene Namen.`,
  tooMany: (most) => `Mit dieser Schachtel spielen höchstens ${most}. Nimm einen Sitzplatz weg.`,
  tooFew: (least) => `Mit dieser Schachtel spielen mindestens ${least}. Nimm noch einen Sitzplatz dazu.`,

  begins: 'beginnt',
  whoBegins: 'Wer beginnt?',
  firstRule: {
    youngest: 'Wer am jüngsten ist, nimmt den Hammer und bietet das erste Gemälde an.',
    'latest-museum-visit': 'Es beginnt, wer von euch zuletzt in einem Museum war.',
    chosen: 'Sucht euch aus, wer beginnt.',
  },

  tracks: 'Die App schreibt mit',
  tracking: 'Was soll die App mitschreiben?',
  trackings: {
    ledger: {
      label: 'Das Geld von allen',
      line: 'Du trägst ein, wer kauft und für wie viel. Die App weiß, wie viel Geld alle haben, hält es verdeckt und zahlt aus.',
    },
    owners: {
      label: 'Wer was gekauft hat',
      line: 'Du trägst nur ein, wer kauft. Die App rechnet aus, was die Bank zahlt. Ums Geld kümmert ihr euch selbst.',
    },
    counts: {
      label: 'Nur die angebotenen Karten',
      line: 'Du trägst nur den Künstler ein. Nach jeder Runde trägst du nach, wer was gekauft hat.',
    },
    full: {
      label: 'Wer was ausgespielt hat',
      line: 'Du trägst ein, wer welche Karte spielt. Die App wertet jede Runde.',
    },
  },
  cardsCounted: {
    label: 'Nur die ausgespielten Karten',
    line: 'Du trägst nur den Künstler ein. Nach jeder Runde trägst du nach, was bei wem ausliegt.',
  },
  forecast: 'Prognose',
  isShown: (shown) => (shown ? 'wird gezeigt' : 'wird nicht gezeigt'),
  variants: 'Varianten',
  noVariant: 'keine',
  mystery: {
    label: 'Die Mystery-Hand',
    line: 'Zu dritt: Eine vierte Hand wird verdeckt ausgeteilt. Nach jeder Versteigerung darf der Auktionator eine Karte daraus aufdecken.',
  },
  splitDouble: {
    label: 'Geteilte Doppel',
    line: 'Legt jemand anders die zweite Karte zu deiner Doppelkarte, teilt ihr euch den Preis. Bleibt dabei 1 übrig, geht sie an den, der dazugelegt hat.',
  },
  order: {
    title: 'Künstler auf deinem Spielplan',
    line: (first) =>
      `In der Anleitung steht nur, dass ${first} ganz links ist. Ordne die anderen wie auf deinem Spielplan: Bei Gleichstand gewinnt, wer weiter links ist.`,
  },

  dealFor: (players) => `Austeilen für ${players}`,
  dealt: (first, later) => `je ${first}, danach ${later}`,
  shuffle: (cards, each) => `Mischt alle ${cards} Karten und teilt je ${each} aus.`,
  mysteryDeal: (each) => `Teilt noch einmal ${each} verdeckt aus, für die Mystery-Hand.`,
  cash: (money) => `Gebt allen ${money}. Das Geld bleibt geheim.`,
  dealTable: 'So viele Karten bekommt jeder',
  dealRound: (round) => `Runde ${round}`,

  start: 'Partie beginnen',
  failed: 'Die Partie ließ sich nicht beginnen. Versuch es noch einmal.',

  again: {
    start: (first) => `Dieselben Leute, ${first} beginnt`,
    others: 'Oder jemand anders beginnt:',
    begins: (name) => `${name} beginnt`,
  },

  underWay: {
    open: 'Wir spielen schon',
    close: 'Doch eine neue Partie',
    title: 'Wie weit seid ihr?',
    explained:
      'Trag ein, wie der Tisch zwischen zwei Versteigerungen aussieht. Die App weiß nicht, welche Karten in früheren Runden kamen, und die Statistik dieser Partie beginnt hier.',
    round: 'In welcher Runde seid ihr?',
    roundNumber: (round) => `Runde ${round}`,
    explainedCards:
      'Trag ein, wie der Tisch zwischen zwei Zügen aussieht. Die App weiß nicht, welche Karten in früheren Runden kamen, und die Statistik dieser Partie beginnt hier.',
    tokens: 'Wertmarken aus früheren Runden',
    token: (round, value) => `Runde ${round}, Wertmarke ${value}`,
    noToken: 'keine Wertmarke',
    points: headed,
    pointsOf: (name, points) => `${headed(points)}: ${name}`,
    faceDown: 'Verdeckt',
    faceDownOf: (name) => `Verdeckte Karten: ${name}`,
    displayedBy: (name, artist) => `${name}: ${artist} in der Auslage`,
    influence: 'Neben dem Stapel',
    influenceLine: 'Die Karte dieser Runde.',
    influenceOf: (artist) => `${artist} neben dem Stapel`,
    countsLineCards: 'Zähl die Karte neben dem Stapel mit.',
    countOfCards: (artist) => `Karten von ${artist} auf dem Tisch`,
    awards: 'Auszeichnungen',
    awardsLine: 'Aus allen Runden.',
    awardsOf: (artist) => `Auszeichnungen auf ${artist}`,
    tiles: 'Werte aus früheren Runden',
    tile: (round, money) => `Runde ${round}, Wert ${money}`,
    noTile: 'keiner',
    now: 'Diese Runde',
    player: 'Spieler',
    turn: 'Am Zug',
    turnOf: (name) => `${name} ist dran`,
    hand: 'Handkarten',
    handOf: (name) => `${of(name)} Handkarten`,
    cash: 'Geld',
    cashOf: (name) => `${of(name)} Geld`,
    cashCovered: 'Verlässt du das Feld, ist das Geld wieder verdeckt.',
    bought: 'In dieser Runde gekauft',
    ownedBy: (name, artist) => `${name}: Gemälde von ${artist}`,
    counts: 'Karten auf dem Tisch',
    countsLine: 'Zähl auch Gemälde mit, die niemand gekauft hat.',
    countOf: (artist) => `Gemälde von ${artist} auf dem Tisch`,
    mystery:
      'Zähl auch Mystery-Karten mit, die in dieser Runde aufgedeckt wurden. Wie viele noch übrig sind, weiß die App nicht: Sie rechnet mit der ganzen Mystery-Hand.',
    start: 'Diese Partie fortsetzen',
    reasonEarlier: (round) => `Runde ${round}, bevor die App dazukam`,
    reasonNow: (round) => `So war der Tisch in Runde ${round}, als die App dazukam`,
    problems: {
      noTile: (round) => `Runde ${round}: Trag mindestens den Künstler an erster Stelle ein.`,
      tileGap: (round) => `Runde ${round}: Trag die Künstler der Reihe nach ein, vom ersten an.`,
      tileTwice: (round) =>
        `Runde ${round}: Ein Künstler ist zweimal da. Pro Runde bekommt jeder nur einen Wert.`,
      noHand: (name) => `Wie viele Karten hat ${name}? Trag eine ganze Zahl von 0 bis 999.999 ein.`,
      noCash: (name) => `Wie viel Geld hat ${name}? Trag eine ganze Zahl von 0 bis 999.999 ein.`,
      noPoints: (name, points) =>
        `Wie viele ${points.many} hat ${name}? Trag eine ganze Zahl von 0 bis 999.999 ein.`,
      awardsNotANumber: (artist) =>
        `Wie viele Auszeichnungen liegen auf ${artist}? Trag eine ganze Zahl ein.`,
      tooManyAwards: (most) => `In der Schachtel sind nur ${most} Auszeichnungen.`,
      noInfluence: 'Welcher Künstler ist auf der Karte neben dem Stapel?',
      notANumber: (name) => `Trag bei ${name} ganze Zahlen für die Gemälde ein.`,
      handsEmpty: 'Wenn niemand mehr Karten hat, ist die Partie vorbei.',
      turnWithoutCards: (name) => `${name} hat keine Karten. Wähle, wer das nächste Gemälde anbietet.`,
      countNotANumber: (artist) =>
        `Wie viele Karten von ${artist} sind auf dem Tisch? Trag eine ganze Zahl ein.`,
      ownedOverCount: (artist) => `Die Spieler haben mehr Gemälde von ${artist}, als auf dem Tisch sind.`,
      roundOver: (artist, most) =>
        `Bei mehr als ${most} ${artist} ist die Runde vorbei. Zahlt sie am Tisch aus, dann trag die nächste Runde ein.`,
    },
  },
};
