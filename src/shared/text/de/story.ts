import type { story as english } from '../en/story.ts';
import { counted } from '../noun.ts';

const some = (count: number, artist: string) => `${count === 1 ? 'ein' : 'zwei'} ${artist}`;

/** A game’s replay, notes and charts, in German. */
export const story: typeof english = {
  title: 'Nachspielen',
  see: 'Partie nachspielen',
  toTable: 'Zum Tisch',
  count: 'Geld zählen',
  broken: 'Etwas im Verlauf dieser Partie passt nicht. Bis dahin kannst du sie nachspielen.',

  film: {
    lastWall: 'Die letzte Wand',
    moment: 'Schritt',
    back: 'Zurück',
    play: 'Start',
    pause: 'Anhalten',
    space: 'Leertaste',
    forward: 'Weiter',
    of: (at, all) => `${at} von ${all}`,
    beginning: 'Vor dem ersten Eintrag',
    round: (round) => `Runde ${round}`,
    correct: 'Ab hier korrigieren',
    log: 'Was ist passiert?',
    entries: (count, time) =>
      `${count === 1 ? '1 Eintrag' : `${count} Einträge`}${time === '' ? '' : ` in ${time}`}, Runde für Runde.`,
    points: counted,
    covered: 'Das Geld bleibt verdeckt, bis die Partie vorbei ist.',
    uncover: 'Geld zeigen',
    pad: 'Was steht auf dem Wertungsblock?',
    padTells: {
      money: 'Das Geld von allen nach jeder Runde.',
      points: 'Die Punkte von allen nach jeder Runde.',
    },
  },

  decided: {
    won: (names, many) => (many ? `${names} haben zusammen gewonnen` : `${names} hat gewonnen`),
    wall: 'Die Wand der letzten Runde: wie viele Gemälde es waren und was jedes eingebracht hat',
    title: 'Was die Partie entschieden hat',
    gained: (names, many, amount) =>
      `${names} ${many ? 'haben' : 'hat'} gegenüber dem stärksten Gegner ${amount} herausgeholt`,
    forGood: (gained) => `${gained} und damit endgültig die Führung übernommen`,
  },

  notes: {
    notes: 'Notizen',
    notesHint: 'Was möchtest du festhalten?',
    add: 'Notiz hinzufügen',
    change: 'Notiz ändern',
    keep: 'Speichern',
    failed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
  },

  chart: {
    showNumbers: 'Zahlen zeigen',
    hideNumbers: 'Zahlen ausblenden',
    showNumbersOf: (title) => `Zahlen zeigen: ${title}`,
    hideNumbersOf: (title) => `Zahlen ausblenden: ${title}`,
    save: 'Bild speichern',
    saveOf: (title) => `Bild speichern: ${title}`,
    saveFailed: 'Das Bild ließ sich nicht speichern. Versuch es noch einmal.',
    failed: 'Das Diagramm ließ sich nicht zeichnen. Die Zahlen stehen in der Tabelle.',
    money: 'Geld',
    points: 'Punkte',
    paintings: 'Gemälde',
    player: 'Spieler',
    artist: 'Künstler',
    moment: 'Zeitpunkt',
    round: (round) => `Runde ${round}`,
    rounds: 'Runde',
    bank: 'Bank',
    link: 'Link zum Diagramm',
    linkOf: (title) => `Link zum Diagramm: ${title}`,
    along: (title) => `Punkt für Punkt: ${title}`,
    footer: (game, players, when) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    groupedBy: 'Ansicht',
    tracked: {
      counts: 'Ihr habt hier nur die angebotenen Karten mitgeschrieben.',
      owners: 'Ihr habt hier mitgeschrieben, wer was gekauft hat, aber keine Preise.',
    },
    galleryCounts: 'Ihr habt hier nur die ausgespielten Karten mitgeschrieben.',
    covered: 'Diese Diagramme würden das Geld verraten, und das bleibt verdeckt, bis die Partie vorbei ist.',
  },

  race: {
    title: 'Wer lag vorn?',
    none: 'Noch ist nichts passiert.',
    afterRounds: (first, last, all) =>
      first === last
        ? `nach Runde ${first}`
        : first === 1 && last === all
          ? 'nach jeder Runde'
          : `nach den Runden ${first} bis ${last}`,
    ahead: (names, many, rounds) => `${names} ${many ? 'lagen' : 'lag'} ${rounds} vorn`,
    later: (names, rounds) => `${names} ${rounds}`,
    won: (names, many, amount) =>
      many
        ? `${names} hatten am Ende je ${amount} und gewannen zusammen.`
        : `${names} hatte am Ende ${amount} und gewann.`,
    now: (names, many, amount) =>
      many ? `Jetzt liegen ${names} vorn: je ${amount}.` : `Jetzt liegt ${names} vorn: ${amount}.`,
    changes: (changes) =>
      changes === 0
        ? 'Die Führung hat nie gewechselt.'
        : changes === 1
          ? 'Die Führung hat einmal gewechselt.'
          : `Die Führung hat ${changes}-mal gewechselt.`,
    notes: {
      money: 'Das Geld plus das, was die Gemälde eingebracht hätten, wenn die Runde da vorbei gewesen wäre.',
      points:
        'Die Punkte plus das, was die offenen Karten gebracht hätten, wenn die Runde da vorbei gewesen wäre.',
      'from-bank':
        'Ohne Preise weiß niemand, wer wie viel Geld hatte. Hier steht, was die Bank bis dahin gezahlt hat.',
    },
    moment: {
      start: () => 'Anfang',
      lot: (round, lot) => `Runde ${round}, Verkauf ${lot}`,
      turn: (round, turn) => `Runde ${round}, Karte ${turn}`,
      adjusted: (round) => `Runde ${round}, angepasst`,
      round: (round) => `Ende von Runde ${round}`,
      now: () => 'Jetzt',
    },
    numbers: 'Was alle hatten, Schritt für Schritt',
  },

  flow: {
    title: 'Woher kam das Geld?',
    start: 'Anfang',
    sold: 'Verkauft',
    bought: 'Gekauft',
    paidOut: 'Ausgezahlt',
    adjusted: 'Angepasst',
    cash: 'Geld',
    earned: 'Auszahlungen minus Käufe',
    none: 'Noch hat niemand etwas verdient.',
    dealer: (name, amount) => `${name} hat am besten gehandelt: ${amount} durch Verkäufe.`,
    collector: (name, amount) =>
      `${name} hat am besten gesammelt: ${amount} aus Auszahlungen, nach Abzug der Käufe.`,
    numbers: 'Das Geld von allen, vom Anfang bis zum Ende',
  },

  bargains: {
    title: 'Was war ein Schnäppchen?',
    none: 'Noch keine Schnäppchen. Spielt erst eine Runde zu Ende.',
    best: (buyer, count, artist, round, price, paid) =>
      `Das beste: ${buyer}, ${some(count, artist)} in Runde ${round}, gekauft für ${price} und verkauft für ${paid}.`,
    worst: (buyer, count, artist, round, price, paid) =>
      `Der größte Reinfall: ${buyer}, ${some(count, artist)} in Runde ${round}, gekauft für ${price} und verkauft für ${paid}.`,
    even: 'Alles hat genau das eingebracht, was es gekostet hat.',
    price: 'Preis',
    paid: 'Eingebracht',
    gain: 'Gewinn',
    lot: 'Verkauf',
    buyer: 'Käufer',
    seller: 'Auktionator',
    kind: 'Versteigerung',
    above: 'mit Gewinn',
    below: 'mit Verlust',
    point: (buyer, count, artist, kind, round) =>
      `${buyer}: ${count === 1 ? '' : '2 × '}${artist}, ${kind}, Runde ${round}`,
    pointMoney: (point, price, paid) => `${point}: ${price}, eingebracht ${paid}`,
    lotRow: (round, count, artist) => `Runde ${round}: ${count === 1 ? '' : '2 × '}${artist}`,
    unmatched: 'Doppel, umsonst',
    numbersLots: 'Alle Verkäufe der beendeten Runden',
    noPrices: 'Die Tabelle zeigt, was jeder Verkauf eingebracht hat. Die Preise hat niemand mitgeschrieben.',
    noLots: 'Niemand hat mitgeschrieben, wer was gekauft hat.',
  },

  paidWhom: {
    title: 'Wer hat wem gezahlt?',
    none: 'Noch hat niemand etwas gekauft.',
    noBuyers: 'Niemand hat mitgeschrieben, wer von wem gekauft hat.',
    onlyBank: 'Bisher haben alle nur bei der Bank gekauft.',
    onlyOwn: 'Bisher haben alle ihre eigenen Gemälde behalten.',
    alone: (winner) => `${winner} hat gewonnen, ohne den anderen etwas zu verkaufen.`,
    most: (from, to, amount) => `Am meisten ging von ${from} an ${to}: ${amount}.`,
    backed: (winner, from, amount) => `${winner} bekam am meisten von ${from}: ${amount}.`,
    pair: (from, to, amount) => `${from} › ${to}: ${amount}`,
    paintings: (count) => (count === 1 ? 'ein Gemälde' : `${count} Gemälde`),
    own: 'Behalten',
    numbers: 'Zahlungen vom Spieler in der Zeile an den in der Spalte',
    axis: 'Gezahlt',
  },

  artists: {
    title: 'Wie lief es für die Künstler?',
    none: 'Noch ist keine Runde zu Ende.',
    best: (artist, value, round) => `${artist} brachte am meisten ein: je ${value} in Runde ${round}.`,
    never: (artists) => `Nie etwas wert: ${artists}.`,
    axis: 'Ertrag pro Karte',
    values: 'Wert pro Gemälde oder Karte, Runde für Runde',
    counts: 'Karten auf dem Tisch, Runde für Runde',
  },

  earnings: {
    title: 'Woher kamen die Punkte?',
    bank: {
      none: 'Die Bank hat noch niemandem etwas gezahlt.',
      most: (name, amount, artist, ofArtist) =>
        `Am meisten hat die Bank ${name} gezahlt: ${amount}, davon ${ofArtist} für ${artist}.`,
      numbers: 'Was die Bank gezahlt hat, nach Spieler und Künstler',
    },
    points: {
      none: 'Noch ist keine Runde gewertet.',
      most: (name, amount, artist, ofArtist) =>
        `Am meisten hat ${name} geholt: ${amount}, davon ${ofArtist} mit ${artist}.`,
      numbers: 'Punkte nach Spieler und Künstler',
    },
  },
};
