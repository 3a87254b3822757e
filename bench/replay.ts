import { editionOf, replay, type EditionId } from '../src/shared/record/index.ts';
import { wholeGame } from '../test/shared/record/games.ts';
import { median, report } from './interleaved.ts';

/** Replaying parsed, not yet validated records compared with parsing their text, over whole random games. */

const GAMES = 1_000;
const TURNS = 31;
const WARM_UP_TURNS = 5;
const MOST = 2;

const games = Array.from({ length: GAMES }, (_, seed) => wholeGame(seed));

/** CPU time of this thread, so that other load on the machine doesn't count. */
function spent(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** The ratio for one turn: replaying the texts against parsing them. */
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
