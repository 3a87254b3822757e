import { isCardGameBggId } from '../../../shared/api.ts';

/** A game’s number at BoardGameGeek as people have it: the number itself, or the address of its page. */
export function readBggNumber(typed: string): number | null {
  const text = typed.trim();
  const [, digits = text] = /boardgamegeek\.com\/\w+\/(\d+)/.exec(text) ?? [];
  const number = /^\d{1,7}$/.test(digits) ? Number(digits) : null;
  return isCardGameBggId(number) ? number : null;
}
