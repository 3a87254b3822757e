import { editionIn } from '../../shared/record/index.ts';
import type { BrokenGame, Fate, FileGame, FileContents, GameHere } from '../../shared/api.ts';
import { quoted } from '../../shared/core/problem.ts';
import { openBoxes } from '../store/boxes.ts';
import { gameRows } from '../store/game-rows.ts';
import type { Prepared } from '../store/importing/prepared.ts';
import { openImports } from '../store/importing/imports.ts';
import { resultOf } from '../../shared/result/index.ts';
import type { Job } from '../job/job.ts';
import { gamesOf } from './file-games.ts';
import type { Source } from './incoming.ts';
import { strangersIn } from './strangers.ts';

/** The id of files that came together. */
export interface FileOrder {
  readonly file: string;
  readonly sources: readonly Source[];
}

/** How many of each kind are listed; the rest is only counted. */
const MOST_SHOWN = 100;
const MOST_MATCHES = 1000;

/** Examines files without changing anything. */
export const lookThrough: Job<FileOrder, FileContents> = {
  run: async ({ file, sources }, context) => {
    const { fate } = openImports(context.database, () => '');
    const strangers = strangersIn(context.database);
    const { row } = gameRows(context.database);
    const counts = countsOfFates();
    const games: Record<Fate, FileGame[]> = { new: [], further: [], here: [], different: [] };
    const kept = openBoxes(context.database);
    const boxes: { readonly new: string[]; readonly here: string[] } = { new: [], here: [] };
    const broken: BrokenGame[] = [];
    const hashes = new Map<string, string>();
    let brokenCount = 0;
    let passedOver = { otherGames: 0, teams: 0 };

    /** A game that occurs twice in the file is new only once. */
    function fateHere(game: Prepared): Fate {
      const before = hashes.get(game.record.id);
      hashes.set(game.record.id, game.hash);
      if (before === undefined) return fate(game);
      return before === game.hash ? 'here' : 'different';
    }

    function fileGame(line: number | null, { record }: Prepared, match: GameHere | null): FileGame {
      const { players, startedAt = null, events } = record;
      const result = resultOf(record);
      const names = players.map(({ name }) => name);
      const id = match?.id ?? record.id;
      const trashed = match?.trashed ?? (row(id)?.trashedAt ?? null) !== null;
      return {
        line,
        id,
        edition: editionIn(record),
        players: names,
        startedAt,
        events: events.length,
        trashed,
        misplayed: record.misplayed === true,
        winnersOnly: result !== null && result.scores === null,
        match: match === null ? null : { play: record.id, here: match },
      };
    }

    function passOver({ otherGames, teams }: FileContents['passedOver']): void {
      passedOver = { otherGames: passedOver.otherGames + otherGames, teams: passedOver.teams + teams };
    }

    for await (const found of gamesOf(sources, context, passOver)) {
      if ('box' in found) {
        const { id, title } = found.box;
        boxes[kept.isKept(id) ? 'here' : 'new'].push(quoted(title));
        continue;
      }
      const { file: name, line, game, playedHere, play } = found;
      if (!game.ok) {
        brokenCount += 1;
        if (broken.length < MOST_SHOWN) broken.push({ file: name, line, ...game.error, play });
        continue;
      }
      const its = playedHere === null ? fateHere(game.value) : 'here';
      counts[its] += 1;
      strangers.meet(game.value, playedHere !== null);
      // The user may want to import some of the matches anyway.
      const most = playedHere === null ? MOST_SHOWN : MOST_MATCHES;
      if (games[its].length < most) games[its].push(fileGame(line, game.value, playedHere));
    }
    return { file, counts, games, brokenCount, broken, passedOver, boxes, ...strangers.found() };
  },
};

export function countsOfFates(): Record<Fate, number> {
  return { new: 0, further: 0, here: 0, different: 0 };
}
