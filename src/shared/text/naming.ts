import { editionIn, editionOf, type AnyEdition, type GameRecord } from '../record/index.ts';
import { isolated } from '../core/person-name.ts';
import { numberFormat } from './formats.ts';
import type { Naming } from './message.ts';
import { money } from './money.ts';

/** How messages name a game's people, artists and money; without a game, best effort. */
export function namingOf(game: GameRecord | null, locale: string): Naming {
  const count = (value: unknown) => numberFormat(locale).format(Number(value));
  const artists: readonly { readonly id: string; readonly name: string }[] =
    game === null ? [] : editionOf(editionIn(game)).edition.artists;
  return {
    seat: (seat) => isolated(game?.players[Number(seat)]?.name ?? String(seat)),
    artist: (artist) => artists.find(({ id }) => id === artist)?.name ?? String(artist),
    money: (thousands) =>
      game === null ? count(thousands) : money(editionIn(game), Number(thousands), locale),
    count,
  };
}

/** Without people, but with the edition's money. */
export function namingInEdition(edition: AnyEdition, locale: string): Naming {
  return { ...namingOf(null, locale), money: (thousands) => money(edition, Number(thousands), locale) };
}
