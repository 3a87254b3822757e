import type { Effect, Reach } from '../../gallery/index.ts';
import { counted, type Noun } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import { ordinal } from './ordinal.ts';

const reach: Record<Reach, string> = {
  'one-more': 'One more ends the round',
  'second-card': 'Two together end the round',
  everyone: 'One from everybody ends the round',
};

/** A symbol’s name, and what distinguishes it from a similar one. */
interface EffectName {
  readonly name: string;
  readonly detail: string;
}

const effects: Record<Effect, EffectName> = {
  none: { name: 'No symbol', detail: '' },
  draw: { name: 'Draw', detail: '' },
  'second-up': { name: 'Second card', detail: 'face up' },
  'second-down': { name: 'Second card', detail: 'face down' },
  everyone: { name: 'Everyone', detail: '' },
  award: { name: 'Award', detail: '' },
};

/** The table of Masters Gallery and The Card Game while a round is played. */
export const galleryTable = {
  askInfluence: (influence: Noun) => `Which artist is on the ${influence.one}?`,
  askArtist: (seat: string, { card }: GalleryTerms) => `Which artist’s ${card.one} does ${seat} display?`,
  askArtistUnnamed: ({ card }: GalleryTerms) => `Which artist’s ${card.one} is displayed?`,
  askArtistWithAward: 'Which artist is on the card with the award?',
  somebodyElse: 'Somebody else is playing',
  askPlayer: ({ card }: GalleryTerms) => `Who displays the next ${card.one}?`,
  playerExplained: 'Play then continues clockwise.',
  artistExplained: (limit: number, { card, influence }: GalleryTerms) =>
    `${limit} ${card.many} by one artist end the round, including the ${influence.one}.`,
  hang: (count: number, limit: number) => `${count} of ${limit} so far`,
  withAward: 'Card with an award',
  askEffect: 'Which symbol is on the card?',
  effectExplained: 'Most cards have none.',
  effects,
  askDraw: (seat: string) => `Does ${seat} draw a card?`,
  drawn: 'Draws a card',
  notDrawn: 'No draw',
  askSecond: (seat: string, artist: string) => `Does ${seat} add a second ${artist}?`,
  second: (artist: string) => `A second ${artist}`,
  noSecond: 'No second card',
  askFaceDown: (seat: string) => `Does ${seat} play a card face down?`,
  laidDown: 'Plays it face down',
  notLaidDown: 'No card',
  askAward: (value: number) => `Which artist gets the award of ${value}?`,
  noAward: 'No award',
  noAwardLeft: 'No awards left',
  goOnWithout: 'Continue',
  askEveryone: (seat: string) => `Everybody plays: what does ${seat} play?`,
  endsTheRound: 'ends the round',

  endsLimit: (count: number, artist: string) => `The ${ordinal(count)} ${artist} ends the round.`,
  endsTogether: (artists: string) => `These artists end the round together: ${artists}.`,
  endsBy: (player: string) => `${player} ends it, so the player on their left starts the next round.`,
  endsOutOfCards: 'Nobody has any cards left after this, so the round ends.',
  inSight: 'Going by the face-up cards',
  outOfSight: (faceDown: number) =>
    faceDown === 0
      ? 'before any cards are added'
      : `without ${faceDown === 1 ? 'the face-down card' : `${faceDown} face-down cards`}, before any cards are added`,
  confirmEnd: 'Ends the round',
  askLeaveOut: 'The rulebook says the player must do this. Skip it anyway?',
  confirmLeaveOut: 'Skip it',
  askEnter: 'Enter this?',
  confirmEnter: 'Enter',
  outOfCards: 'Everybody is out of cards',

  reach,
  tokens: 'Tokens',
  noTokens: 'no tokens',
  tokenOf: (round: number) => `round ${round}:`,
  noToken: (round: number) => `round ${round}: no token`,
  awardToken: 'award',
  corrected: 'adjusted by',
  signed: (change: number) => (change < 0 ? `−${-change}` : `+${change}`),
  scores: 'Scores this round',
  aCard: (points: number) => `${points} a card`,

  toPlay: 'to play',
  firstPlayer: 'First Player',
  inHand: (cards: number) => (cards === 1 ? '1 in hand' : `${cards} in hand`),
  noCards: 'no cards',
  displays: (artist: string, cards: number) => `${cards} ${artist}`,
  displaysNothing: 'nothing displayed yet',
  faceDown: (cards: number) => `${cards} face down`,
  points: counted,
  step: { artist: 'Artist', effect: 'Symbol' },
};
