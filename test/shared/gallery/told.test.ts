import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutCards } from '../../../src/shared/gallery/forecast.ts';
import {
  cardsHeld,
  choices,
  explain,
  ifEndedNow,
  inFrontOfPlayers,
  nearlyOver,
  ruleStarter,
  unseen,
} from '../../../src/shared/gallery/index.ts';
import type { GameRecord, Table } from '../../../src/shared/record/index.ts';
import { partsOf, tellGame, type Told } from '../told-game.ts';

/** In boxes with numbers of their own, so that a printed number may change. */
test.each(['with-leading-artists', 'with-every-artist-displayed', 'with-counts-only', 'with-five-players'])(
  'a game %s, step by step',
  async (name) => {
    const path = join(import.meta.dirname, 'told', name);
    await expect(tellGame(`${path}.ndjson`, galleryTold)).toMatchFileSnapshot(`${path}.txt`);
  },
);

function* galleryTold(table: Table, { players }: GameRecord): Told & Generator<[string, string]> {
  if (table.family !== 'gallery') throw new Error('a game of the other family');
  const { state } = table;
  const names = players.map(({ name }) => name);
  const { adjust, ...others } = choices(state);
  const { next = null, finishedTogether = [] } = others.settle ?? {};
  const known = {
    may: Object.entries(others).flatMap(([key, choice]) => (choice ? key : [])),
    ...others,
    adjust,
    ifEndedNow: ifEndedNow(state),
    near: nearlyOver(state),
    unseen: unseen(state),
    held: cardsHeld(state),
    'without cards': withoutCards(state).map((seat) => names[seat]),
    'in front of players': inFrontOfPlayers(state),
    starts: next && [null, ...finishedTogether].map((seat) => ruleStarter(state, next, seat)),
  };
  for (const [what, value] of Object.entries(known)) yield* partsOf(value, what, names);
  for (let round = 1; round <= state.round; round += 1)
    yield* partsOf(explain(state, round), `round ${round}`, names);
}
