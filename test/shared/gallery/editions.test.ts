import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { DISPUTED_RULES, EDITIONS, RULES } from '../../../src/shared/gallery/edition.ts';

const masters = gallery.editions['masters-gallery'];
const cardGame = gallery.editions['modern-art-card-game'];

/** Every field in which two values differ, by its path. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (isTree(one) && isTree(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap((name) =>
      differences(one[name], other[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return Object.is(one, other) ? [] : [`${path}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`];
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The numbers of the rulebooks. */
const PRINTED = {
  rounds: 4,
  deal: { 2: [13, 6, 6, 3], 3: [13, 6, 6, 0], 4: [13, 4, 4, 0], 5: [13, 2, 2, 0] },
  limits: { 2: 5, 3: 6, 4: 6, 5: 6 },
  valueTokens: [3, 2, 1],
  awards: { tokens: 5, value: 2 },
  symbolCards: { draw: 1, 'second-up': 1, 'second-down': 2, everyone: 1, award: 1 },
  cards: [17, 18, 19, 20, 21],
};

test.each(['masters-gallery', 'modern-art-card-game'] as const)(
  '%s has the numbers of its rulebook',
  (id) => {
    const { artists, ...edition } = gallery.editions[id];
    expect({ ...edition, cards: artists.map(({ cards }) => cards) }).toMatchObject(PRINTED);
  },
);

/** Without the numbers, which each edition has for itself. */
const isRule = (line: string): boolean =>
  !/^(rounds|deal|limits|valueTokens|awards|symbolCards|artists\.\d\.cards)/.test(line);

describe('the two editions', () => {
  test('differ in their names and words, in four rules, and in nothing else', () => {
    const { cites: mastersCites, ...mastersRules } = masters;
    const { cites: cardGameCites, ...cardGameRules } = cardGame;
    expect(differences(mastersRules, cardGameRules).filter(isRule)).toEqual([
      'id: "masters-gallery" | "modern-art-card-game"',
      'title: "Masters Gallery" | "Modern Art: The Card Game"',
      'translatedTitles.it: undefined | "Modern Art: Il gioco di carte"',
      'printing.by: "players" | "year"',
      'printing.year: undefined | 2024',
      'bgg.numberCanBeSet: false | true',
      'bgg.name: "Masters Gallery" | "Modern Art: The Card Game"',
      'bgg.namesBegin.0: undefined | "Modern Art: The Card Game"',
      'bgg.namesBegin.1: undefined | "Modern Art Card Game"',
      'bgg.namesBegin.2: undefined | "Modern Art: Il gioco di carte"',
      'words: "masterpieces" | "artworks"',
      'points: "points" | "victory-points"',
      'exampleMisprinted: false | true',
      'artists.0.id: "vermeer" | "denise-jillian-tan"',
      'artists.0.name: "Vermeer" | "Denise Jillian Tan"',
      'artists.1.id: "degas" | "wagner-kuroiwa"',
      'artists.1.name: "Degas" | "Wagner Kuroiwa"',
      'artists.2.id: "monet" | "tec"',
      'artists.2.name: "Monet" | "TEC"',
      'artists.3.id: "renoir" | "nicolas-sanchez"',
      'artists.3.name: "Renoir" | "Nicolás Sánchez"',
      'artists.4.id: "van-gogh" | "mariana-martins"',
      'artists.4.name: "Van Gogh" | "Mariana Martins"',
      'firstPlayer: "chosen" | "latest-museum-visit"',
      'drawAndAward: "expected" | "optional"',
      'extraCards: "every-artist-displayed" | "leading-artists-displayed"',
      'nextStarter: "left-of-finisher" | "left-of-first-player"',
    ]);
    expect(Object.keys(mastersCites)).toEqual(Object.keys(cardGameCites));
  });

  test.each(EDITIONS)('%s cites every rule', (id) => {
    const { cites } = gallery.editions[id];
    expect(Object.keys(cites).sort()).toEqual([...RULES, ...DISPUTED_RULES].sort());
    for (const cite of Object.values(cites)) {
      if (cite === null) continue;
      const { heading, paragraph } = cite;
      expect(heading).not.toBe('');
      expect(paragraph).toBeGreaterThanOrEqual(1);
    }
  });

  test('have cards for every deal, with one next to the deck each round', () => {
    for (const id of EDITIONS) {
      const { artists, deal, rounds } = gallery.editions[id];
      const cards = artists.reduce((sum, artist) => sum + artist.cards, 0);
      for (const [players, hands] of Object.entries(deal)) {
        const dealt = Number(players) * hands.reduce((sum, each) => sum + each, 0) + rounds;
        expect(dealt, `${id}, the deal for ${players}`).toBeLessThanOrEqual(cards);
      }
    }
  });

  test('are frozen', () => {
    expect(
      Object.isFrozen(masters) && Object.isFrozen(masters.artists[0]) && Object.isFrozen(cardGame.cites),
    ).toBe(true);
  });
});
