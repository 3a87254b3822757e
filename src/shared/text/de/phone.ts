import type { phone as english } from '../en/phone.ts';
import { of } from './genitive.ts';

/** The page for phones, in German. */
export const phone: typeof english = {
  connecting: 'Wird verbunden…',
  offline: 'Keine Verbindung',
  offlineExplained:
    'Schläft der Laptop, oder ist er zugeklappt? Sind Handy und Laptop im selben WLAN? Das Handy verbindet sich von selbst wieder.',
  sending: 'Wird gesendet…',
  tryAgain: 'Noch einmal versuchen',

  noCode: {
    title: 'Scanne den Code auf dem Laptop',
    text: 'Er ist im Menü der Partie, unter „Handys am Tisch“. Richte die Kamera dieses Handys darauf oder tipp die acht Buchstaben daneben ein.',
  },
  code: {
    label: 'Die acht Buchstaben auf dem Laptop',
    wrong: 'Das ist nicht der Code. Schau dir die acht Buchstaben noch einmal an.',
    join: 'Verbinden',
  },
  choose: {
    title: 'Welcher Platz ist deiner?',
    refused: 'Am Laptop hat jemand Nein gesagt. Welcher Platz ist deiner?',
    phones: (phones) => (phones === 1 ? 'hat ein Handy' : `hat ${phones} Handys`),
  },
  asking: {
    title: (name) => `Bist du ${name}?`,
    text: 'Diese Zahl steht auch auf dem Laptop. Wenn es dieselbe ist, sagt dort jemand Ja.',
    other: 'Nein, ein anderer Platz',
  },
  refused: {
    'old-code': {
      title: 'Dieser Code geht nicht',
      text: 'Schau auf den Laptop und scanne oder tipp den Code, der jetzt da steht. Die Buchstaben ändern sich jede Minute.',
    },
    forgotten: {
      title: 'Der Laptop kennt dieses Handy nicht mehr',
      text: 'Wenn du noch mitspielst, scanne oder tipp den Code auf dem Laptop noch einmal.',
    },
    full: {
      title: 'Kein Platz mehr',
      text: 'Es sind zu viele Handys verbunden. Schließ die Seite auf einem davon und versuch es noch einmal.',
    },
    'slow-down': {
      title: 'Warte eine Minute',
      text: 'Das war zu oft. Versuch es in einer Minute noch einmal.',
    },
    over: {
      title: 'Das war’s für heute',
      text: 'Der Laptop nimmt keine Handys mehr an. Wenn die Partie noch läuft, kann er sie wieder zulassen.',
    },
  },

  acts: {
    amount: 'Betrag',
    change: (by) => (by < 0 ? `−${-by}` : `+${by}`),
    bid: (sum) => `${sum} bieten`,
    pass: 'Passen',
    seal: (sum) => `${sum} bieten`,
    noBid: 'Kein Gebot',
    unseal: 'Zurücknehmen',
    take: 'Nehmen',
    takeFor: (sum) => `Für ${sum} nehmen`,
    decline: 'Nicht nehmen',
    price: (sum) => `Für ${sum} anbieten`,
    add: 'Zweite Karte dazulegen, mit dem Symbol',
    addNone: 'Keine Karte',
    buyer: 'Wer kauft?',
    sold: (name, sum) => `Verkauft an ${name} für ${sum}`,
    sellInstead: 'Verkauf eintragen',
    bidInstead: 'Zurück zu meinem Gebot',
    notYet: 'Verkauft',
    tooMuch: (sum) => `Höchstens ${sum}.`,
    tooLittle: (sum) => `Mindestens ${sum}.`,
    wholeNumber: 'Gib eine ganze Zahl ein.',
  },
  sealed: 'Niemand sieht es, bevor alle geboten haben.',
  cover: {
    money: 'Mein Geld',
    bid: 'Mein Gebot',
    hold: (what) => `${what}: zum Nachsehen gedrückt halten`,
    nothing: 'keins',
  },
  of: (limit) => `von ${limit}`,
  paysNow: 'Jetzt wert',
  more: {
    mine: 'Was ich habe',
    none: 'Noch nichts',
    artists: 'Die Künstler',
    pays: (sum) => `brächte ${sum}`,
    table: 'Am Tisch',
    phone: 'Handy verbunden',
    pad: 'Wertungsblock',
  },
  evening: {
    title: 'Mein Abend',
    of: (name) => `${of(name)} Abend`,
    bought: (price) => `für ${price}`,
    paid: (sum) => `${sum} eingebracht`,
    earlier: 'Frühere Abende',
    stays: 'Das bleibt auf diesem Handy.',
    none: 'Diesmal nichts',
  },
  menu: {
    title: 'Dieses Handy',
    vibrates: 'Vibrieren, wenn ich dran bin',
    language: 'Sprache',
    leave: 'Das ist nicht mein Platz',
    close: 'Schließen',
  },
};
