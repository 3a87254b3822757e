import type { Edition, Setup } from '../gallery/index.ts';
import type { GalleryQuestion } from './gallery-questions.ts';
import { cardsOf, dealt, playersFrom, prizes, type Judged } from './ruling.ts';

/** Every answer of the referee, one text each. */
export const GALLERY_ANSWERS = [
  'goal',
  'course',
  'no-auctions',
  'players',
  'layout',
  'cards',
  'deal',
  'museum',
  'chosen',
  'influence-counts',
  'influence-symbol-idle',
  'turn',
  'symbols',
  'limit',
  'last-card-scores',
  'draw-may',
  'draw-should',
  'award-may',
  'award-should',
  'second-up',
  'second-down',
  'everyone-must',
  'past-limit-all-count',
  'no-cards-sits-out',
  'all-out-round',
  'face-down-first',
  'tokens-by-count',
  'lower-number',
  'no-card-no-token',
  'sum-of-tokens',
  'tokens-wait',
  'example-misprinted',
  'example-right',
  'extra-leading',
  'extra-displayed',
  'extra-symbol-idle',
  'extra-ranks-stand',
  'cards-times-value',
  'hand-kept',
  'token-passes',
  'left-of-ender',
  'next-with-cards',
  'ender-does-not-matter',
  'ender-leads-on',
  'most-points',
  'points-shared',
] as const;
export type GalleryAnswer = (typeof GALLERY_ANSWERS)[number];

/** What a table has chosen, or can choose. */
export const GALLERY_CHOICES = [
  'held',
  'mendable',
  'starter-named',
  'second-question',
  'skippable',
  'noted',
] as const;
export type GalleryChoice = (typeof GALLERY_CHOICES)[number];

export interface GalleryGround {
  readonly edition: Edition;
  readonly players: number;
}

export function galleryGround({ edition, players }: Setup): GalleryGround {
  return { edition, players };
}

type Rule = keyof Edition['cites'];
export type GalleryJudged = Judged<GalleryAnswer, Rule, GalleryChoice>;

export function judgeGallery(question: GalleryQuestion, { edition, players }: GalleryGround): GalleryJudged {
  const { rounds } = edition;
  const limit = edition.limits[players] ?? 0;
  switch (question) {
    case 'goal':
      return { answer: 'goal', rules: ['end', 'rounds'], detail: { rounds } };
    case 'course':
      return {
        answer: 'course',
        rules: ['rounds', 'turn', 'limit', 'tokens', 'score', 'clean-up'],
        detail: { limit, rounds },
      };
    case 'no-auctions':
      return { answer: 'no-auctions', rules: ['turn', 'score'] };
    case 'players':
      return { answer: 'players', rules: ['players'], detail: playersFrom(edition.players) };
    case 'layout':
      return { answer: 'layout', rules: ['artists', 'tokens-aside', 'setup', 'influence-turned', 'turn'] };
    case 'cards':
      return { answer: 'cards', rules: ['artists'], detail: cardsOf(edition.artists) };
    case 'deal':
      return {
        answer: 'deal',
        rules: ['setup', 'deal', 'next-deal', 'clean-up'],
        detail: dealt(edition.deal[players]),
      };
    case 'first-player':
      return { answer: firstPlayer(edition), rules: ['first-player'] };
    case 'influence':
      return { answer: 'influence-counts', rules: ['influence-turned', 'limit', 'influence'] };
    case 'influence-symbol':
      return { answer: 'influence-symbol-idle', rules: [], choice: 'held' };
    case 'turn':
      return { answer: 'turn', rules: ['turn'] };
    case 'symbols':
      return {
        answer: 'symbols',
        rules: ['draw', 'award', 'second-up', 'second-down', 'everyone'],
        detail: edition.symbolCards,
      };
    case 'limit':
      return { answer: 'limit', rules: ['limit', numberOfLimit(edition, limit)], detail: { limit } };
    case 'last-card':
      return { answer: 'last-card-scores', rules: ['limit-symbol'] };
    case 'draw':
      return optional(edition, 'draw', { answer: 'draw-may', otherwise: 'draw-should' });
    case 'award':
      return optional(edition, 'award', { answer: 'award-may', otherwise: 'award-should' });
    case 'second-up':
      return { answer: 'second-up', rules: ['second-up', 'limit'] };
    case 'second-down':
      return { answer: 'second-down', rules: ['second-down'] };
    case 'everyone':
      return { answer: 'everyone-must', rules: ['everyone'], choice: 'held' };
    case 'past-limit':
      return { answer: 'past-limit-all-count', rules: [], choice: 'mendable' };
    case 'no-cards':
      return { answer: 'no-cards-sits-out', rules: ['hand-empty'] };
    case 'all-out':
      return { answer: 'all-out-round', rules: ['all-out'] };
    case 'face-down':
      return { answer: 'face-down-first', rules: ['reveal', 'second-down'], choice: 'held' };
    case 'tokens':
      return {
        answer: 'tokens-by-count',
        rules: ['tokens', 'leading', 'influence'],
        detail: prizes(edition.valueTokens),
      };
    case 'equal-artists':
      return { answer: 'lower-number', rules: ['tie'] };
    case 'few-artists':
      return { answer: 'no-card-no-token', rules: [], choice: 'mendable' };
    case 'value':
      return { answer: 'sum-of-tokens', rules: ['values'], detail: { award: edition.awards.value } };
    case 'tokens-kept':
      return { answer: 'tokens-wait', rules: ['tokens-kept'] };
    case 'example':
      return edition.exampleMisprinted
        ? { answer: 'example-misprinted', rules: ['awards'] }
        : { answer: 'example-right', rules: ['influence'] };
    case 'extra-cards':
      return { answer: extraCards(edition), rules: ['extras'], choice: 'held' };
    case 'extra-symbol':
      return { answer: 'extra-symbol-idle', rules: ['extra-symbol'], choice: 'held' };
    case 'extra-ranks':
      return { answer: 'extra-ranks-stand', rules: ['tokens', 'extras'] };
    case 'score':
      return { answer: 'cards-times-value', rules: ['score'] };
    case 'clean-up':
      return { answer: 'hand-kept', rules: ['clean-up', 'next-deal', 'influence-turned'] };
    case 'who-starts':
      return { answer: starter(edition), rules: ['starter'], choice: 'starter-named' };
    case 'starter-without-cards':
      return { answer: 'next-with-cards', rules: [], choice: 'starter-named' };
    case 'who-ended':
      return { answer: ender(edition), rules: [], choice: 'starter-named' };
    case 'win':
      return { answer: 'most-points', rules: ['end'] };
    case 'equal-points':
      return { answer: 'points-shared', rules: [], choice: 'noted' };
  }
}

/** The rule that gives the number: small tables have a lower limit. */
function numberOfLimit({ limits, players: { most } }: Edition, limit: number): Rule {
  return limit === limits[most] ? 'limit-number' : 'limit-lower';
}

function firstPlayer({ firstPlayer: found }: Edition): GalleryAnswer {
  switch (found) {
    case 'latest-museum-visit':
      return 'museum';
    case 'chosen':
      return 'chosen';
  }
}

function optional(
  { drawAndAward, awards }: Edition,
  rule: Rule,
  { answer, otherwise }: { readonly answer: GalleryAnswer; readonly otherwise: GalleryAnswer },
): GalleryJudged {
  const detail = rule === 'award' ? { tokens: awards.tokens } : {};
  switch (drawAndAward) {
    case 'optional':
      return { answer, rules: [rule], detail, choice: 'skippable' };
    case 'expected':
      return { answer: otherwise, rules: [rule], detail, choice: 'second-question' };
  }
}

function extraCards({ extraCards: of }: Edition): GalleryAnswer {
  switch (of) {
    case 'leading-artists-displayed':
      return 'extra-leading';
    case 'every-artist-displayed':
      return 'extra-displayed';
  }
}

function starter({ nextStarter }: Edition): GalleryAnswer {
  switch (nextStarter) {
    case 'left-of-first-player':
      return 'token-passes';
    case 'left-of-finisher':
      return 'left-of-ender';
  }
}

function ender({ nextStarter }: Edition): GalleryAnswer {
  switch (nextStarter) {
    case 'left-of-first-player':
      return 'ender-does-not-matter';
    case 'left-of-finisher':
      return 'ender-leads-on';
  }
}
