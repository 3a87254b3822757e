import { isCardGameBggId } from '../../../shared/api.ts';

/** Reads a BoardGameGeek number from the number itself or the address of the game's page. */
export function readBggNumber(typed: string): number | null {
  const text = typed.trim();
  const [, digits = text] = /boardgamegeek\.com\/\w+\/(\d+)/.exec(text) ?? [];
  const number = /^\d{1,7}$/.test(digits) ? Number(digits) : null;
  return isCardGameBggId(number) ? number : null;
}
