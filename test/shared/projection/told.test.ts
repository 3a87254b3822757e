import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  isLit,
  packWall,
  project,
  unpackWall,
  valuesOf,
  type Projection,
} from '../../../src/shared/projection/index.ts';
import { editionIn, editionOf, type EventJson } from '../../../src/shared/record/index.ts';
import { page, told } from '../../telling.ts';
import { gameFrom, readGame, type Step } from '../told-game.ts';

/** The games that are told next to their family's rules. */
test.each([
  ['auction', 'with-split-doubles'],
  ['auction', 'with-a-mystery-hand'],
  ['auction', 'without-prices'],
  ['auction', 'with-counts-only'],
  ['gallery', 'with-leading-artists'],
  ['gallery', 'with-every-artist-displayed'],
  ['gallery', 'with-counts-only'],
] as const)('the rows and the wall of a game of the %s family %s', async (family, name) => {
  const { head, steps } = readGame<Step>(join(import.meta.dirname, '..', family, 'told', `${name}.ndjson`));
  const game = gameFrom(head);
  const events: EventJson[] = [];
  for (const step of steps) {
    if ('type' in step) events.push(step);
    else if ('undo' in step) events.splice(-step.undo);
  }
  game.goTo(events);
  const projection = project(game.timeline());
  if (projection === null) throw new Error('the game has been won');
  const { wall, ...rows } = projection;
  const lines = Object.entries({ ...rows, values: valuesOf(game.timeline()) }).flatMap(([what, value]) =>
    told(what, rounded(value), { names: game.names() }),
  );
  const text = page(lines, told('wall', wallTold(wall, game.names()), { names: game.names() }));
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'told', `${family}-${name}.txt`));
  const artists = editionOf(editionIn(game.record())).edition.artists.map(({ id }) => id);
  expect(unpackWall(packWall(wall, artists), artists)).toEqual(wall);
});

const LIGHTS = {
  Beatrix: { buyer: 'beatrix' },
  'A…': { artist: 'ada' },
  double: { by: 'double' },
  '4–12': { price: { least: 4, most: 12 } },
  '31+': { price: { least: 31, most: null } },
  paid: { paid: true },
  unpaid: { paid: false },
} as const;

/** Each painting, with the lights in which it is lit. */
function wallTold({ rounds }: Projection['wall'], names: readonly string[]) {
  return rounds.flatMap((paintings, round) =>
    paintings.map((painting) => {
      const lit = Object.entries(LIGHTS).flatMap(([light, asked]) =>
        isLit(painting, paintings, asked, (seat) => names[seat] === 'Beatrix') ? light : [],
      );
      return { round: round + 1, ...painting, lit: lit.join(' ') };
    }),
  );
}

/** As coarse as it may be on another machine. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Math.round(part * 1e4) / 1e4 + 0 : part,
    ),
  );
}
