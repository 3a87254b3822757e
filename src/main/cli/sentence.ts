import type { Problem } from '../../shared/core/problem.ts';
import { editionOf, type GameRecord, type KnownEdition } from '../../shared/record/index.ts';
import { problems as auction } from '../../shared/text/en/auction.ts';
import { problems as gallery } from '../../shared/text/en/gallery.ts';
import { problems as record } from '../../shared/text/en/record.ts';
import type { Message, Naming } from '../../shared/text/message.ts';

type Messages = Readonly<Record<string, Message>>;

/** The two families may say the same thing in words of their own, so whose problem it is decides. */
const MESSAGES: Readonly<Record<KnownEdition['family'], Messages>> = {
  auction: { ...record, ...auction },
  gallery: { ...record, ...gallery },
};

/** A problem in English, for whoever replays records outside the app. */
export function sentenceOf({ code, detail }: Problem, game: GameRecord | null): string {
  const known = game === null ? null : editionOf(game.edition);
  const messages: Messages = known === null ? record : MESSAGES[known.family];
  return messages[code]?.(detail, namingOf(game, known)) ?? code;
}

function namingOf(game: GameRecord | null, known: KnownEdition | null): Naming {
  const artists: readonly { readonly id: string; readonly name: string }[] = known?.edition.artists ?? [];
  return {
    seat: (seat) => game?.players[Number(seat)]?.name ?? `seat ${String(seat)}`,
    artist: (artist) => artists.find(({ id }) => id === artist)?.name ?? String(artist),
    money: (thousands) => (Number(thousands) * 1000).toLocaleString('en'),
    count: String,
  };
}
