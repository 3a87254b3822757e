import type { PaintingWorth, Usual } from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { hasWorthThen, type Painting } from '../../../shared/core/wall.ts';
import { editionOf } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { averageOf, chanceOf } from '../../../shared/text/chances.ts';
import { dayText, scoreText, type TextLanguage } from '../../shown/past/game-line.ts';
import { hungByText } from '../../shown/past/hung-by.ts';
import type { HungGame } from '../../shown/past/hung-game.ts';
import { placeInRound, stepOf } from './lit.ts';

/** The label beside a painting. */
export interface CardText {
  readonly title: string;
  readonly when: string;
  readonly facts: readonly Fact[];
  /** What else there is to say about it. */
  readonly note: string;
  readonly watch: string;
  readonly href: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
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
  return {
    title: card.title(isolated(nameOf(painting.artist)), nth, round),
    when: game.place === null ? day : card.when(day, isolated(game.place)),
    ...told(hung, painting, worth, textLanguage),
    watch: painting.lot === null ? card.watchCard : card.watch,
    href: addressOf({ screen: 'story', id: game.id, step: stepOf(painting) }),
  };
}

function told(
  hung: HungGame,
  painting: Painting,
  worth: WorthThen,
  textLanguage: TextLanguage,
): Pick<CardText, 'facts' | 'note'> {
  switch (editionOf(hung.game.edition).family) {
    case 'auction':
      return painting.lot === null
        ? unsold(hung, painting, textLanguage)
        : sold(hung, painting, worth, textLanguage);
    case 'gallery':
      return displayed(hung, painting, worth, textLanguage);
  }
}

function sold(
  hung: HungGame,
  painting: Painting,
  worth: WorthThen,
  textLanguage: TextLanguage,
): Pick<CardText, 'facts' | 'note'> {
  const { by, lot, owner, seller, partner, price, paid } = painting;
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const amount = (value: number) => scoreText(hung.game, value, textLanguage);
  const works = hung.paintings.filter((other) => other.lot === lot).length;
  const kind = hungByText(hung.game.edition, by, textLanguage);
  const from = nameAt(hung, seller);
  const paidFor = price === null ? null : price === 0 ? card.free : amount(price);
  return {
    facts: [
      { label: card.bought, value: nameAt(hung, owner) },
      { label: card.sold, value: kind === null ? from : card.soldIn(from, kind) },
      ...(partner === null ? [] : [{ label: card.partner, value: nameAt(hung, partner) }]),
      ...(paidFor === null
        ? []
        : [{ label: card.price, value: works === 2 ? card.forTwo(paidFor) : paidFor }]),
      ...worthFacts(hung, painting, worth, textLanguage),
      { label: card.paid, value: paid === 0 ? card.free : amount(works * paid) },
    ],
    note: '',
  };
}

function unsold(
  hung: HungGame,
  { by, seller }: Painting,
  textLanguage: TextLanguage,
): Pick<CardText, 'facts' | 'note'> {
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const kind = hungByText(hung.game.edition, by, textLanguage);
  const name = seller === null ? null : nameAt(hung, seller);
  return {
    facts:
      name === null ? [] : [{ label: card.putUp, value: kind === null ? name : card.soldIn(name, kind) }],
    note: by === 'mystery' ? `${card.mystery} ${card.nobodys}` : card.unsold,
  };
}

function displayed(
  hung: HungGame,
  painting: Painting,
  worth: WorthThen,
  textLanguage: TextLanguage,
): Pick<CardText, 'facts' | 'note'> {
  const { by, owner, paid } = painting;
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const kind = hungByText(hung.game.edition, by, textLanguage);
  const name = owner === null ? null : nameAt(hung, owner);
  return {
    facts: [
      ...(name === null
        ? []
        : [{ label: card.shown, value: kind === null ? name : card.soldIn(name, kind) }]),
      ...worthFacts(hung, painting, worth, textLanguage),
      ...(owner === null
        ? []
        : [{ label: card.scored, value: paid === 0 ? card.free : scoreText(hung.game, paid, textLanguage) }]),
    ],
    note: by === 'beside' ? card.beside : owner === null ? card.nobodys : '',
  };
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
  if (worth === null || worth === 'waiting') {
    const value = worth === null ? '–' : '…';
    return [
      { label: card.worth, value },
      { label: card.nothing, value },
    ];
  }
  return [
    { label: card.worth, value: card.onAverage(averageOf(game.edition, worth.worth, locale)) },
    { label: card.nothing, value: chanceOf(worth.nothing, locale) },
  ];
}

function nameAt({ game }: HungGame, seat: number | null): string {
  return isolated((seat === null ? undefined : game.players[seat]?.name) ?? '–');
}

/** Fewer lots say nothing about what is usual. */
const FEWEST = 5;

/** What the group usually pays, and how dear this one was, in tenths of the others. */
export function usualText(
  hung: HungGame,
  { artist }: Painting,
  usual: Usual,
  textLanguage: TextLanguage,
): { readonly said: string; readonly tenths: number | null; readonly dearer: string } | null {
  if (usual.count < FEWEST) return null;
  const { card } = COLLECTION[textLanguage.words.terms.language];
  const median = scoreText(hung.game, Math.round(usual.median), textLanguage);
  const name = isolated(hung.nameOf(artist));
  const tenths =
    usual.cheaper === null || usual.others === 0 ? null : Math.floor((10 * usual.cheaper) / usual.others);
  return {
    said: usual.of === 'price' ? card.usual(median, name) : card.usualPoints(median, name),
    tenths,
    dearer: tenths === null ? '' : card.dearer(tenths),
  };
}
