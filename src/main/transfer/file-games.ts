import { statSync } from 'node:fs';
import type { Answer, BrokenPlay, GameHere } from '../../shared/api.ts';
import { DEEPEST } from '../../shared/core/limits.ts';
import { quoted, type Problem } from '../../shared/core/problem.ts';
import { err, type Result } from '../../shared/core/result.ts';
import { boxNotAdmitted, claimsBox, readBox, type Box } from '../../shared/record/index.ts';
import { claimsBgStats, resultsIn, type SkippedPlays } from '../../shared/interchange/index.ts';
import { documentsOf, type Given } from './documents.ts';
import { openBoxes } from '../store/boxes.ts';
import { openSettings } from '../store/settings.ts';
import { prepared, type Prepared, type Unfit } from '../store/importing/prepared.ts';
import type { JobContext } from '../job/job.ts';
import type { Source } from './incoming.ts';
import { playedHere } from './played-here.ts';

/** A document's position in the files. */
export interface Origin {
  /** `null` if there is only one file. */
  readonly file: string | null;
  readonly line: number | null;
}

/** A game from a file, ready for import, or why it isn't one. */
export interface FromFile extends Origin {
  readonly game: Result<Prepared, Unfit>;
  /** The game here, if it was exported to a program that assigns its own ids and has come back. */
  readonly playedHere: GameHere | null;
  /** Identifies a play of such a program. */
  readonly play: BrokenPlay | null;
}

/** A box that somebody made, in a document of its own. */
export interface BoxFromFile extends Origin {
  readonly box: Box;
}

/** The games of some files, one after another. Reports progress and what it skips. */
export async function* gamesOf(
  sources: readonly Source[],
  context: Pick<JobContext, 'progress' | 'database'>,
  passOver: (plays: SkippedPlays) => void = () => undefined,
  answers: readonly Answer[] = [],
): AsyncGenerator<FromFile | BoxFromFile> {
  const gameHere = playedHere(context.database, answers);
  const { cardGameBggId } = openSettings(context.database).get();
  const boxes = openBoxes(context.database)
    .list()
    .kept.map(({ box }) => box);
  for await (const { document, file, line, partProgress } of documentsIn(sources, context.progress)) {
    const alone = (game: FromFile['game']): FromFile => ({ file, line, game, playedHere: null, play: null });
    const broken = (found: Problem) => alone(err({ problem: { ...found, index: -1, id: null }, head: null }));
    if (!document.ok) yield broken(document.error);
    else if (claimsBgStats(document.value)) {
      const { results, passedOver } = resultsIn(document.value, cardGameBggId, boxes);
      passOver(passedOver);
      for (const [at, result] of results.entries()) {
        // The program writes all plays into one document, which may take a while.
        partProgress(at / results.length);
        const game = prepared(result);
        const { startedAt, players } = result;
        const play = { startedAt, players: players.map(({ name }) => quoted(name)) };
        yield { file, line, game, playedHere: game.ok ? gameHere(game.value.record) : null, play };
      }
    } else if (claimsBox(document.value)) {
      const box = readBox(document.value);
      const refused = box.ok ? boxNotAdmitted(box.value) : box.error;
      if (refused !== null) yield broken(refused);
      else if (box.ok) yield { file, line, box: box.value };
    } else yield alone(prepared(document.value));
  }
}

interface Found extends Origin, Pick<Given, 'document'> {
  /** Reports progress within this document. */
  readonly partProgress: (share: number) => void;
}

async function* documentsIn(
  sources: readonly Source[],
  progress: JobContext['progress'],
): AsyncGenerator<Found> {
  // Missing and unreadable files are reported when they are reached.
  const sizes = sources.map(({ path }) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  for (const [at, { name, path }] of sources.entries()) {
    const file = sources.length === 1 ? null : name;
    let begun = 0;
    for await (const { document, line, end } of documentsOf(path, '/', DEEPEST)) {
      const from = before + begun;
      const length = end - begun;
      progress(from, all);
      yield { document, file, line, partProgress: (share) => progress(from + share * length, all) };
      begun = end;
    }
    before += sizes[at] ?? 0;
  }
}
