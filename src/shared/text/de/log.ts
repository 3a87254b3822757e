import type { log as english } from '../en/log.ts';

const MORE = { more: 'noch ', back: '', plain: '' } as const;
const BACK = { more: '', back: ' zurück', plain: '' } as const;

/** The log, corrections, adjustments, seats and options, in German. */
export const log: typeof english = {
  open: 'Verlauf',
  title: 'Verlauf',
  empty: 'Noch ist nichts passiert. Hier steht alles, was du einträgst, und du kannst es korrigieren.',
  round: (round) => `Runde ${round}`,
  guess: 'eine Vermutung',
  toConfirm: (count) =>
    count === 1 ? 'Noch 1 Vermutung zu bestätigen' : `Noch ${count} Vermutungen zu bestätigen`,
  mended: 'korrigiert',
  correct: 'Korrigieren',
  correctLast: ': die letzten Einträge',
  said: (what, value) => `${what}: ${value}`,
  watch: 'Diesen Moment ansehen',
  guessNote: 'das ist eine Vermutung',

  form: {
    title: 'Wie war es wirklich?',
    adding: 'Was fehlt hier?',
    goesBefore: (sentence) => `Gehört vor diesen Eintrag: ${sentence}`,
    place: (round, lot, of) => `Runde ${round}, Eintrag ${lot} von ${of}`,
    keys: { left: '←', right: '→', shift: 'Umschalt' },
    earlier: 'Davor',
    later: 'Danach',
    addBefore: 'Davor einfügen',
    note: 'Notiz',
    noteHint: 'Eine Notiz für den Verlauf',
    guess: 'Als Vermutung',
    confirm: 'Vermutung bestätigen',
    start: 'Der Anfang',
    byHand: 'Die Zahlen der App stimmen nicht',
    before: 'vorher',
    missing: '…',
    nobody: 'Niemand',
    incomplete: 'Da fehlt noch etwas.',
    make: (corrections) =>
      corrections < 2
        ? 'Korrektur übernehmen'
        : corrections === 2
          ? 'Beide ändern'
          : `Alle ${corrections} ändern`,
    add: 'Hinzufügen',
    next: 'Weiter zu dem, was nicht mehr passt',
    remove: (entries) =>
      entries === 1
        ? 'Eintrag entfernen'
        : entries === 2
          ? 'Beide Einträge entfernen'
          : `Alle ${entries} Einträge entfernen`,
    cancel: 'Abbrechen',
    aside: 'Zurückstellen',
    keep: 'Behalten',
    removed: 'Nie passiert:',
    change: 'die Änderung',
    clauses: {
      offer: (seat, artist, kind) =>
        `${seat === null ? `${artist} wird versteigert` : `${seat} versteigert ${artist}`}${kind === null ? '' : `, ${kind}`}.`,
      pair: (seat, kind) =>
        `${seat === null ? 'Eine zweite Karte kommt dazu' : `${seat} legt die zweite dazu`}${kind === null ? '' : `, ${kind}`}.`,
      unpaired: (nobody) => `${nobody} legt eine zweite dazu.`,
      sale: (buyer, price) => (price === null ? `${buyer} kauft.` : `${buyer} zahlt ${price}.`),
      unwanted: (nobody) => `${nobody} bietet.`,
      mystery: (artist) => `Die Mystery-Karte ist ${artist}.`,
      influence: (artist) => `Die Karte neben dem Stapel ist ${artist}.`,
      play: (seat, artist, effect) =>
        `${seat === null ? `${artist} wird ausgespielt` : `${seat} spielt ${artist} aus`}${effect === null ? '' : `, Symbol: ${effect}`}.`,
      award: (artist) => `Die Auszeichnung geht an ${artist}.`,
      settle: (sentence, next) => `${sentence}. Danach beginnt: ${next}.`,
      used: (used) => `Dann: ${used}.`,
    },
    used: {
      draw: 'eine Karte gezogen',
      second: 'eine zweite Karte, offen',
      'face-down': 'eine Karte, verdeckt',
      everyone: 'eine Karte von allen',
      award: 'eine Auszeichnung',
      decline: 'Symbol übersprungen',
    },
    asked: {
      seat: 'Wer?',
      buyer: 'Wer hat gekauft?',
      next: 'Wer beginnt die nächste Runde?',
      artist: 'Welcher Künstler?',
      auction: 'Wie wurde versteigert?',
      effect: 'Welches Symbol ist auf der Karte?',
      price: 'Preis',
      skipped: 'Wie ging es weiter?',
    },
    bids: 'Gebote (leer lassen, wenn es keins gab oder du es nicht mehr weißt)',
    money: 'Wie viel Geld haben alle?',
    holdings: 'Wer hat welche Gemälde gekauft?',
    displays: 'Was liegt bei wem aus?',
    artists: 'Wer hat was gespielt?',
    cards: 'Welche Karten?',
    continue: 'Noch eine Runde austeilen, obwohl die Karten ausgegangen sind',
    byTheRules: 'Nach den Regeln',
    noEffect: 'keins',
    dropBids: 'Gebote weglassen',
    cardOf: (seat, number) => `${seat}, Karte ${number}`,
    none: 'Keine',
    what: 'Was ist passiert?',
    types: {
      offer: 'Ein Gemälde wurde angeboten',
      pair: 'Ein zweites Gemälde kam dazu',
      unpaired: 'Niemand hat eine zweite dazugelegt',
      sale: 'Ein Gemälde wurde verkauft',
      mystery: 'Eine Mystery-Karte',
      settle: 'Die Runde wurde ausgezahlt oder gewertet',
      final: 'Das Geld wurde gezählt',
      'end-round': 'Niemand hatte mehr Karten',
      adjust: 'Eine Anpassung',
      influence: 'Die Karte neben dem Stapel',
      play: 'Eine Karte wurde ausgespielt',
      draw: 'Eine Karte wurde gezogen',
      second: 'Eine zweite Karte wurde ausgespielt',
      'face-down': 'Eine Karte wurde verdeckt abgelegt',
      everyone: 'Alle haben eine Karte gespielt',
      award: 'Eine Auszeichnung wurde vergeben',
      decline: 'Ein Symbol wurde übersprungen',
      reveal: 'Karten wurden aufgedeckt',
      extras: 'Karten kamen in die Auslagen',
    },
  },

  next: {
    title: 'Als Nächstes: was nicht mehr passt',
    broken: 'Die Partie lässt sich nicht bis zum Ende zeigen',
    more: (count) => `und noch ${count}`,
    putUp: (seat) => `${seat} hat es angeboten`,
    played: (seat) => `${seat} hat sie gespielt`,
    onByOne: (who) => `${who} (und alle danach rücken eins weiter)`,
    inTurn: (who) => `${who} (und alle danach reihum)`,
    'was-turn': (seat) => `${seat} war dran`,
    bought: (seat) => `${seat} hat es gekauft`,
    'had-money': (seat) => `${seat} hatte das Geld`,
    'had-card': (seat) => `${seat} hatte die Karte`,
    unsold: 'Damit war die Runde vorbei, ohne Verkauf',
    'never-played': (count) =>
      count === 1
        ? 'Dazu kam es nicht mehr: Die Runde war schon vorbei'
        : `Zu diesen ${count} kam es nicht mehr: Die Runde war schon vorbei`,
    'paid-out': 'Erst wurde die Runde ausgezahlt',
    'no-bids': 'Gebote weglassen',
    whose: 'Wer war das?',
    'nobody-added': 'Niemand hat eine zweite Karte dazugelegt',
    skipped: 'Das Symbol wurde übersprungen',
    remove: (count) => (count === 1 ? 'Entfernen' : `Entfernen (${count} Einträge)`),
    'remove-rest': (count) =>
      `Das und alles danach entfernen (${count === 1 ? 'ein Eintrag' : `${count} Einträge`})`,
    open: 'Es war anders',
    add: 'Davor fehlt etwas',
    reason: 'wie es am Tisch war',
  },

  owed: {
    question: 'Was ist am Tisch jetzt zu tun?',
    asTheScreenSaid: 'Wenn ihr gezahlt habt, was auf dem Bildschirm stand:',
    done: 'Fertig',
    paidRight: 'Richtig gezahlt, nur die App lag falsch.',
    gives: (from, to, amount, how) => `${from} gibt ${to} ${MORE[how]}${amount}${BACK[how]}`,
    bankGives: (to, amount, how) => `Die Bank gibt ${to} ${MORE[how]}${amount}${BACK[how]}`,
    givesBank: (from, amount, how) => `${from} gibt der Bank ${MORE[how]}${amount}${BACK[how]}`,
  },

  correction: {
    title: 'Korrektur, noch nicht übernommen',
    changes: 'Was sich ändert',
    nothing: 'Sonst ändert sich nichts.',
    turnReason: 'wer am Tisch dran ist',
    goOn: 'Weiter',
    settleAfter: 'Übernimm oder verwirf erst diese Korrektur. Danach kannst du die Runde abschließen.',
    drop: 'Verwerfen',
    conflict:
      'Inzwischen hat jemand anders die Partie geändert, deshalb wurde deine Korrektur nicht übernommen. Schau in den Verlauf und korrigiere noch einmal.',
    money: (names) => `Geld: ${names}`,
    status: {
      playing: 'die Runde läuft',
      settling: 'die Runde ist vorbei',
      finished: 'die Partie ist vorbei',
    },
    keptNoMore: {
      cash: 'ums Geld kümmert ihr euch selbst',
      hands: 'um die Handkarten kümmert ihr euch selbst',
      held: 'wer was hat, trägst du am Ende der Runde ein',
    },
    inRound: (round) => `es ist Runde ${round}`,
    wins: (names) => `Sieg: ${names}`,
    payout: (round, what) => `in Runde ${round} ${what}`,
    ranking: (round, artists) => `Rangliste der Runde ${round}: ${artists}`,
  },

  stepped: {
    undo: (what) => `Rückgängig gemacht: ${what}`,
    redo: (what) => `Wiederholt: ${what}`,
    corrected: {
      waiting: (sentence, round) => `in Runde ${round}: ${sentence}`,
      undo: (sentence, round) => `die Korrektur in Runde ${round}. Im Verlauf steht wieder: ${sentence}`,
      redo: (sentence, round) => `die Korrektur in Runde ${round}. Im Verlauf steht jetzt: ${sentence}`,
    },
    removed: {
      waiting: (sentence, round) => `aus Runde ${round} entfernt: ${sentence}`,
      undo: (sentence, round) => `das Entfernen in Runde ${round}. Wieder im Verlauf: ${sentence}`,
      redo: (sentence, round) => `das Entfernen in Runde ${round}. Nicht mehr im Verlauf: ${sentence}`,
    },
    added: (sentence, round) => `der nachgetragene Eintrag in Runde ${round}: ${sentence}`,
    noted: (sentence, round) => `die Notiz in Runde ${round} zu: ${sentence}`,
    game: 'die Notizen zur Partie',
    several: (round) => `eine Korrektur mehrerer Einträge, ab Runde ${round}`,
  },

  adjust: {
    explained:
      'Trag ein, was auf dem Tisch ist, oder nur den Unterschied: −10 nimmt 10 weg, +5 gibt 5 dazu. Alles zusammen wird ein Eintrag im Verlauf.',
    reason: 'Warum?',
    reasonHint: 'Was ist passiert? Für den Verlauf',
    reasonMissing: 'Schreib kurz dazu, warum.',
    app: 'App',
    table: 'Tisch',
    fields: {
      cash: 'Geld',
      scores: 'Punkte',
      hands: 'Handkarten',
      counts: 'Karten auf dem Tisch in dieser Runde',
      standing: 'Wert aus früheren Runden',
      owned: 'In dieser Runde gekaufte Gemälde',
      displayed: 'In dieser Runde ausgespielte Karten',
      turn: 'Wer ist dran?',
    },
  },

  seats: {
    title: (name) => `Was ist mit ${name}?`,
    joins: 'Wer spielt noch mit?',
    at: (seat) => `Sitzplatz ${seat} ändern`,
    reason: 'Platzwechsel',
    joinReason: 'kam später dazu',
    name: (seat) => `Der Name auf Sitzplatz ${seat}`,
    newName: 'Wie heißt die Person?',
    asked: 'Worum geht es?',
    whom: 'Mit wem?',
    what: {
      misspelt: () => 'Der Name ist falsch',
      'taken-over': (name) => `Jemand übernimmt für ${name}`,
      never: (name) => `${name} hat nie mitgespielt`,
      swaps: (name) => `${name} tauscht den Platz`,
      'sat-elsewhere': (name) => `${name} saß die ganze Zeit woanders`,
      joins: (name) => `${name} kommt dazu`,
    },
    line: {
      misspelt: 'Schreib den richtigen Namen. Kennt ihn die App schon, ist das diese Person.',
      'taken-over': 'Schreib, wer ab jetzt übernimmt. Das Ergebnis bekommt, wer am Ende da sitzt.',
      never:
        'Die Plätze danach rücken auf. Bei jedem Eintrag dieser Person fragt die App, wer es wirklich war.',
      swaps: 'Ab jetzt. Wer den Platz wechselt, nimmt alles mit, und reihum geht es nach den Plätzen.',
      joins:
        'Kommt auf den letzten Platz und gilt bis zum Einstieg als abwesend. Ausgeteilt und gespielt wird ab jetzt nach der neuen Spielerzahl.',
    },
    follows: { seat: 'Einträge bleiben am Platz', person: 'Einträge gehen mit der Person' },
    refused: {
      away: 'Wer nicht da ist, kann den Platz nicht wechseln. Jemand anders kann ihn übernehmen.',
      'under-the-hammer':
        'Gerade wird ein Gemälde versteigert: Trag zuerst den Verkauf ein. Einen Platz übernehmen kann man jederzeit.',
      'card-awaited': 'Spielt zuerst die Karte von eben zu Ende. Einen Platz übernehmen kann man jederzeit.',
      'face-down':
        'Eine Karte liegt verdeckt, also kann niemand den Platz wechseln. Tauscht, wenn diese Runde gewertet ist.',
      'game-over': 'Die Partie ist vorbei.',
    },
  },

  head: {
    title: 'Wie hat die Partie begonnen?',
    clause: (names, edition, first, tracking) =>
      `${names} spielen ${edition}. ${first} beginnt. Die App schreibt mit: ${tracking}.`,
    asked: {
      edition: 'Welche Schachtel?',
      firstSeat: 'Wer hat begonnen?',
      tracking: 'Was schreibt die App mit?',
      order: 'Welcher Künstler ist weiter links?',
    },
    addPlayer: 'Spieler hinzufügen',
    atTheStart: 'Geld und Zahlen am Anfang',
    dropped: (variants) => `In dieser Schachtel gibt es das nicht: ${variants}. Es fällt weg.`,
    samePlaces: 'Aus jedem Künstler wird der, der in der neuen Reihe an derselben Stelle steht.',
    renamed: (was, name) => `${was} heißt jetzt ${name}`,
    seats: 'Plätze, im Uhrzeigersinn',
    edition: 'Schachtel',
    tracking: 'Was die App mitschreibt',
    mystery: 'Mystery-Hand',
    splitDouble: 'Geteilte Doppel',
    order: 'Künstler, in der Reihenfolge bei Gleichstand',
    earlier: 'nach links',
    saidBegan: (name) => `${name} hat begonnen`,
    yes: 'ja',
    no: 'nein',
  },
};
