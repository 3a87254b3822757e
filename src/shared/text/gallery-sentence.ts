import {
  choices,
  explain,
  gallery,
  ruleStarter,
  type Artist,
  type Effect,
  type Event,
  type State,
} from '../gallery/index.ts';
import { roundsBefore } from '../core/rounds-before.ts';
import type { BySeat } from '../core/seats.ts';
import type { EventJson, TableOf } from '../record/index.ts';
import type { Noun } from './noun.ts';
import { adjustedParts } from './adjusted.ts';
import { whyStartsInGallery } from './starting.ts';
import { galleryTerms } from './terms.ts';
import {
  artistTies,
  adjustment,
  comingRound,
  haves,
  nameOf,
  together,
  type Starts,
  type SentenceContext,
} from './sentence-context.ts';

type Before = TableOf<'gallery'>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An event of Masters Gallery or The Card Game in one sentence. */
export function gallerySentence(
  context: SentenceContext,
  raw: EventJson,
  { setup, state: before }: Before,
  after: State | null,
): string {
  const event = gallery.readEvent(raw, setup);
  if (!event.ok) return context.words.unreadable;
  const what = happened(context, event.value, before, after);
  return together(what, event.value.type === 'end-round' ? null : roundOver(context, before, after));
}

function happened(context: SentenceContext, event: Event, before: State, after: State | null): string {
  const { words, naming } = context;
  const { situation, setup } = before;
  const terms = galleryTerms(context, setup.edition);
  const seat = nameOf(context, situation.kind === 'effect' ? situation.seat : null);
  switch (event.type) {
    case 'influence':
      return words.influence(naming.artist(event.artist), terms.influence);
    case 'play':
      return words.play(
        nameOf(context, event.seat),
        naming.artist(event.artist),
        effectOf(context, event.effect),
      );
    case 'draw':
      return words.draw(seat);
    case 'second':
      return words.second(seat, naming.artist(event.artist));
    case 'face-down':
      return words.faceDown(seat);
    case 'everyone':
      return words.everyone(
        cardsOf(
          context,
          event.artists.map((artist) => (artist === null ? [] : [artist])),
        ),
      );
    case 'award':
      return words.award(seat, naming.artist(event.artist));
    case 'decline':
      return words.decline(seat, situation.kind === 'effect' ? words.effects[situation.symbol] : null);
    case 'reveal':
      return words.reveal(cardsOf(context, event.cards));
    case 'extras': {
      const added = cardsOf(context, event.cards);
      return added === '' ? words.noExtras : words.extras(added);
    }
    case 'settle':
      if (roundsBefore(after?.settled ?? []) >= before.round) return words.closed(before.round);
      return together(
        scored(context, before, after),
        artistTies(context, explain(after ?? before, before.round)?.artists ?? [], words.tieNumber),
        comingRound(context, after, startsNext(context, event, before, after)),
      );
    case 'end-round':
      return words.calledOut;
    case 'adjust':
      return adjustment(context, event, [before, after ?? before], adjusted(context, event, terms.points));
  }
}

function effectOf({ words }: SentenceContext, effect: Effect | null | undefined): string | null {
  return effect === null || effect === undefined || effect === 'none' ? null : words.effects[effect];
}

/** Who played what, without players who had no card. */
function cardsOf({ words, naming, list }: SentenceContext, cards: BySeat<readonly Artist[]>): string {
  const laid = cards.flatMap((ofSeat, seat) =>
    ofSeat.length === 0 ? [] : words.laid(naming.seat(seat), list(ofSeat.map(naming.artist))),
  );
  return list(laid);
}

function scored(context: SentenceContext, { round }: State, after: State | null): string {
  const { words, naming } = context;
  const payouts = after?.settled.at(-1)?.payouts;
  if (payouts === undefined) return words.closed(round);
  if (payouts.every((points) => points === 0)) return words.scoredNothing(round);
  return words.scored(
    round,
    haves(
      context,
      payouts.map((points) => (points === 0 ? null : naming.count(points))),
    ),
  );
}

function startsNext(
  context: SentenceContext,
  event: Of<'settle'>,
  before: State,
  after: State | null,
): Starts {
  const words = context.startingInGallery;
  const said = event.next ?? null;
  const seat = after?.situation.kind === 'influence' ? (after.situation.seat ?? said) : said;
  const next = choices(before).settle?.next ?? null;
  if (next === null) return { seat, why: '' };
  if (said !== null && next.starter !== null && said !== next.firstPlayer)
    return { seat, why: words.decided };
  return { seat, why: whyStartsInGallery(ruleStarter(before, next, null), words, context.naming.seat) };
}

function roundOver({ words, naming }: SentenceContext, before: State, after: State | null): string | null {
  if (after?.situation.kind !== 'settling' || before.situation.kind === 'settling') return null;
  const [first] = after.situation.reached;
  if (first === undefined) return words.outOfCards;
  return words.limitReached(after.counts[first] ?? 0, naming.artist(after.setup.artists[first]));
}

function adjusted(
  { words, naming, list }: SentenceContext,
  event: Of<'adjust'>,
  points: Noun,
): string | null {
  const parts = adjustedParts(words, naming, points, event);
  return parts.length === 0 ? null : list(parts);
}
