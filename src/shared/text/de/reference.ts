import type { Words } from '../en/index.ts';

export const reference: Words['reference'] = {
  title: 'Regeln auf einer Seite',
  edition: 'Schachtel',
  beside: 'Vergleichen mit',
  alone: 'keiner anderen',
  print: 'Drucken',
  differs: 'anders',
  sections: {
    game: 'Das Spiel',
    setup: 'Aufbau',
    kinds: 'Arten der Versteigerung',
    effects: 'Symbole',
    round: 'Die Runde',
    scoring: 'Wertung',
  },
  deal: 'Neue Karten vor jeder Runde',
  players: 'Spieler',
  round: (round) => `Runde ${round}`,
  limit: 'Ende bei',
  artists: 'Künstler: Bei Gleichstand gilt diese Reihenfolge',
  name: 'Künstler',
  cards: 'Karten',
  prizes: (worth) => `Die drei besten Künstler einer Runde bekommen ${worth}.`,
  coins: (tokens) => `Geldstücke gibt es zu ${tokens}.`,
  places: 'Schritt für Schritt lernen',
};
