import { editionOf, replay, type EditionId } from '../src/shared/record/index.ts';
import { wholeGame } from '../test/shared/record/games.ts';
import { median, report } from './interleaved.ts';

/** Replaying parsed, not yet validated records against parsing their text, over whole random games. */

const GAMES = 1_000;
const TURNS = 31;
const WARM_UP_TURNS = 5;
const MOST = 2;

const games = Array.from({ length: GAMES }, (_, seed) => wholeGame(seed));

/** What this thread spends on some work: nothing else on the machine counts. */
function spent(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** The ratio of one turn: the same texts parsed, and what came of them replayed. */
function turn(texts: readonly string[]): number {
  let records: unknown[] = [];
  const parsing = spent(() => (records = texts.map((text) => JSON.parse(text) as unknown)));
  const replaying = spent(() => {
    for (const record of records) if (!replay(record).ok) throw new Error('a game that was played replays');
  });
  return replaying / parsing;
}

function medianTurn(editions: (edition: EditionId) => boolean): number {
  const texts = games.filter(({ edition }) => editions(edition)).map((game) => JSON.stringify(game));
  for (let warmUp = 0; warmUp < WARM_UP_TURNS; warmUp += 1) turn(texts);
  return median(Array.from({ length: TURNS }, () => turn(texts)));
}

for (const family of ['auction', 'gallery'] as const) {
  report(
    `${family} games`,
    medianTurn((edition) => editionOf(edition).family === family),
    MOST,
  );
}
report(
  `${GAMES} whole games of both families`,
  medianTurn(() => true),
  MOST,
);
