import type { statistics as english } from '../en/statistics.ts';
import { of as genitive } from './genitive.ts';

const brought = (cards: number) => (cards === 1 ? 'brachte' : 'brachten');

/** Statistics of people and the group, in German. `docs/statistics.md` defines every figure. */
export const statistics: typeof english = {
  title: 'Leute',
  explained:
    'Nur beendete Partien zählen. Falsch gespielte und abgebrochene zählen nicht, auch keine Beispielpartien und nichts aus dem Papierkorb.',
  reading: 'Wird ausgerechnet…',
  failed: 'Die Statistik ließ sich nicht ausrechnen. Deine Partien sind sicher. Versuch es noch einmal.',
  nobody: 'Diese Person gibt es hier nicht.',
  none: 'Noch keine Statistik. Sie beginnt mit deiner ersten beendeten Partie.',
  noneFiltered: 'Keine beendete Partie passt dazu. Versuch es mit weniger Filtern.',
  noneOf: 'Keine dieser Partien ist beendet.',
  counted: (games, number) => (games === 1 ? '1 Partie' : `${number} Partien`),
  toGames: 'Diese Partien zeigen',
  samples: {
    these: 'Das ist die Statistik der Beispielpartien. Sie zählen sonst nirgends.',
    ownBegin: 'Deine beginnt mit deiner ersten beendeten Partie.',
    own: 'Deine Statistik zeigen',
    see: 'Beispielstatistik zeigen',
    counted: (games, number) => (games === 1 ? '1 Beispielpartie' : `${number} Beispielpartien`),
  },
  everybody: 'Alle',
  footer: (whose, games) => `${whose} · ${games} · Vernissage`,
  records: 'Rekorde',
  seeGame: 'Partie ansehen',
  seeSale: 'Verkauf ansehen',
  seeRound: 'Runde ansehen',
  seeStreak: 'Diese Siege zeigen',
  leadsOf: (link, label) => `${link}: ${label}`,

  games: 'Partien',
  player: 'Spieler',
  wins: 'Siege',
  share: 'Anteil',
  rating: 'Spielstärke',
  uncertainty: 'Unsicherheit',
  retired: 'spielt nicht mehr mit',
  ofAll: (number, games) => (games === 1 ? 'Aus 1 Partie.' : `Aus allen ${number} Partien.`),
  ofSome: (games, of) => `Aus ${games} von ${of} Partien; von den anderen ist zu wenig bekannt.`,
  ratingOf: (value, uncertainty) => `${value} ± ${uncertainty}`,
  byChance: (expected, shared) =>
    shared === 0
      ? `Bei reinem Zufall wären es ${expected}.`
      : `Bei reinem Zufall wären es ${expected}. ${shared === 1 ? 'Einer war geteilt' : `${shared} waren geteilt`}.`,

  tables: 'Endstände nach Schachtel und Spielerzahl',
  table: 'Tisch',
  averageScore: 'Durchschnitt',
  averageWin: 'Durchschnitt der Sieger',
  averageLead: 'Durchschnittlicher Vorsprung',
  highest: 'Höchster Endstand',
  lowestWin: 'Reichte schon zum Sieg',
  closest: 'Knappster Sieg',
  best: 'Am meisten',
  worst: 'Am wenigsten',
  scoreOn: (score, day) => `${score}, ${day}`,

  inBoxes: (question, boxes) => `${question} · ${boxes}`,
  nemesisOf: (name, ahead, behind, games) =>
    `Angstgegner ist ${name}: in ${behind} von ${games} Partien weiter vorn, in ${ahead} weiter hinten.`,

  dearest: 'Höchster Preis',
  bestBargain: 'Bestes Schnäppchen',
  worstDeal: 'Größter Reinfall',
  bestRound: 'Beste Runde',
  lot: (buyer, cards, artist, price, paid) =>
    `${buyer}: ${cards === 1 ? '' : '2 × '}${artist} für ${price}, ${brought(cards)} ${paid} ein`,
  ownLot: (cards, artist, price, paid) =>
    `${cards === 1 ? '' : '2 × '}${artist} für ${price}, ${brought(cards)} ${paid} ein`,
  byPerson: (name, amount) => `${name}: ${amount}`,
  longestStreak: 'Meiste Siege in Folge',
  longestDrought: 'Am längsten ohne Sieg',
  inARow: (games) => (games === 1 ? '1 Sieg' : `${games} Siege`),
  gamesInARow: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
  now: (amount) => `Jetzt: ${amount}.`,
  shortest: 'Kürzeste Partie',
  longest: 'Längste Partie',
  works: 'Gemälde',
  artist: 'Künstler',
  day: 'Tag',
  edition: 'Schachtel',

  ratings: {
    note: 'Alle fangen bei 25 ± 8,3 an. Ohne Partien wächst die Unsicherheit. „Mindestens“ ist die Spielstärke minus zweimal die Unsicherheit, und danach geht die Reihenfolge.',
    sure: (name, rating) =>
      `${name} liegt vorn, mit einer Spielstärke von mindestens ${rating}. Glück ist das wohl kaum.`,
    unsure: (name, rating) =>
      `${name} liegt vorn, mit einer Spielstärke von mindestens ${rating}, aber sicher ist das noch nicht: Dafür ist es zu knapp oder zu früh.`,
    streak: (name, games) => `${name} hat die längste Siegesserie: ${games} Siege in Folge.`,
    dearest: (name, lot) => `Am teuersten gekauft hat ${name}: ${lot}.`,
  },
  artists: {
    title: 'Welche Künstler sammeln wir?',
    whose: (name) => `Welche Künstler sammelt ${name}?`,
    none: 'In keiner dieser Partien wurde mitgeschrieben, wer was hatte.',
    most: (artist, edition, works, share, many) =>
      `Vor allem ${artist} in ${edition}: ${many === 1 ? '1 Gemälde' : `${works} Gemälde`}, ${share} von allen.`,
    numbers: (edition) => `Gemälde, ${edition}`,
  },
  path: {
    title: (name) => `Wie hat sich ${genitive(name)} Spielstärke verändert?`,
    answer: (now, highest, day) => `Jetzt ${now}. Am höchsten war sie mit ${highest} am ${day}.`,
    some: (shown, all) =>
      `Zeigt ${shown} von ${all} Partien, gleichmäßig verteilt, mit der höchsten und der niedrigsten Spielstärke.`,
    numbers: 'Spielstärke nach jeder gezeigten Partie',
  },
  person: {
    won: (games, number, wins, won, chance) =>
      games === 1
        ? wins === 1
          ? 'hat eine Partie gespielt und gewonnen.'
          : 'hat eine Partie gespielt. Der erste Sieg kommt noch.'
        : wins === 0
          ? `hat ${number} Partien gespielt. Der erste Sieg kommt noch.`
          : `hat ${won} von ${number} Partien gewonnen${chance === null ? '' : `; bei reinem Zufall wären es ${chance}`}.`,
    table: (table, wins, games) => `Am stärksten bei ${table}: ${wins} von ${games} gewonnen.`,
    beats: (name, ahead, games) => `Meistens vor ${name}, in ${ahead} von ${games} Partien.`,
    beatenBy: (name, ahead, games) =>
      `${name} ist ein harter Gegner: in ${ahead} von ${games} Partien weiter vorn.`,
    streak: (games) => `Hat die letzten ${games} gewonnen.`,
    artist: (artist, works, of) => `Liebt ${artist}: ${works} von ${of} Gemälden.`,
    company: (name, games, number) =>
      games === 1
        ? `Zuletzt mit ${name} am Tisch.`
        : `${name} war am häufigsten dabei, in ${number} Partien.`,
    results: (name) => `Wo gewinnt ${name}?`,
    byChance: 'Bei Zufall',
    places: 'Vom ersten bis zum letzten Platz',
    said: (wins, games) => `${wins} von ${games}`,
    note: 'Gewonnene Partien. Die Linie zeigt, wie viele es bei reinem Zufall wären.',
    notAll: (scored, number, of) =>
      scored === 1
        ? `Siege aus allen ${of} Partien, Endstände nur aus einer davon.`
        : `Siege aus allen ${of} Partien, Endstände nur aus ${number} davon.`,
    band: 'Das Band zeigt nach oben und unten die doppelte Unsicherheit.',
  },
  against: {
    title: (name) => `Wen schlägt ${name}?`,
    record: (ahead, behind) => `${ahead}–${behind}`,
    said: (games, number, ahead, behind) =>
      `${games === 1 ? '1 Partie' : `${number} Partien`}, in ${ahead} weiter vorn, in ${behind} weiter hinten`,
    note: (name) =>
      `In wie vielen Partien ${name} weiter vorn war und in wie vielen weiter hinten. Die Linie steht bei der Hälfte.`,
    none: 'In diesen Partien hat sonst niemand mitgespielt.',
    most: (name, games, number, ahead, behind) =>
      `Am häufigsten mit ${name}: ${games === 1 ? '1 Partie' : `${number} Partien`}, in ${ahead} weiter vorn, in ${behind} weiter hinten.`,
    ahead: 'Weiter vorn',
    behind: 'Weiter hinten',
    even: 'Gleichauf',
  },
  customers: {
    title: 'Wer ist unser bester Kunde?',
    whose: (name) => `An wen zahlt ${name}, und wer zahlt an ${name}?`,
    best: (from, to, amount) => `Am meisten hat ${from} an ${to} gezahlt: ${amount}.`,
    pays: (name, to, amount) => `${name} hat am meisten an ${to} gezahlt: ${amount}.`,
    gets: (name, from, amount) => `${name} hat am meisten von ${from} bekommen: ${amount}.`,
    pair: 'Wer an wen',
    paid: 'Gezahlt',
    perGame: 'Pro Partie',
  },
  prices: {
    whose: (name) => `Was zahlt ${name}, und was bringt es ein?`,
    course: (name) => `Zahlt ${name} mehr als früher?`,
    best: (name, paid, price) => `Lohnt sich am meisten: ${name}, ${paid} für ${price}.`,
    buys: (name, paid, price) => `${name} kauft am besten ein und bekommt ${paid} für ${price}.`,
    buysLeast: (name, paid, price) => `${name} bekommt am wenigsten, ${paid} für ${price}.`,
    least: (name, paid, price) => `Lohnt sich am wenigsten: ${name}, ${paid} für ${price}.`,
    loses: (name, paid, price) => `Zu teuer gekauft: ${name}, ${paid} für ${price}.`,
  },
  tops: {
    comebacks: (name, behind, day) =>
      `Die größte Aufholjagd: Am ${day} lag ${name} ${behind} zurück und gewann trotzdem.`,
    changes: (names, number, day, times) =>
      `Am ${day} wechselte die Führung ${times === 1 ? 'einmal' : `${number}-mal`}, dann ging der Sieg an ${names}.`,
    closest: (name, lead, day) => `Der knappste Sieg: Am ${day} gewann ${name} mit ${lead} Vorsprung.`,
    clearest: (name, lead, day) => `Der klarste Sieg: Am ${day} gewann ${name} mit ${lead} Vorsprung.`,
    rounds: (names, price, day, _, round) =>
      `Die teuerste: ${price} für die Gemälde von Runde ${round} am ${day}. Der Sieg ging an ${names}.`,
  },
  memory: (year, winners) => `${year}: Sieg für ${winners}`,
  endsMost: (name, rounds, expected) =>
    `${name} hat die meisten Runden beendet: ${rounds}, bei reinem Zufall wären es ${expected}.`,
  pair: {
    title: (one, other) => `Wer liegt vorn, ${one} oder ${other}?`,
    answer: (one, ahead, other, behind, games, many) =>
      `${one} lag in ${ahead} von ${many === 1 ? '1 gemeinsamen Partie' : `${games} gemeinsamen Partien`} weiter vorn, ${other} in ${behind}.`,
    years: (one, ahead, other, behind) => `Jahre vorn: ${one} ${ahead}, ${other} ${behind}.`,
    paidTitle: (one, other) => `Was haben ${one} und ${other} einander gezahlt?`,
    paid: (one, other, paid, received) => `${one} hat an ${other} ${paid} gezahlt und ${received} bekommen.`,
    from: (one, other) => `${one} an ${other}`,
    up: (name, games) => `${name} +${games}`,
    level: 'Gleichauf',
    note: (one, other) => `Über der Mitte hat ${one} so viele Partien Vorsprung, darunter ${other}.`,
  },
};
