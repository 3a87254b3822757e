import type { PaintingWorth, PriceBars, Usual } from '../../../shared/api.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { hasWorthThen, type Painting } from '../../../shared/core/wall.ts';
import { familyOf } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { averageOf, chanceOf } from '../../../shared/text/chances.ts';
import { dayText, scoreText, type TextLanguage } from '../../shown/past/game-line.ts';
import type { HungGame } from '../../shown/past/hung-game.ts';
import { lotFacts, type Fact } from '../../shown/past/lot-facts.ts';
import { placeInRound, stepOf } from './lit.ts';

/** The label beside a painting. */
export interface CardText {
  readonly title: string;
  readonly when: string;
  /** How many are one object: a double is two. */
  readonly cards: number;
  readonly facts: readonly Fact[];
  /** What else there is to say about it. */
  readonly note: string;
  readonly watch: string;
  readonly href: string;
}

/** What the forecast said at the time: `waiting` until it has been worked out, `null` if it can't be. */
export type WorthThen = PaintingWorth | 'waiting' | null;

export function cardOf(
  hung: HungGame,
  position: number,
  worth: WorthThen,
  textLanguage: TextLanguage,
): CardText | null {
  const painting = hung.paintings[position];
  if (painting === undefined) return null;
  const { game, nameOf } = hung;
  const { round, nth } = placeInRound(hung, position);
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const day = dayText(game.playedAt, textLanguage.locale);
  const { lot } = painting;
  const cards = lot === null ? 1 : hung.paintings.filter((other) => other.lot === lot).length;
  return {
    title: card.title(isolated(nameOf(painting.artist)), nth, round),
    when: game.place === null ? day : card.when(day, isolated(game.place)),
    cards,
    facts: factsOf(hung, painting, cards, worth, textLanguage),
    note: noteOf(hung, painting, textLanguage),
    watch: painting.lot === null ? card.watchCard : card.watch,
    href: addressOf({ screen: 'story', id: game.id, step: stepOf(painting) }),
  };
}

function factsOf(
  hung: HungGame,
  painting: Painting,
  cards: number,
  worth: WorthThen,
  textLanguage: TextLanguage,
): Fact[] {
  const { game } = hung;
  const { lot, paid } = painting;
  const name = (seat: Seat | null) => (seat === null ? undefined : game.players[seat]?.name) ?? null;
  const people = {
    owner: name(painting.owner),
    seller: name(painting.seller),
    partner: name(painting.partner),
  };
  return lotFacts(
    { ...painting, ...people, edition: game.edition, isSold: lot !== null, paid: cards * paid, cards },
    worthFacts(hung, painting, worth, textLanguage),
    textLanguage,
  );
}

function noteOf({ game }: HungGame, { by, lot, owner }: Painting, { words }: TextLanguage): string {
  const { card } = COLLECTION[words.terms.language];
  if (familyOf(game.edition).scoredIn === 'points')
    return by === 'beside' ? card.beside : owner === null ? card.nobodys : '';
  if (lot !== null) return '';
  return by === 'mystery' ? `${card.mystery} ${card.nobodys}` : card.unsold;
}

/** The lines are there while the forecast is being worked out, so that nothing moves when it arrives. */
function worthFacts(
  { game }: HungGame,
  painting: Painting,
  worth: WorthThen,
  { words, locale }: TextLanguage,
): Fact[] {
  if (!hasWorthThen(painting)) return [];
  const { card } = COLLECTION[words.terms.language];
  const unknown = worth === 'waiting' ? '…' : '–';
  const known = worth === 'waiting' ? null : worth;
  return [
    [card.worth, known === null ? unknown : card.onAverage(averageOf(game.edition, known.worth, locale))],
    [card.nothing, known === null ? unknown : chanceOf(known.nothing, locale)],
  ];
}

/** Fewer lots say nothing about what is usual. */
const FEWEST = 5;

export interface UsualText {
  readonly said: string;
  readonly dearer: string;
  readonly bars: BarsText | null;
}

/** What lots were sold for, as bars whose heights are parts of the highest. */
interface BarsText {
  readonly heights: readonly number[];
  /** The bar of the painting itself. */
  readonly own: number | null;
  /** Where they begin, where half of them end, and what the last one has. */
  readonly ends: readonly string[];
  readonly spoken: string;
}

/** What the group usually pays, and how dear this one was among the others. */
export function usualText(
  hung: HungGame,
  { artist }: Painting,
  { of, count, median, cheaper, others, bars }: Usual,
  textLanguage: TextLanguage,
): UsualText | null {
  if (count < FEWEST) return null;
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const middle = scoreText(hung.game, Math.round(median), textLanguage);
  const name = isolated(hung.nameOf(artist));
  return {
    said: of === 'price' ? card.usual(middle, name) : card.usualPoints(middle, name),
    dearer: cheaper === null || others === 0 ? '' : card.dearer(Math.floor((10 * cheaper) / others)),
    bars: bars === null ? null : barsText(hung, bars, textLanguage),
  };
}

function barsText({ game }: HungGame, { width, lots, own }: PriceBars, textLanguage: TextLanguage): BarsText {
  const { between, from, card } = COLLECTION[textLanguage.words.terms.language];
  const most = Math.max(...lots);
  const upTo = (bars: number) => scoreText(game, bars * width, textLanguage);
  const last = from(upTo(lots.length - 1));
  return {
    heights: lots.map((count) => count / most),
    own,
    ends: [upTo(0), upTo(lots.length / 2), last],
    spoken: lots
      .flatMap((count, at) => {
        const sold = at === lots.length - 1 ? last : between(upTo(at), upTo(at + 1));
        return count === 0 ? [] : card.lots(count, sold);
      })
      .join(', '),
  };
}
