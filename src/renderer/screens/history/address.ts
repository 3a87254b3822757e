import { HUNG_BY, type Light, type PriceRange } from '../../../shared/core/wall.ts';
import { decoded, type PlaceOn, type Search } from '../../../shared/routes/index.ts';

/** What is chosen about paintings: whether the games with the dearest come first, which are lit, and whether others are shown. */
export const LIGHT_TRAITS = ['dearest', 'artist', 'buyer', 'by', 'price', 'paid', 'only'] as const;
export type LightTrait = (typeof LIGHT_TRAITS)[number];

/** As an address has it. The dearest are those in a currency. */
export type Lights = Readonly<Partial<Record<LightTrait, string>>>;

/** A painting by its position among all of its game. */
export interface PaintingAt {
  readonly game: string;
  readonly position: number;
}

export interface Shown {
  readonly search: Search;
  readonly lights: Lights;
  /** Years below this one are folded. */
  readonly downTo?: string | undefined;
  /** The painting whose card is shown. */
  readonly painting?: PaintingAt | undefined;
}

/** Invalid values are ignored. */
export function shownAt({ search, more = '' }: Omit<PlaceOn<'history'>, 'screen'>): Shown {
  const lights = LIGHT_TRAITS.flatMap((trait) => {
    const value = valueOf(more, trait);
    return value !== undefined && isValid(trait, value) ? [[trait, value] as const] : [];
  });
  const [, position, game] = /^(\d{1,6})\.(.+)$/.exec(valueOf(more, 'painting') ?? '') ?? [];
  return {
    search,
    lights: Object.fromEntries(lights),
    downTo: valueOf(more, 'downTo'),
    painting: position === undefined || game === undefined ? undefined : { game, position: Number(position) },
  };
}

function isValid(trait: LightTrait, value: string): boolean {
  return trait === 'dearest' || trait === 'only' || Object.keys(lightOf({ [trait]: value })).length > 0;
}

export function placeOf({ search, lights, downTo, painting }: Shown): PlaceOn<'history'> {
  const at = painting === undefined ? undefined : `${painting.position}.${painting.game}`;
  const chosen = LIGHT_TRAITS.map((trait) => [trait, lights[trait]] as const);
  const more = [...chosen, ['downTo', downTo] as const, ['painting', at] as const]
    .flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : `${key}=${encodeURIComponent(value.toWellFormed())}`,
    )
    .join('&');
  return { screen: 'history', search, ...(more === '' ? {} : { more }) };
}

export function lightOf({ buyer, artist, by, price, paid }: Lights): Light {
  const light: { readonly [Key in keyof Light]: Light[Key] | undefined } = {
    buyer,
    artist,
    by: HUNG_BY.find((each) => each === by),
    price: rangeOf(price ?? ''),
    paid: { yes: true, no: false }[paid ?? ''],
  };
  return Object.fromEntries(Object.entries(light).filter(([, value]) => value !== undefined));
}

const LONGEST = 200;

function valueOf(asked: string, key: string): string | undefined {
  const pair = asked.split('&').find((each) => each.startsWith(`${key}=`));
  const value = decoded(pair?.slice(key.length + 1) ?? '') ?? '';
  return value === '' || value.length > LONGEST ? undefined : value;
}

/** A range of prices in an address: `11-25.1000 €`, `101-.1000 €`, or `0-0`, which is the same in every currency. */
export function rangeText({ least, most, currency }: PriceRange): string {
  return `${least}-${most ?? ''}${currency === undefined ? '' : `.${currency}`}`;
}

/** Reads such a range, if it is one: only nothing is the same in every currency. */
function rangeOf(text: string): PriceRange | undefined {
  const [, least, most = '', currency] = /^(\d{1,9})-(\d{0,9})(?:\.(.{1,40}))?$/u.exec(text) ?? [];
  if (least === undefined) return undefined;
  const range = { least: Number(least), most: most === '' ? null : Number(most) };
  if (currency !== undefined) return { ...range, currency };
  return range.most === 0 ? range : undefined;
}
