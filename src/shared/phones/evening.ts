import type { Seat } from '../core/seats.ts';
import type { Timeline } from '../record/index.ts';
import { figuresOf, type AuctionFigures, type GalleryFigures } from '../story/index.ts';
import type { Naming } from '../text/message.ts';
import { galleryTerms } from '../text/terms.ts';
import { shownArtist } from '../core/shown-artist.ts';
import type { PhoneLanguage } from './moment.ts';
import type { Evening } from './views.ts';

/** What one player bought or displayed in a finished game, and what it paid. */
export function eveningOf(
  timeline: Timeline,
  seat: Seat,
  naming: Naming,
  language: PhoneLanguage,
): Evening | null {
  const figures = figuresOf(timeline);
  switch (figures?.family) {
    case 'auction':
      return atAuction(timeline, figures, seat, naming, language);
    case 'gallery':
      return inGallery(timeline, figures, seat, language);
    case undefined:
      return null;
  }
}

function inkOf(timeline: Timeline, artist: string): { readonly name: string; readonly ink: number } {
  const [table] = timeline.tables;
  if (table === undefined) return { name: artist, ink: 1 };
  const { name, place: ink } = shownArtist(table, artist);
  return { name, ink };
}

function atAuction(
  timeline: Timeline,
  { lots }: AuctionFigures,
  seat: Seat,
  { money }: Naming,
  { words, own }: PhoneLanguage,
): Evening {
  const bought = lots.filter(({ buyer }) => buyer === seat);
  const works = bought.map(({ round, artist, paintings, price, paid }) => ({
    round: words.settle.pad.round(round),
    ...inkOf(timeline, artist),
    cards: paintings,
    price: price === null ? '' : money(price),
    paid: paid === null ? '' : money(paid),
  }));
  if (bought.length === 0) return { works, said: [own.evening.nothing] };
  const known = bought.flatMap(({ artist, price, paid, paintings }) =>
    price === null || paid === null ? [] : { ...inkOf(timeline, artist), price, paid, paintings },
  );
  const paintings = bought.reduce((all, lot) => all + lot.paintings, 0);
  const paid = bought.reduce((all, lot) => all + (lot.paid ?? 0), 0);
  if (known.length < bought.length) return { works, said: [own.evening.paid(paintings, money(paid))] };
  const price = known.reduce((all, lot) => all + lot.price, 0);
  const ordered = known.toSorted((one, other) => other.paid - other.price - (one.paid - one.price));
  const [best] = ordered;
  const worst = ordered.at(-1);
  return {
    works,
    said: [
      own.evening.bought(paintings, money(price), money(paid)),
      ...(best === undefined || best.paid <= best.price
        ? []
        : [own.evening.best(best.name, money(best.price), money(best.paid))]),
      ...(worst === undefined || worst.paid >= worst.price
        ? []
        : [own.evening.worst(worst.name, money(worst.price), money(worst.paid))]),
    ],
  };
}

function inGallery(
  timeline: Timeline,
  { wall }: GalleryFigures,
  seat: Seat,
  { words, own }: PhoneLanguage,
): Evening {
  const mine = wall.rounds.flatMap((paintings, at) =>
    paintings.flatMap(({ artist, owner, paid }) => (owner === seat ? { round: at + 1, artist, paid } : [])),
  );
  const works = mine.map(({ round, artist, paid }) => ({
    round: words.settle.pad.round(round),
    ...inkOf(timeline, artist),
    cards: 1,
    price: '',
    paid: String(paid),
  }));
  const terms = termsOf(timeline, words);
  if (terms === null) return { works, said: [] };
  const { card, points } = terms;
  const sum = mine.reduce((all, { paid }) => all + paid, 0);
  return { works, said: [own.evening.scored(mine.length, words.galleryTable.points(sum, points), card)] };
}

function termsOf({ tables: [table] }: Timeline, words: PhoneLanguage['words']) {
  if (table === undefined) return null;
  switch (table.family) {
    case 'auction':
      return null;
    case 'gallery':
      return galleryTerms(words, table.setup.edition);
  }
}
