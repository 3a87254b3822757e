import { HUNG_BY, type Light } from '../../../shared/core/wall.ts';
import { addressOfSearch, searchAt, type PlaceOn, type Search } from '../../../shared/routes/index.ts';
import { rangeOf, rangeText } from './prices.ts';

/** A painting of the permanent collection, by its position among all of its game. */
export interface PaintingAt {
  readonly game: string;
  readonly position: number;
}

/** The games of the collection, which of their paintings are lit, and the painting whose card is shown. */
interface Shown {
  readonly search: Search;
  readonly light: Light;
  readonly painting?: PaintingAt | undefined;
}

export function shownAt(asked: string): Shown {
  return { search: searchAt(asked), light: lightAt(asked), painting: paintingAt(asked) };
}

export function placeOf({ search, light, painting }: Shown): PlaceOn<'collection'> {
  const games = addressOfSearch(search).slice(1);
  const all = [...(games === '' ? [] : [games]), ...askedOfLight(light), ...askedOfPainting(painting)];
  return { screen: 'collection', asked: all.join('&') };
}

const LONGEST = 200;

/** What is lit, as parts of a query. */
function askedOfLight({ buyer, artist, by, price, paid }: Light): string[] {
  return [
    ...(buyer === undefined ? [] : [`buyer=${encodeURIComponent(buyer.toWellFormed())}`]),
    ...(artist === undefined ? [] : [`artist=${encodeURIComponent(artist.toWellFormed())}`]),
    ...(by === undefined ? [] : [`by=${by}`]),
    ...(price === undefined ? [] : [`price=${encodeURIComponent(rangeText(price))}`]),
    ...(paid === undefined ? [] : [`paid=${paid ? 'yes' : 'no'}`]),
  ];
}

/** Reads it from a query. Invalid values are ignored. */
function lightAt(asked: string): Light {
  const given = (key: string) => valueOf(asked, key);
  const by = HUNG_BY.find((each) => each === given('by'));
  const price = rangeOf(given('price') ?? '');
  const paid = { yes: true, no: false }[given('paid') ?? ''];
  const [buyer, artist] = [given('buyer'), given('artist')];
  return {
    ...(buyer === undefined ? {} : { buyer }),
    ...(artist === undefined ? {} : { artist }),
    ...(by === undefined ? {} : { by }),
    ...(price === null ? {} : { price }),
    ...(paid === undefined ? {} : { paid }),
  };
}

function askedOfPainting(painting: PaintingAt | undefined): string[] {
  if (painting === undefined) return [];
  return [`painting=${painting.position}.${encodeURIComponent(painting.game.toWellFormed())}`];
}

function paintingAt(asked: string): PaintingAt | undefined {
  const [, position, game] = /^(\d{1,6})\.(.+)$/.exec(valueOf(asked, 'painting') ?? '') ?? [];
  return position === undefined || game === undefined ? undefined : { game, position: Number(position) };
}

function valueOf(asked: string, key: string): string | undefined {
  const pair = asked.split('&').find((each) => each.startsWith(`${key}=`));
  const value = pair === undefined ? null : decoded(pair.slice(key.length + 1));
  return value === null || value === '' || value.length > LONGEST ? undefined : value;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
