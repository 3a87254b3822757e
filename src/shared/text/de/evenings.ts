import type { evenings as english } from '../en/evenings.ts';

export const evenings: typeof english = {
  standings: {
    player: 'Spieler',
    favourite: 'Lieblingskünstler',
    rating: 'Spielstärke, mindestens',
    course: 'Über die Jahre',
    wins: 'Siege (Linie: reiner Zufall)',
    latest: 'Letzte acht Partien',
    games: (games, number, day) => `${number} ${games === 1 ? 'Partie' : 'Partien'}, zuletzt am ${day}`,
    highest: (rating) => `Höchstwert ${rating}`,
    won: (wins, number, expected) => `${number} ${wins === 1 ? 'Sieg' : 'Siege'}, bei Zufall ${expected}`,
    place: (place, players) => `Platz ${place} von ${players}`,
    unplaced: 'nicht gewonnen',
    average: (place) => `durchschnittlich Platz ${place}`,
    all: (people) => `Alle ${people} zeigen`,
  },
  subjects: {
    heading: 'Wie spielen wir?',
    more: 'Weitere Fragen',
    currency: 'Gespielt mit',
    currencyOf: (boxes, games) => `${boxes} (${games})`,
    andOthers: (box, _, number) => `${box} und noch ${number}`,
    prices: 'Preise',
    customers: 'Wer wem zahlt',
    winning: 'Gewinnen',
    rounds: 'Rundenende',
    artists: 'Künstler',
    luck: 'Glück und Prognose',
    times: 'Zeiten',
    comeback: 'Größte Aufholjagd',
    cameBack: (amount) => `${amount} aufgeholt`,
    closest: 'Knappster Sieg',
    names: 'Namen',
    namesSaid: (people, number) => (people === 1 ? '1 Person' : `${number} Leute`),
    seasons: 'Saisontabelle',
  },
  scores: {
    title: 'Wie viel braucht man zum Sieg?',
    none: 'In keiner dieser Partien sind alle Endstände bekannt.',
    answer: (players, average, lead) =>
      `${players}: durchschnittlich ${average}, mit ${lead} Vorsprung auf den zweiten Platz.`,
    note: 'Vom niedrigsten Endstand, der zum Sieg gereicht hat, bis zum höchsten. Der Punkt ist der Durchschnitt der Sieger.',
    range: 'Durchschnitt der Sieger',
    said: (average, least, most) => `${average} (${least} bis ${most})`,
    score: 'Endstand',
  },
  prices: {
    title: 'Was zahlen wir, und was bringt es ein?',
    none: 'In keiner dieser Partien wurden alle Preise mitgeschrieben.',
    note: 'Im Durchschnitt pro Gemälde. Die Linie zeigt, was die Bank gezahlt hat.',
    by: {
      artist: 'Künstler',
      kind: 'Art',
      round: 'Runde',
      players: 'Spielerzahl',
      year: 'Jahr',
      person: 'Käufer',
    },
    buyers: 'Wer kauft gut ein?',
    course: {
      title: 'Sind die Preise gestiegen?',
      one: (year, price) =>
        `Im Jahr ${year} kostete ein Gemälde ${price}. Nur aus diesem Jahr gibt es Preise.`,
      more: (first, before, last, now) =>
        `Ja. Ein Gemälde kostete ${before} im Jahr ${first} und ${now} im Jahr ${last}.`,
      less: (first, before, last, now) =>
        `Nein. Ein Gemälde kostete ${before} im Jahr ${first} und ${now} im Jahr ${last}.`,
    },
    round: (round) => `Runde ${round}`,
    topTens: 'Bestenlisten',
    tops: {
      dearest: 'Die zehn höchsten Preise',
      bargains: 'Die zehn besten Schnäppchen',
      follies: 'Die zehn größten Reinfälle',
    },
    perPainting: 'Pro Gemälde',
    paintings: 'Gemälde',
    price: 'Preis',
    paid: 'Eingebracht',
    gain: 'Gewinn',
    both: (price, paid) => `${price}, brachte ${paid} ein`,
    between: (low, high) => `${low} bis ${high}`,
  },
  times: {
    title: 'Wann spielen wir?',
    perEvening: (games, number, average) =>
      `${number} ${games === 1 ? 'Partie' : 'Partien'}, durchschnittlich ${average} pro Abend.`,
    timed: (basis) => `Zeiten: ${basis}`,
    lasting: (minutes) => `Eine Partie dauert ${minutes} im Durchschnitt.`,
    mostly: (weekday, evenings, of) => `Meistens am ${weekday}: an ${evenings} von ${of} Abenden.`,
    longest: (weeks, number, day) =>
      weeks === 1 ? 'Nie zwei Wochen in Folge.' : `Höchstens ${number} Wochen in Folge, ab dem ${day}.`,
    now: (weeks) => `Jetzt sind es ${weeks} Wochen in Folge.`,
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    byWeekday: 'Nach Wochentag',
    byYear: 'Nach Jahr',
    year: 'Jahr',
    evenings: 'Abende',
    onThisDay: 'Heute vor Jahren',
    milestones: 'Runde Zahlen',
    milestone: (number) => `Partie ${number}`,
  },
  enders: {
    title: 'Wer beendet Runden, und lohnt sich das?',
    none: 'In keiner dieser Partien wurde mitgeschrieben, wessen Karte eine Runde beendet hat.',
    pays: (ending, otherwise) =>
      `In ${ending} dieser Runden sprang dabei mehr heraus als im Durchschnitt am Tisch, sonst in ${otherwise}.`,
    note: 'Die Linie zeigt, wie viele es bei reinem Zufall wären.',
    said: (ended, expected) => `${ended}, bei Zufall ${expected}`,
    rounds: 'Runden',
    ended: 'Beendet',
    expected: 'Bei Zufall',
    ending: 'Über dem Durchschnitt, wenn selbst beendet',
    otherwise: 'Sonst',
  },
  ways: {
    title: 'Gewinnt man mit Verkaufen oder mit Kaufen?',
    selling: 'Am besten verkauft',
    collecting: 'Am besten gekauft',
    best: 'Wer',
    won: 'Gewonnene Partien',
    sells: (selling, collecting, games, many) =>
      many === 1
        ? 'Mit Verkaufen: In der einzigen Partie mit Preisen gewann, wer am besten verkauft hat.'
        : `Mit Verkaufen. Wer am besten verkauft hat, gewann ${selling} von ${games} Partien; wer am besten gekauft hat, ${collecting}.`,
    buys: (selling, collecting, games, many) =>
      many === 1
        ? 'Mit Kaufen: In der einzigen Partie mit Preisen gewann, wer am besten gekauft hat.'
        : `Mit Kaufen. Wer am besten gekauft hat, gewann ${collecting} von ${games} Partien; wer am besten verkauft hat, ${selling}.`,
    level: (selling, _, games, many) =>
      many === 1
        ? 'Weder noch oder mit beidem: Es gibt nur eine einzige Partie mit Preisen.'
        : `Mit beidem gleich oft. Wer am besten verkauft oder am besten gekauft hat, gewann jeweils ${selling} von ${games} Partien.`,
    note: 'Am besten verkauft hat, wer von den anderen am meisten Geld bekam. Am besten gekauft hat, wem von den Auszahlungen nach Abzug der Preise am meisten blieb.',
  },
  tops: {
    title: 'Welche Partien bleiben in Erinnerung?',
    by: {
      comebacks: 'Aufholjagden',
      changes: 'Führungswechsel',
      closest: 'Knappste Siege',
      clearest: 'Klarste Siege',
      rounds: 'Teuerste Runden',
    },
    amounts: {
      comebacks: 'Rückstand',
      changes: 'Führungswechsel',
      closest: 'Vorsprung',
      clearest: 'Vorsprung',
      rounds: 'In der Runde gezahlt',
    },
    untracked: {
      comebacks: 'In keiner dieser Partien wurden alle Preise oder alle Auslagen mitgeschrieben.',
      changes: 'In keiner dieser Partien wurden alle Preise oder alle Auslagen mitgeschrieben.',
      closest: 'Die Endstände dieser Partien sind nicht bekannt.',
      clearest: 'Die Endstände dieser Partien sind nicht bekannt.',
      rounds: 'In keiner dieser Partien wurden alle Preise mitgeschrieben.',
    },
    none: {
      comebacks: 'Wer gewonnen hat, lag nie zurück.',
      changes: 'Die Führung hat nie gewechselt.',
      closest: 'Niemand hat allein und mit dem höchsten Endstand gewonnen.',
      clearest: 'Niemand hat allein und mit dem höchsten Endstand gewonnen.',
      rounds: 'Niemand hat etwas gezahlt.',
    },
    lateWins: (share) =>
      `In ${share} der Partien lag vor der letzten Runde noch nicht vorn, wer am Ende gewann.`,
    perGame: (changes) => `Durchschnittlich ${changes} pro Partie.`,
    between: (value, low, high) => `${value} (${low} bis ${high})`,
    winner: 'Sieger',
    round: 'Runde',
  },
  turns: {
    title: 'Ist es ein Vorteil, zu beginnen?',
    none: 'In keiner dieser Partien wurde mitgeschrieben, wer begonnen hat.',
    seats: ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster'],
    said: ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster'],
    begins: (share, chance) =>
      `Wer beginnt, hat ${share} der Partien gewonnen; bei reinem Zufall wären es ${chance}.`,
    best: (seat, share, chance) =>
      `Wer als ${seat} dran ist, gewinnt öfter, als der Zufall erwarten lässt: ${share} statt ${chance}.`,
    note: 'Gezählt wird ab dem Spieler, der beginnt. Die Linie zeigt, wie viele es bei reinem Zufall wären.',
    seat: 'Reihenfolge',
    sure: 'Das ist mehr, als Glück allein meistens schafft.',
    luck: 'Das kann Glück sein.',
    won: 'Gewonnene Partien',
    chance: 'Bei Zufall',
    interval: '95-%-Intervall',
    between: (low, high) => `${low} bis ${high}`,
  },
  pair: {
    heading: 'Die beiden vergleichen',
    yearsTitle: 'Wer lag in welchem Jahr vorn?',
    lead: 'Partien Vorsprung',
    year: 'Jahr',
    paid: 'Gezahlt',
    total: 'Insgesamt',
    perGame: 'Pro Partie',
    untracked: 'In keiner ihrer gemeinsamen Partien wurden alle Preise mitgeschrieben.',
  },
};
