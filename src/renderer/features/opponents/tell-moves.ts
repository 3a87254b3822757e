import { mostEarned, worth } from '../../../shared/auction/index.ts';
import { standingBid } from '../../../shared/bidding/index.ts';
import { lookAhead } from '../../../shared/core/chances.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { Ask, DealtGame, Move } from '../../../shared/dealing/index.ts';
import type { Why } from '../../../shared/opponents/index.ts';
import { editionIn, type GameRecord, type Table } from '../../../shared/record/index.ts';
import { questionText, type Telling } from '../../../shared/text/bidding.ts';
import { averageOf } from '../../../shared/text/chances.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import { whyText } from '../../../shared/text/opponents.ts';
import { auctionTerms, galleryTerms } from '../../../shared/text/terms.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { stepText } from '../entry/auction/live/undo.ts';

type AuctionGame = Extract<DealtGame, { readonly family: 'auction' }>;
export type GameTold = ReturnType<typeof tellGame>;

/** A practice game in words. */
export function tellGame(
  record: GameRecord,
  { words, locale, list }: Pick<LanguageView, 'words' | 'locale' | 'list'>,
) {
  const naming = namingOf(record, locale);
  const describe = eventDescriber(words, locale, record);
  const edition = editionIn(record);
  const average = (amount: number) => averageOf(edition, amount, locale);

  function telling({ state }: AuctionGame): Telling {
    return {
      words: words.liveAuction,
      name: naming.seat,
      sum: naming.money,
      list: (seats) => list(seats.map(naming.seat)),
      artist: naming.artist(artistIn({ state })),
      kind: (auction) => auctionTerms(words, state.setup.edition).sold[auction],
    };
  }

  function question(game: DealtGame, seat: Seat, { kind }: Ask): string {
    const name = naming.seat(seat);
    if ('live' in game)
      return game.live === null ? words.table.askArtist(name) : questionText(game.live, true, telling(game));
    const { galleryTable: asked } = words;
    const { setup } = game.state;
    switch (kind) {
      case 'draw':
        return asked.askDraw(name);
      case 'second':
        return asked.askSecond(name, naming.artist(artistIn(game)));
      case 'face-down':
        return asked.askFaceDown(name);
      case 'award':
        return asked.askAward(setup.edition.awards.value);
      case 'everyone':
        return asked.askEveryone(name);
      case 'extras':
        return words.opponents.askExtras;
      default:
        return asked.askArtist(name, galleryTerms(words, setup.edition));
    }
  }

  /** What a move does; empty for what needs no words. */
  function said(move: Move, before: DealtGame, after: DealtGame | null): string {
    switch (move.kind) {
      case 'event':
        return describe(move.event, tableOf(before), after && tableOf(after));
      case 'step':
        if (!('live' in before) || move.step.kind === 'uncover') return '';
        // Advice is only for who asked.
        return move.step.kind === 'cover' && after === null && move.step.amount !== null
          ? words.liveAuction.standing(naming.seat(move.step.seat), naming.money(move.step.amount))
          : stepText(before.live, move.step, telling(before));
      case 'out':
        return words.liveAuction.steps.says(naming.seat(move.seat), words.liveAuction.said.passes);
      case 'aside':
        // Nobody sees it before all have chosen.
        return after === null ? putAside(move, before) : '';
    }
  }

  function putAside({ seat, card }: Extract<Move, { kind: 'aside' }>, { dealt }: DealtGame): string {
    const put = dealt.hands[seat]?.find(({ id }) => id === card);
    return put === undefined ? words.opponents.noCard : naming.artist(put.artist);
  }

  /** How much more an offer is than the lot pays; empty if it is none. */
  function verdict(move: Move, before: DealtGame): string {
    if (!('live' in before) || move.kind !== 'step') return '';
    const { state } = before;
    const price = pricedBy(move.step, before);
    if (price === null || state.situation.kind !== 'selling') return '';
    const best = mostEarned(state);
    if (price > best) return words.opponents.overpaid(naming.money(price - best), naming.money(best));
    const { artist, cards } = state.situation;
    const pays = (worth(state, lookAhead())?.[artist]?.worth ?? 0) * cards;
    const over = Math.round(price - pays);
    return over < 1 ? '' : words.opponents.dear(naming.money(over), average(pays));
  }

  function reason(why: Why, seat: Seat): string {
    return whyText(why, naming.seat(seat), words.opponents.whys, average);
  }

  return { naming, question, said, verdict, reason };
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
