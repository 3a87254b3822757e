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
  let before = 0;
  return {
    rounds: wall.split(ROUND).map((round) => {
      const paintings: Painting[] = [];
      const next = numbersIn(round);
      while (next.isLeft()) {
        const artist = artists[next.number()];
        const by = HUNG_BY[next.number() - 1] ?? null;
        const hung = before + next.number();
        const sold = next.number();
        const owner = toNull(next.number());
        const seller = toNull(next.number());
        const partner = toNull(next.number());
        const price = toNull(next.number());
        const paid = next.number();
        // Damaged: it is packed again when its game is.
        if (artist === undefined || Number.isNaN(paid)) continue;
        const lot = sold === 0 ? null : hung + sold - 1;
        paintings.push({ artist, by, hung, lot, owner, seller, partner, price, paid });
        before = hung;
      }
      return paintings;
    }),
  };
}

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

function numbersIn(text: string) {
  let at = 0;
  return {
    isLeft: () => at < text.length,
    number: (): number => {
      let number = 0;
      for (let scale = 1; ; scale *= BASE) {
        const digit = text.charCodeAt(at) - FIRST_CODE;
        at += 1;
        if (!(digit >= BASE)) return number + digit * scale;
        number += (digit - BASE) * scale;
      }
    },
  };
}
