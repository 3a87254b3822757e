import { isCardGameBggId } from '../../../shared/api.ts';
import { bggGame } from '../../../shared/interchange/index.ts';
import type { EditionId } from '../../../shared/record/index.ts';

/** Whether an edition goes by the number that the person says: no game has the number 0. */
export function goesByOwnNumber(edition: EditionId): boolean {
  return bggGame(edition, 0).bggId === 0;
}

/** A game’s number at BoardGameGeek as people have it: the number itself, or the address of its page. */
export function readBggNumber(typed: string): number | null {
  const text = typed.trim();
  const [, digits = text] = /boardgamegeek\.com\/\w+\/(\d+)/.exec(text) ?? [];
  const number = /^\d{1,7}$/.test(digits) ? Number(digits) : null;
  return isCardGameBggId(number) ? number : null;
}
