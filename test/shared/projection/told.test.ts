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
import { gameFrom, partsOf, readGame, telling, type Step } from '../told-game.ts';

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
  const { title, tell, text } = telling();
  for (const [what, value] of Object.entries({ ...projection, wall: null })) {
    title(what);
    tell(partsOf(value, what, game.names()));
  }
  title('wall');
  tell(wallTold(projection, game.names()));
  title('values');
  tell(partsOf(rounded(valuesOf(game.timeline())), 'values', game.names()));
  await expect(text()).toMatchFileSnapshot(join(import.meta.dirname, 'told', `${family}-${name}.txt`));
  const artists = editionOf(editionIn(game.record())).edition.artists.map(({ id }) => id);
  expect(unpackWall(packWall(projection.wall, artists), artists)).toEqual(projection.wall);
});

const LIGHTS = {
  'bought by Beatrix': { buyer: 'beatrix' },
  'by Ada or Asta': { artist: 'ada' },
  double: { by: 'double' },
  '4 to 12': { price: { least: 4, most: 12 } },
  '31 and more': { price: { least: 31, most: null } },
  paid: { paid: true },
  'paid nothing': { paid: false },
} as const;

/** Each painting, with the lights in which it is lit. */
function* wallTold({ wall }: Projection, names: readonly string[]): Generator<[string, string]> {
  for (const [round, paintings] of wall.rounds.entries())
    for (const [at, painting] of paintings.entries()) {
      const lit = Object.entries(LIGHTS).flatMap(([light, asked]) =>
        isLit(painting, paintings, asked, (seat) => names[seat] === 'Beatrix') ? light : [],
      );
      yield* partsOf({ ...painting, lit }, `${round + 1}.${at + 1}`, names);
    }
}

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Math.round(part * 1e4) / 1e4 + 0 : part,
    ),
  );
}
