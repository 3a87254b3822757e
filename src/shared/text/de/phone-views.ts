import { counted } from '../noun.ts';
import type { phoneViews as english } from '../en/phone-views.ts';
import { inCase } from './noun.ts';

/** What a player's phone says about the game, in German. */
export const phoneViews: typeof english = {
  you: {
    seal: (artist, cards) =>
      cards === 1 ? `Dein geheimes Gebot für einen ${artist}?` : `Dein geheimes Gebot für zwei ${artist}?`,
    sealed: 'Du hast geboten',
    allSealed: 'Alle Gebote sind da',
    call: (artist, cards) =>
      cards === 1 ? `Bietest du auf einen ${artist}?` : `Bietest du auf zwei ${artist}?`,
    lead: (sum) => `Du führst mit ${sum}`,
    bid: 'Bieten oder passen?',
    more: (sum) => `Mehr als ${sum} oder passen?`,
    price: 'Nenn deinen Preis',
    take: (sum) => `Nimmst du es für ${sum}?`,
    add: (artist) => `Legst du einen zweiten ${artist} dazu?`,
    buy: (sum) => `Du bekommst es für ${sum}`,
    free: 'Du bekommst es umsonst',
    away: 'Du bist nicht am Tisch',
  },
  awayExplained:
    'Dein Platz bleibt frei, und dieses Handy gehört weiter dazu. Bist du wieder da? Dann sag am Laptop Bescheid.',
  sealedBy: (names, many) => (many ? `${names} haben geboten.` : `${names} hat geboten.`),
  nobodySealed: 'Noch hat niemand geboten.',
  nobodyElseSealed: 'Sonst hat noch niemand geboten.',
  tillReveal: 'Der Laptop deckt sie zusammen auf.',
  sells: (seller, cards, artist) =>
    cards === 1 ? `${seller} versteigert einen ${artist}.` : `${seller} versteigert zwei ${artist}.`,
  worth: (paintings, sum) =>
    paintings === 1
      ? `1 Gemälde, ${sum} wert, wenn jetzt Schluss wäre`
      : `${paintings} Gemälde, zusammen ${sum} wert, wenn jetzt Schluss wäre`,
  scores: (cards, points, card) =>
    cards === 1
      ? `${counted(cards, card)}, ${points} wert, wenn jetzt Schluss wäre`
      : `${counted(cards, card)}, zusammen ${points} wert, wenn jetzt Schluss wäre`,
  refused: {
    gone: 'Zu spät, das ist schon weg.',
    'not-allowed': 'Den Verkauf tragt ihr am Laptop ein.',
    'not-kept': 'Das ließ sich nicht speichern. Versuch es noch einmal.',
    'too-much': 'So viel hast du nicht.',
    'price-too-much': 'Der Preis darf nicht höher sein als dein Geld.',
  },
  evening: {
    bought: (paintings, price, paid) =>
      paintings === 1
        ? `Dein Gemälde hat ${price} gekostet und ${paid} eingebracht.`
        : `Deine ${paintings} Gemälde haben ${price} gekostet und ${paid} eingebracht.`,
    paid: (paintings, paid) =>
      paintings === 1
        ? `Dein Gemälde hat ${paid} eingebracht.`
        : `Deine ${paintings} Gemälde haben ${paid} eingebracht.`,
    scored: (cards, points, card) =>
      `Mit ${counted(cards, inCase(card, 'dative'))} hast du ${points} geholt.`,
    nothing: 'Du hast den ganzen Abend nichts gekauft.',
    best: (artist, price, paid) => `Dein bestes Geschäft: ${artist}, aus ${price} wurden ${paid}.`,
    worst: (artist, price, paid) => `Dein schlechtestes Geschäft: ${artist}, aus ${price} wurden ${paid}.`,
  },
};
