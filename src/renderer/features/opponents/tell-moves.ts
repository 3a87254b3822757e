import { mostEarned, worth } from '../../../shared/auction/index.ts';
import { standingBid } from '../../../shared/bidding/index.ts';
import { lookAhead } from '../../../shared/core/chances.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { Ask, DealtGame, Move } from '../../../shared/dealing/index.ts';
import { editionIn, type GameRecord, type Table } from '../../../shared/record/index.ts';
import { questionText, type Telling } from '../../../shared/text/bidding.ts';
import { averageOf } from '../../../shared/text/chances.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import { auctionTerms, galleryTerms } from '../../../shared/text/terms.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { stepText } from '../entry/auction/live/undo.ts';

type AuctionGame = Extract<DealtGame, { readonly family: 'auction' }>;

/** A practice game in words. */
export interface GameTold {
  readonly name: (seat: Seat) => string;
  readonly question: (game: DealtGame, seat: Seat, ask: Ask) => string;
  /** What a move does; empty for what needs no words. */
  readonly move: (move: Move, before: DealtGame, after: DealtGame | null) => string;
  /** How much more an offer is than the lot pays; empty if it is none. */
  readonly verdict: (move: Move, before: DealtGame) => string;
}

export function tellGame(record: GameRecord, language: LanguageView): GameTold {
  const { words, locale } = language;
  const naming = namingOf(record, locale);
  const describe = eventDescriber(words, locale, record);

  const telling = ({ state }: AuctionGame): Telling => ({
    words: words.liveAuction,
    name: naming.seat,
    sum: naming.money,
    list: (seats) => language.list(seats.map(naming.seat)),
    artist: naming.artist(artistIn({ state })),
    kind: (auction) => auctionTerms(words, state.setup.edition).sold[auction],
  });

  return {
    name: naming.seat,
    question: (game, seat, { kind }) => {
      const name = naming.seat(seat);
      if ('live' in game)
        return game.live === null
          ? words.table.askArtist(name)
          : questionText(game.live, true, telling(game));
      const { galleryTable: asked } = words;
      const { edition } = game.state.setup;
      switch (kind) {
        case 'draw':
          return asked.askDraw(name);
        case 'second':
          return asked.askSecond(name, naming.artist(artistIn(game)));
        case 'face-down':
          return asked.askFaceDown(name);
        case 'award':
          return asked.askAward(edition.awards.value);
        case 'everyone':
          return asked.askEveryone(name);
        case 'extras':
          return words.opponents.askExtras;
        default:
          return asked.askArtist(name, galleryTerms(words, edition));
      }
    },
    move: (move, before, after) => {
      switch (move.kind) {
        case 'event':
          return describe(move.event, tableOf(before), after && tableOf(after));
        case 'step':
          if (!('live' in before) || move.step.kind === 'uncover') return '';
          return stepText(before.live, move.step, telling(before));
        case 'out':
          return words.liveAuction.steps.says(naming.seat(move.seat), words.liveAuction.said.passes);
        case 'aside':
          return '';
      }
    },
    verdict: (move, before) => {
      if (!('live' in before) || move.kind !== 'step') return '';
      const { state } = before;
      const price = pricedBy(move.step, before);
      if (price === null || state.situation.kind !== 'selling') return '';
      const best = mostEarned(state);
      if (price > best) return words.opponents.overpaid(naming.money(price - best), naming.money(best));
      const { artist, cards } = state.situation;
      const average = (worth(state, lookAhead())?.[artist]?.worth ?? 0) * cards;
      const over = Math.round(price - average);
      return over < 1
        ? ''
        : words.opponents.dear(naming.money(over), averageOf(editionIn(record), average, locale));
    },
  };
}

function artistIn({ state: { situation, setup } }: Pick<DealtGame, 'state'>): string {
  return 'artist' in situation ? (setup.artists[situation.artist] ?? '') : '';
}

/** What somebody would pay by this step. */
function pricedBy(step: Extract<Move, { kind: 'step' }>['step'], { live }: AuctionGame): number | null {
  if (step.kind === 'take') return live === null ? null : (standingBid(live)?.amount ?? null);
  return step.kind === 'bid' || step.kind === 'price' || step.kind === 'cover' ? step.amount : null;
}

function tableOf(game: DealtGame): Table {
  switch (game.family) {
    case 'auction':
      return { family: game.family, setup: game.state.setup, state: game.state };
    case 'gallery':
      return { family: game.family, setup: game.state.setup, state: game.state };
  }
}
