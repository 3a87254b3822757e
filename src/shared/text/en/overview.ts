import type { AuctionOverview, GalleryOverview, Saying } from '../overview-facts.ts';
import type { AuctionTerms, GalleryTerms } from '../terms.ts';

const auction: Saying<AuctionOverview, AuctionTerms> = {
  goal: {
    title: () => 'You are art dealers',
    text: ({ rounds }) =>
      `For ${rounds} rounds you buy and sell paintings. The player with the most money at the end wins.`,
  },
  turn: {
    title: () => 'Your turn: sell a painting',
    text: () =>
      'Put a painting from your hand up for auction. The buyer pays you; if you buy it yourself, you pay the bank. Its symbol says how it is sold:',
  },
  end: {
    title: () => 'When a round ends',
    text: ({ limit }) =>
      `Everybody’s cards count together. With ${limit} by one artist on the table the round ends at once, and the last one isn’t sold.`,
  },
  worth: {
    title: () => 'How paintings make money',
    text: ({ worth }) =>
      `The bank buys all paintings. The three artists with the most cards pay ${worth} a painting, plus what they got in earlier rounds. The others pay nothing.`,
  },
  table: {
    title: () => 'Set up the table',
    text: ({ cash }, { tile }) =>
      `The board goes in the middle, the ${tile.many} beside it. One of you is the bank and gives everybody ${cash}, to hide behind your screen.`,
  },
};

const gallery: Saying<GalleryOverview, GalleryTerms> = {
  goal: {
    title: () => 'You collect art',
    text: ({ rounds }, { card, points }) =>
      `For ${rounds} rounds you display ${card.many}. The player with the most ${points.many} at the end wins.`,
  },
  turn: {
    title: () => 'Your turn: play a card',
    text: ({ awards }, { card }) =>
      `Play one ${card.one} from your hand, face up in front of you, sorted by artist. Some have a symbol that lets you do more; an award adds ${awards} to an artist for the whole game:`,
  },
  end: {
    title: () => 'When a round ends',
    text: ({ limit, fewer }, { influence }) =>
      `Everybody’s cards count together, and the ${influence.one} too. With ${limit} by one artist${
        fewer === null ? '' : ` (${fewer.limit} if ${fewer.players} of you play)`
      } the round ends at once.`,
  },
  worth: {
    title: () => 'How cards score',
    text: ({ worth }) =>
      `The three artists with the most cards get ${worth}. Each card in front of you scores all the tokens on its artist, including earlier rounds and awards. Cards by the others score nothing.`,
  },
  table: {
    title: () => 'Set up the table',
    text: ({ artists }, { influence }) =>
      `Put the ${artists} artists in a row, with the tokens beside them. Put the deck there too and turn up its top card: the ${influence.one}.`,
  },
};

/** What a table knows in a minute: five pictures and what is said under them. */
export const overview = {
  title: 'The game in one minute',
  page: (page: number, of: number) => `${page} of ${of}`,
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  play: 'Let’s play',
  auction,
  gallery,
  deal: (cards: string) => `Deal each player ${cards} cards.`,
  dealBy: (each: string) => `Deal each player cards: ${each}.`,
  dealtTo: (cards: string, players: string) => `${cards} with ${players} players`,
  mystery: (cards: string) => `Deal ${cards} more face down: the mystery hand.`,
};
