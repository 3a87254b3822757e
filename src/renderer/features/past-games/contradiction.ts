import type { Contradiction, WrittenResult } from '../../../shared/api.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { scoreText, type TextLanguage } from '../../shown/past/game-line.ts';

/** A game's two results in words; `null` if its log can't be replayed to the end. */
export function contradictionText(
  { game, written, replayed }: Contradiction,
  textLanguage: TextLanguage,
): { readonly written: string; readonly replayed: string | null } {
  const tell = ({ scores, winners }: WrittenResult) => {
    const { contradiction } = textLanguage.words.history;
    const names = listFormat(textLanguage.locale);
    const won = winners === null ? null : names.format(winners.map((seat) => game.players[seat]?.name ?? ''));
    const parts = game.players.map(({ name }, seat) => {
      const score = scores?.[seat];
      return score === undefined ? null : contradiction.score(name, scoreText(game, score, textLanguage));
    });
    const said = [
      won === null ? contradiction.noWinner : textLanguage.words.home.won(won, (winners?.length ?? 0) > 1),
      ...parts.filter((part) => part !== null),
    ];
    return said.join(' · ');
  };
  return { written: tell(written), replayed: replayed === null ? null : tell(replayed) };
}
