import type { Problem } from '../core/problem.ts';
import { editionOf, type GameRecord } from '../record/index.ts';
import type { Words } from './en.ts';
import type { Message, Naming } from './message.ts';
import { money } from './money.ts';

/** A problem in the words of a language; without a game, as good as it gets. */
export function problemSentence(
  words: Words,
  locale: string,
  game: GameRecord | null,
  { code, detail }: Problem,
): string {
  const family = game === null ? null : editionOf(game.edition).family;
  // The two families may say the same thing in words of their own, so whose problem it is decides.
  const messages: Readonly<Record<string, Message>> = {
    ...words.record.problems,
    ...(family === null ? {} : words[family].problems),
  };
  return messages[code]?.(detail, namingOf(game, locale)) ?? code;
}

function namingOf(game: GameRecord | null, locale: string): Naming {
  const count = (value: unknown) => new Intl.NumberFormat(locale).format(Number(value));
  const artists: readonly { readonly id: string; readonly name: string }[] =
    game === null ? [] : editionOf(game.edition).edition.artists;
  return {
    seat: (seat) => game?.players[Number(seat)]?.name ?? String(seat),
    artist: (artist) => artists.find(({ id }) => id === artist)?.name ?? String(artist),
    money: (thousands) => (game === null ? count(thousands) : money(game.edition, Number(thousands), locale)),
    count,
  };
}
