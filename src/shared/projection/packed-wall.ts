import type { Seat } from '../core/seats.ts';
import { HUNG_BY, type PackedWall, type Painting, type Wall } from '../core/wall.ts';

/*
 * A tenth of the same as JSON, because the collection keeps and sends many thousands: rounds are separated by spaces, and
 * a painting is a row of whole numbers, each with as many characters as it needs.
 */

const ROUND = ' ';
/** The digits are 64 characters in a row; the upper half means that another digit follows. */
const FIRST_CODE = 48;
const BASE = 32;
/** The last digits of numbers, which most are as a whole: looked up, because a rebuild packs millions. */
const DIGITS = Array.from({ length: BASE }, (_, digit) => String.fromCharCode(FIRST_CODE + digit));

/** `artists` in the edition's order. */
export function packWall({ rounds }: Wall, artists: readonly string[]): PackedWall {
  let before = 0;
  const packed = (painting: Painting): string => {
    const { artist, by, hung, lot, owner, seller, partner, price, paid } = painting;
    const numbers = [
      artists.indexOf(artist),
      by === null ? 0 : 1 + HUNG_BY.indexOf(by),
      hung - before,
      lot === null ? 0 : 1 + lot - hung,
      fromNull(owner),
      fromNull(seller),
      fromNull(partner),
      fromNull(price),
      paid,
    ];
    before = hung;
    let text = '';
    for (const number of numbers) text += digits(number);
    return text;
  };
  return rounds.map((paintings) => paintings.map(packed).join('')).join(ROUND);
}

export function unpackWall(wall: PackedWall, artists: readonly string[]): Wall {
  const rounds: Painting[][] = wall.split(ROUND).map(() => []);
  readWall(wall, artists, (painting, round) => rounds[round]?.push({ ...painting }));
  return { rounds };
}

/**
 * Goes through the paintings of a wall. `see` gets the same object every time: a collection has hundreds of thousands of
 * them, and making as many takes most of the time.
 */
export function readWall(
  wall: PackedWall,
  artists: readonly string[],
  see: (painting: Painting, round: number) => void,
): void {
  const painting: { -readonly [Key in keyof Painting]: Painting[Key] } = { ...NOTHING };
  let [round, before, field, number, scale] = [0, 0, 0, 0, 1];
  let isKnown = true;
  for (let at = 0; at < wall.length; at += 1) {
    const digit = wall.charCodeAt(at) - FIRST_CODE;
    if (digit >= BASE) {
      number += (digit - BASE) * scale;
      scale *= BASE;
      continue;
    }
    if (digit < 0) {
      round += 1;
      [field, number, scale] = [0, 0, 1];
      continue;
    }
    number += digit * scale;
    switch (field) {
      case 0:
        painting.artist = artists[number] ?? '';
        isKnown = number < artists.length;
        break;
      case 1:
        painting.by = HUNG_BY[number - 1] ?? null;
        break;
      case 2:
        painting.hung = before + number;
        break;
      case 3:
        painting.lot = number === 0 ? null : painting.hung + number - 1;
        break;
      case 4:
        painting.owner = toNull(number);
        break;
      case 5:
        painting.seller = toNull(number);
        break;
      case 6:
        painting.partner = toNull(number);
        break;
      case 7:
        painting.price = toNull(number);
        break;
      default:
        painting.paid = number;
        // Damaged: it is packed again when its game is.
        if (isKnown) {
          see(painting, round);
          before = painting.hung;
        }
        field = -1;
    }
    field += 1;
    number = 0;
    scale = 1;
  }
}

const NOTHING: Painting = {
  artist: '',
  by: null,
  hung: 0,
  lot: null,
  owner: null,
  seller: null,
  partner: null,
  price: null,
  paid: 0,
};

function fromNull(number: Seat | null): number {
  return number === null ? 0 : number + 1;
}

function toNull(number: number): number | null {
  return number === 0 ? null : number - 1;
}

function digits(number: number): string {
  if (number < BASE) return DIGITS[number] ?? '';
  let text = '';
  let rest = number;
  while (rest >= BASE) {
    text += String.fromCharCode(FIRST_CODE + BASE + (rest % BASE));
    rest = Math.floor(rest / BASE);
  }
  return text + (DIGITS[rest] ?? '');
}
